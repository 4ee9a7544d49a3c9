// Written by scripts/genMessages.ts. Do not edit.
export default {
 "social.title": "ログイン",
 "social.preparing": "ログインを準備しています…",
 "social.leaving": "{provider}に移動しています…",
 "social.number.title": "どの番号が表示されていますか？",
 "social.number.body": "{host}のページがログインの際に表示している番号を選んでください。番号を表示しているページがない場合は、このウィンドウを閉じてください。",
 "social.refused.title": "別の番号が選ばれました",
 "social.refused.body": "アカウントの安全のため、このログインは中止されました。このウィンドウを閉じて、最初からやり直してください。",
 "social.ended.title": "このログインは終了しました",
 "social.ended.body": "このウィンドウを閉じて、元のページで最初からやり直してください。",
 "social.elsewhere.title": "もう一方のウィンドウで続けてください",
 "social.elsewhere.body": "このログインは、すでに別のウィンドウで開いています。こちらは閉じてかまいません。",
 "social.failed.title": "うまくいきませんでした",
 "social.failed.body": "ログインを開始できませんでした。このウィンドウを閉じて、もう一度お試しください。",
 "social.offline": "サーバーに接続できません。引き続き試しています。",
 "social.close": "このウィンドウを閉じる"
} as const
