// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "button.connect": "ウォレットを接続",
 "button.connecting": "接続中…",
 "button.wrongNetwork": "ネットワークが違います",
 "a11y.close": "閉じる",
 "a11y.back": "戻る",
 "a11y.help": "ウォレットとは？",
 "a11y.copied": "コピーしました",
 "a11y.copyFailed": "コピーできませんでした",
 "a11y.loading": "読み込み中",
 "a11y.dismiss": "閉じる",
 "a11y.newTab": "新しいタブで開きます",
 "a11y.clearSearch": "検索をクリア",
 "a11y.results": [
  [
   "count",
   2,
   {
    "=0": "結果なし",
    "other": [
     0,
     "件の結果"
    ]
   }
  ]
 ],
 "action.tryAgain": "もう一度試す",
 "action.openWallet": [
  [
   "wallet"
  ],
  "を開く"
 ],
 "action.otherWallet": "別のウォレットを選ぶ",
 "branding.poweredBy": [
  "Powered by ",
  [
   "name"
  ]
 ],
 "badge.recent": "最近使用",
 "badge.installed": "インストール済み",
 "badge.active": "使用中",
 "badge.current": "現在",
 "badge.connected": "接続済み",
 "badge.testnet": "テストネット",
 "connect.title": "ウォレットを接続",
 "connect.allWallets": "すべてのウォレット",
 "connect.walletCount": [
  [
   "count"
  ],
  "+"
 ],
 "connect.logins": "ログイン",
 "connect.noWallet": "ウォレットを持っていません",
 "connect.whatIsWallet": "ウォレットとは？",
 "connect.empty.title": "ウォレットが見つかりません",
 "connect.empty.body": "このブラウザにはまだウォレットがありません。数分で用意できます。",
 "connect.forChain": [
  [
   "chain"
  ],
  "対応のウォレット"
 ],
 "connect.chooseChain.title": "チェーンを選択",
 "connect.chooseChain.body": [
  [
   "wallet"
  ],
  "は複数のチェーンに対応しています。どれに接続しますか？"
 ],
 "connect.chooseChain.networks": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "個のネットワーク"
    ]
   }
  ]
 ],
 "allWallets.title": "すべてのウォレット",
 "allWallets.search": "ウォレットを検索",
 "allWallets.list": "ウォレット",
 "allWallets.empty.title": "ウォレットが見つかりません",
 "allWallets.empty.body": [
  "「",
  [
   "query"
  ],
  "」に一致するものはありません。つづりを確認するか、別の名前でお試しください。"
 ],
 "allWallets.more": "もっと見る",
 "connecting.waiting.title": [
  [
   "wallet"
  ],
  "を開いて承認してください"
 ],
 "connecting.waiting.body": "ウォレットにリクエストが届いています。",
 "connecting.declined.title": "リクエストが拒否されました",
 "connecting.declined.body": "もう一度お試しいただけます。",
 "connecting.pending.title": "未処理のリクエストがあります",
 "connecting.pending.body": [
  [
   "wallet"
  ],
  "で処理してから、もう一度お試しください。"
 ],
 "connecting.inApp.title": [
  [
   "wallet"
  ],
  "で続ける"
 ],
 "connecting.inApp.body": [
  [
   "wallet"
  ],
  "の内蔵ブラウザでこのページが開きます。そこで接続してください。"
 ],
 "connecting.notInstalled.title": [
  [
   "wallet"
  ],
  "がインストールされていません"
 ],
 "connecting.notInstalled.body": "インストールしてから、このページに戻って再読み込みしてください。",
 "connecting.notInstalled.install": [
  [
   "wallet"
  ],
  "をインストール"
 ],
 "connecting.timedOut.title": [
  [
   "wallet"
  ],
  "から応答がありません"
 ],
 "connecting.timedOut.body": "時間切れになりました。ウォレットを開いて、もう一度お試しください。",
 "connecting.blocked.title": "ウィンドウがブロックされました",
 "connecting.blocked.body": [
  "ブラウザが",
  [
   "wallet"
  ],
  "を開けませんでした。確認が出たらこのページのポップアップを許可して、もう一度お試しください。"
 ],
 "connecting.failed.title": "接続できませんでした",
 "connecting.failed.body": [
  [
   "wallet"
  ],
  "で問題が発生しました。もう一度試すか、別のウォレットをお選びください。"
 ],
 "connecting.done": "接続しました",
 "error.connect/rejected": "リクエストが拒否されました。もう一度お試しいただけます。",
 "error.connect/failed": "接続できませんでした。もう一度お試しください。",
 "error.connect/pending": "ウォレットに未処理のリクエストがあります。先にそちらを処理してください。",
 "error.connect/timeout": "ウォレットが時間内に応答しませんでした。もう一度お試しください。",
 "error.connect/not_installed": "このウォレットは、このブラウザにインストールされていません。",
 "error.connection/none": "接続中のウォレットはありません。",
 "error.connection/reconnecting": "再接続中です。少し待ってから、もう一度お試しください。",
 "error.disconnect/failed": "接続を解除できませんでした。もう一度お試しください。",
 "error.network/unknown": "ここでは扱えないネットワークです。",
 "error.network/unsupported": "お使いのウォレットは、このネットワークに対応していません。",
 "error.network/switch_failed": "ネットワークを切り替えられませんでした。もう一度お試しください。",
 "error.network/switch_rejected": "切り替えが拒否されました。もう一度お試しいただけます。",
 "error.sign/rejected": "署名が拒否されました。もう一度お試しいただけます。",
 "error.sign/failed": "ウォレットで署名できませんでした。もう一度お試しください。",
 "error.balance/unavailable": "残高を表示できません",
 "error.wallet/disconnected": "ウォレットの接続が切れました。ウォレットを開いて、もう一度お試しください。",
 "error.wallet/unauthorized": "ウォレットがこの操作を許可していません。ロックを解除して、もう一度お試しください。",
 "error.wallet/unsupported_method": "お使いのウォレットは、この操作に対応していません。",
 "error.request/action_not_allowed": "この操作は許可されていません",
 "error.request/timeout": "時間内に応答がありませんでした。もう一度お試しください。",
 "error.request/http_failed": "サーバーに接続できませんでした。接続を確認して、もう一度お試しください。",
 "error.general/unexpected": "問題が発生しました。もう一度お試しください。",
 "alert.view/unavailable.title": "この画面は利用できません",
 "alert.view/unavailable.body": "このアプリでは、この機能を提供していません。",
 "alert.network/not_found.title": "ネットワークが見つかりません",
 "alert.network/not_found.body": "このアプリは、そのネットワーク用に設定されていません。",
 "alert.project/origin_not_allowed.title": "アプリの設定が無効です",
 "alert.project/origin_not_allowed.body": "このアドレスはプロジェクトの許可リストにありません。プロジェクトの所有者が設定で追加できます。",
 "alert.project/domain_unverified.title": "アプリの設定が無効です",
 "alert.project/domain_unverified.body": "このドメインは、プロジェクトで確認されていません。",
 "alert.project/invalid_id.title": "アプリの設定が無効です",
 "alert.project/invalid_id.body": "プロジェクトIDが無効です。設定を更新してください",
 "alert.project/missing_id.title": "プロジェクトIDが設定されていません",
 "alert.project/missing_id.body": "この機能にはプロジェクトが必要です。",
 "alert.embedded/load_failed.title": "ネットワークエラー：内蔵ウォレットを読み込めませんでした",
 "alert.embedded/load_failed.body": "接続を確認して、あとでもう一度お試しください。",
 "alert.embedded/timeout.title": "内蔵ウォレットへのリクエストが時間切れになりました",
 "alert.embedded/timeout.body": "あとでもう一度お試しください。",
 "alert.session/expired.title": "セッションの期限切れ",
 "alert.session/expired.body": "このデバイスの日付と時刻を確認して、もう一度接続してください。",
 "alert.config/server_error.title": "サーバーエラー",
 "alert.config/server_error.body": "アプリの設定を取得できませんでした。一部の機能が使えない場合があります。",
 "alert.config/rate_limited.title": "アクセスが多すぎます",
 "alert.config/rate_limited.body": "少し待ってから、ページを再読み込みしてください。",
 "time.now": "たった今",
 "time.minute": [
  [
   "count",
   4
  ],
  "分前"
 ],
 "time.hour": [
  [
   "count",
   4
  ],
  "時間前"
 ],
 "time.day": [
  [
   "count",
   4
  ],
  "日前"
 ],
 "time.month": [
  [
   "count",
   4
  ],
  "か月前"
 ],
 "time.year": [
  [
   "count",
   4
  ],
  "年前"
 ],
 "error.connect/window_blocked": "ブラウザがウォレットのウィンドウをブロックしました。もう一度お試しください。",
 "error.node/insufficient_funds": "金額とネットワーク手数料の合計に対して残高が足りません。",
 "error.node/execution_reverted": "この取引はコントラクトに拒否されます。何も送信されていません。",
 "error.node/nonce_too_low": "ウォレットは、この番号の取引をすでに送信しています。もう一度お試しください。",
 "error.node/nonce_too_high": "このアカウントの以前の取引がまだ完了していません。完了してから、もう一度お試しください。",
 "error.node/fee_cap_too_low": "ネットワーク手数料が上がりました。もう一度お試しください。",
 "error.pay/invalid_request": "アプリのリクエストが無効です。支払いは行われていません。",
 "error.pay/unsupported_asset": "このトークンはここから支払えません。存在しないか、送金のたびに一部を差し引くトークンの可能性があります。",
 "error.pay/in_progress": "この支払いは別のタブで進行中です。そちらで完了してください。",
 "error.pay/insufficient_funds": "このスワップとネットワーク手数料に対して残高が足りません。",
 "remote.title": "QRコードで接続",
 "remote.off.title": "ここではQRコードを使えません",
 "remote.off.body": "このアプリはQRコードによる接続を設定していません。代わりに、このブラウザのウォレットを使えます。",
 "remote.off.allWallets": "すべてのウォレットを見る",
 "badge.qr": "QRコード",
 "remote.code": "ウォレット用のQRコード",
 "remote.scan": "スマートフォンのウォレットでスキャンしてください。",
 "remote.scanWith": [
  "スマートフォンの",
  [
   "wallet"
  ],
  "でスキャンしてください。"
 ],
 "remote.scanHere": "別のデバイスでスキャンするか、このデバイスのウォレットを開いてください。",
 "remote.renews": [
  [
   "seconds"
  ],
  "秒後に新しいコードに更新されます。"
 ],
 "remote.copy": "リンクをコピー",
 "remote.getApp": "アプリを入手",
 "remote.appStore": "App Store",
 "remote.playStore": "Google Play",
 "remote.tabs": [
  [
   "wallet"
  ],
  "を使う場所"
 ],
 "remote.tab.browser": "ブラウザ",
 "remote.tab.mobile": "モバイル",
 "remote.tab.desktop": "デスクトップ",
 "remote.tab.web": "ウェブ",
 "remote.notDetected.title": [
  [
   "wallet"
  ],
  "が検出されませんでした"
 ],
 "remote.notDetected.body": "このブラウザにインストールして、ページを再読み込みしてください。別のデバイスでも使えます。",
 "remote.notDetected.phone": "スマートフォンを使う",
 "remote.open.title": [
  [
   "wallet"
  ],
  "で続ける"
 ],
 "remote.open.body": "そこで承認したら、このページに戻ってください。",
 "remote.open.device": "このデバイスのウォレットを開く",
 "remote.help.title": "開かない場合",
 "remote.help.body": [
  "リンクをコピーして",
  [
   "wallet"
  ],
  "に貼り付けるか、先にアプリを入手してください。"
 ],
 "remote.help.inApp": [
  [
   "wallet"
  ],
  "でこのページを開く"
 ],
 "remote.help.site": "ウェブサイトを開く",
 "remote.linking.title": "あと少しです",
 "remote.linking.body": "ウォレットで承認されました。接続を設定しています。",
 "remote.declined.title": "ウォレットで拒否されました",
 "remote.declined.body": "接続されていません。もう一度お試しいただけます。",
 "remote.unreachable.title": "コードを作成できませんでした",
 "remote.unreachable.body": "ウォレットとの中継サービスが応答しません。インターネット接続を確認して、もう一度お試しください。",
 "remote.refused.title": "コードを作成できませんでした",
 "remote.refused.body": "ウォレットとの中継サービスがこのページを拒否しました。デバイスの時刻を確認して、もう一度お試しください。",
 "remote.failed.title": "接続できませんでした",
 "remote.failed.body": "ウォレットの応答をここでは使えません。もう一度試すか、別のウォレットをお選びください。",
 "error.pairing/expired": "ウォレットが応答する前にコードの有効期限が切れました。もう一度お試しください。",
 "error.pairing/relay_unreachable": "このページとウォレットの間の中継サービスに接続できませんでした。もう一度お試しください。",
 "error.pairing/relay_refused": "このページとウォレットの間の中継サービスが、このアプリを拒否しました。アプリの開発元にお知らせください。",
 "error.pairing/invalid_grant": "ウォレットが、求められた内容と異なる許可をしました。もう一度お試しください。",
 "embedded.frame.login": "ウォレットにログイン",
 "embedded.frame.approval": "ウォレットへのリクエスト",
 "embedded.frame.account": "ウォレットのアカウント",
 "embedded.sending": [
  [
   "email"
  ],
  "にメールを送信しています"
 ],
 "embedded.waiting": "ウォレットを読み込んでいます",
 "embedded.linking.title": "ログインしました",
 "embedded.linking.body": "ウォレットを開いています…",
 "embedded.failed.title": "ログインできませんでした",
 "embedded.failed.noAccess": "このアカウントは利用できません",
 "embedded.failed.otherEmail": "別のメールアドレスを使う",
 "embedded.row.subtitle": "メールでログイン中",
 "embedded.security.title": "セキュリティ",
 "embedded.security.subtitle": "ウォレットを開ける人",
 "embedded.security.assisted": "ログインだけで開けます。",
 "embedded.security.fragile": "開けるのはあなただけで、方法は1つです。",
 "embedded.security.secured": "開けるのはあなただけです。",
 "embedded.security.exit": "開けるのはあなただけで、いつでも移行できます。",
 "embedded.security.next.kit": "次のステップ：リカバリーキット",
 "embedded.security.next.passkey": "次のステップ：パスキー",
 "embedded.security.next.secure": "次のステップ：自分だけのものにする",
 "embedded.security.next.export": "次のステップ：移行キット",
 "embedded.security.failed": "表示できませんでした",
 "embedded.change.intro": "現在のアドレスに届くコードと、新しいアドレスに届くコードを順に入力します。",
 "embedded.change.present": "現在のメールアドレス",
 "embedded.change.label": "新しいメールアドレス",
 "embedded.change.send": "続ける",
 "embedded.change.done": "メールアドレスを変更しました",
 "embedded.notAllowed": "この操作は許可されていません",
 "embedded.error.email_invalid": "メールアドレスを入力してください（例：ana@example.com）。",
 "embedded.error.login/cool_down": [
  [
   "seconds"
  ],
  "秒後にもう一度お試しください"
 ],
 "embedded.error.embedded/load_failed": "ウォレットを読み込めませんでした。接続を確認して、あとでもう一度お試しください。",
 "embedded.error.embedded/timeout": "ウォレットが時間内に応答しませんでした。もう一度お試しください。",
 "embedded.error.login/mail_failed": "メールを届けられませんでした。アドレスを確認するか、もう一度お試しください。",
 "embedded.error.login/attempt_ended": "コードの有効期限が切れました。新しいコードを取得してください。",
 "embedded.error.login/too_many_tries": "コードの入力を何度も間違えました。新しいコードを取得してください。",
 "embedded.error.login/device_refused": "メールで別の番号が選ばれました。もう一度試し、ここに表示される番号を選んでください。",
 "embedded.error.login/change_pending": "このアカウントのメールアドレスは変更されました。元に戻すには通知メールのリンクを開いてください。または1日お待ちください。",
 "embedded.error.login/not_allowed": "このサイトでは、このアカウントを利用できません。別のアカウントを使うか、サイトに利用を申請してください。",
 "embedded.error.login/user_disabled": "このアプリがあなたのアカウントを停止しました。もう一度ログインすると、ウォレットを持ち出せます。",
 "embedded.error.login/email_off": "ここではメールでログインできません。",
 "embedded.error.login/clock_skewed": "このデバイスの日付と時刻を確認して、もう一度お試しください。",
 "embedded.error.request/http_failed": "ウォレットのサーバーに接続できませんでした。接続を確認して、もう一度お試しください。",
 "embedded.error.embedded/unreachable": "現在、ウォレットに接続できません。1分後にもう一度お試しください。",
 "embedded.error.embedded/untrusted": "サーバーからウォレットのものではないデータが届いたため、ウォレットを開きませんでした。このサイトのサポートにお問い合わせください。",
 "embedded.error.stopped": "現在、ウォレットは一時停止中です。あとでもう一度お試しください。",
 "embedded.error.escrow/login_required": "メールのリンクとコードを使って、もう一度ログインしてください。",
 "embedded.error.request/too_many": "リクエストが多すぎます。少し待ってから、もう一度お試しください。",
 "embedded.error.failed": "うまくいきませんでした。もう一度お試しください。",
 "embedded.row.social": [
  [
   "provider"
  ],
  "でログイン中"
 ],
 "embedded.social.list": "アカウントでログイン",
 "embedded.social.continue": [
  [
   "provider"
  ],
  "で続ける"
 ],
 "embedded.social.waiting.title": "ウィンドウで続けてください",
 "embedded.social.waiting.body": [
  "開いたウィンドウで",
  [
   "provider"
  ],
  "にログインしてください。"
 ],
 "embedded.social.blocked": "ウィンドウがブロックされました",
 "embedded.social.closed": "ウィンドウが閉じられました",
 "embedded.social.declined": "ログインが拒否されました",
 "embedded.social.open": "ウィンドウを開く",
 "embedded.social.other": "別の方法を使う",
 "embedded.farcaster.scan": "スマートフォンでスキャン",
 "embedded.farcaster.here": "Farcasterアプリで続ける",
 "embedded.farcaster.only": "Farcasterアプリで承認してください。承認するのは、自分で始めたログインだけにしてください。",
 "embedded.farcaster.expires": [
  "このコードの有効期限は残り",
  [
   "seconds"
  ],
  "秒です。"
 ],
 "embedded.farcaster.code": "Farcasterアプリ用のコード",
 "embedded.farcaster.copy": "リンクをコピー",
 "embedded.farcaster.open": "Farcasterを開く",
 "embedded.farcaster.failed": [
  [
   "provider"
  ],
  "に接続できませんでした"
 ],
 "embedded.farcaster.expired": "コードの有効期限が切れました",
 "embedded.farcaster.expiredBody": "時間内に承認されませんでした。もう一度試して、新しいコードを取得してください。",
 "embedded.error.login/window_blocked": "ブラウザがウィンドウを開けませんでした。下のボタンで開いてください。",
 "embedded.error.login/window_closed": "ログインする前にウィンドウが閉じられました。もう一度お試しいただけます。",
 "embedded.error.login/window_foreign": "ウィンドウで別の番号が選ばれました。もう一度試し、ここに表示される番号を選んでください。",
 "embedded.error.login/visit_ended": "ログインに時間がかかりすぎました。もう一度お試しください。",
 "embedded.error.login/provider_declined": "ウィンドウで拒否されたため、何も共有されていません。もう一度お試しいただけます。",
 "embedded.error.login/provider_failed": "ログインを確認できませんでした。少ししてから、もう一度お試しください。",
 "embedded.error.login/provider_off": "ここではこのログイン方法を使えません。別の方法をお使いください。",
 "embedded.passkey.continue": "パスキーで続ける",
 "embedded.passkey.name": "パスキー",
 "embedded.row.passkey": "パスキーでログイン中",
 "embedded.guest.continue": "ゲストとして続ける",
 "embedded.guest.name": "ゲスト",
 "embedded.row.guest": "メールアドレスなし",
 "embedded.guest.secure": "このウォレットを保護",
 "embedded.security.temporary": "このブラウザだけにあります。データを消去すると、ウォレットは失われます。",
 "embedded.error.login/guest_off": "このサイトではゲストを利用できません。別の方法をお使いください。",
 "embedded.linked.title": "リンク済みウォレット",
 "embedded.linked.subtitle": "すでにお持ちのウォレット",
 "embedded.linked.intro": "このアプリは、これらのウォレットがあなたのものだと認識しています。これらでログイン用のウォレットを開くことはできません。",
 "embedded.linked.unread": "リンク済みウォレットを読み込めませんでした",
 "embedded.linked.none.title": "リンク済みウォレットはありません",
 "embedded.linked.none.body": "お持ちのウォレットをリンクすると、あなたのものだとこのアプリに伝わります。メッセージに署名しますが、費用はかかりません。",
 "embedded.linked.add": "ウォレットをリンク",
 "embedded.linked.full": [
  "リンク数が上限の",
  [
   "count"
  ],
  "個に達しています。先に1つ解除してください。"
 ],
 "embedded.linked.choose": "このブラウザのウォレットを選んでください。",
 "embedded.linked.missing.title": "ウォレットが見つかりません",
 "embedded.linked.missing.body": "このブラウザにウォレットをインストールするか有効にして、もう一度お試しください。",
 "embedded.linked.unlink": "リンクを解除",
 "embedded.linked.keep": "解除しない",
 "embedded.linked.cancel": "キャンセル",
 "embedded.linked.confirm.title": [
  [
   "name"
  ],
  "のリンクを解除しますか？"
 ],
 "embedded.linked.confirm.body": "このウォレットがあなたのものだと、このアプリは認識しなくなります。あとで再びリンクできます。",
 "embedded.linked.step.connect.title": [
  [
   "name"
  ],
  "で接続"
 ],
 "embedded.linked.step.connect.body": "リンクするアカウントを選んでください。",
 "embedded.linked.step.approve.title": [
  [
   "name"
  ],
  "をリンク中"
 ],
 "embedded.linked.step.approve.body": "リクエストを読み込んでいます…",
 "embedded.linked.step.sign.title": [
  [
   "name"
  ],
  "で署名"
 ],
 "embedded.linked.step.sign.body": "ウォレットがあなたのものだと示すメッセージです。資産は動きません。",
 "embedded.linked.declined": "拒否されました。何もリンクされていません。",
 "embedded.linked.error.links/taken": "このウォレットは、このアプリの別のアカウントにリンクされています。先にそちらで解除してください。",
 "embedded.linked.error.links/ended": "時間がかかりすぎました。もう一度お試しください。",
 "embedded.linked.error.escrow/waiting": "これは新しいデバイスです。ここでウォレットを開けるようになると、リンクできます。"
}
export default catalogue
