// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "approval.title.message": "メッセージに署名",
 "approval.title.signIn": "サインイン",
 "approval.title.typedData": "データに署名",
 "approval.title.transaction": "取引の確認",
 "approval.title.session": "確認なしの支出を許可",
 "approval.title.link": "ウォレットをリンク",
 "approval.from": "リクエスト元",
 "approval.action.signMessage": "このメッセージに署名する",
 "approval.action.signIn": [
  [
   "domain"
  ],
  "にサインインする"
 ],
 "approval.action.signData": [
  "「",
  [
   "name"
  ],
  "」に署名する"
 ],
 "approval.action.sendCoin": [
  [
   "amount"
  ],
  "を",
  [
   "to"
  ],
  "に送る"
 ],
 "approval.action.sendToken": [
  [
   "amount"
  ],
  "を",
  [
   "to"
  ],
  "に送る"
 ],
 "approval.action.moveToken": [
  [
   "amount"
  ],
  "を",
  [
   "from"
  ],
  "から",
  [
   "to"
  ],
  "に移す"
 ],
 "approval.action.sendItem": [
  [
   "token"
  ],
  "のアイテム",
  [
   "id"
  ],
  "を",
  [
   "from"
  ],
  "から",
  [
   "to"
  ],
  "に移す"
 ],
 "approval.action.allow": [
  [
   "spender"
  ],
  "に",
  [
   "amount"
  ],
  "の使用を許可する"
 ],
 "approval.action.allowFee": [
  [
   "spender"
  ],
  "がネットワーク手数料として",
  [
   "amount"
  ],
  "を受け取ることを許可する"
 ],
 "approval.action.allowUnlimited": [
  [
   "spender"
  ],
  "に",
  [
   "token"
  ],
  "の無制限の使用を許可する"
 ],
 "approval.action.allowAll": [
  [
   "spender"
  ],
  "に、あなたが持つ",
  [
   "token"
  ],
  "をすべて動かすことを許可する"
 ],
 "approval.action.revoke": [
  [
   "spender"
  ],
  "による",
  [
   "token"
  ],
  "の使用許可を取り消す"
 ],
 "approval.action.revokeAll": [
  [
   "token"
  ],
  "の使用許可をすべて取り消す"
 ],
 "approval.action.call": [
  [
   "contract"
  ],
  "の",
  [
   "selector"
  ],
  "を実行する"
 ],
 "approval.action.create": "コントラクトを作成する",
 "approval.action.deployAccount": "このネットワークにスマートアカウントを作成する",
 "approval.action.upgradeAccount": "このネットワークであなたのアカウントのスマート機能を有効にする。アドレスは変わりません。",
 "approval.action.openSession": [
  "このアプリが",
  [
   "until"
  ],
  "まで、",
  [
   "period"
  ],
  "ごとに最大",
  [
   "amount"
  ],
  "を送ることを許可する。合計で最大",
  [
   "total"
  ],
  "です。"
 ],
 "approval.action.endSession": [
  [
   "period"
  ],
  "ごとに最大",
  [
   "amount"
  ],
  "を送る許可を終了する"
 ],
 "approval.action.openAccount": [
  [
   "owner"
  ],
  "用にアカウント",
  [
   "address"
  ],
  "を開設する"
 ],
 "approval.action.closeAccount": [
  "アカウント",
  [
   "address"
  ],
  "を閉鎖し、残りを",
  [
   "to"
  ],
  "に送る"
 ],
 "approval.action.changeAuthority": [
  [
   "address"
  ],
  "の管理権限を",
  [
   "to"
  ],
  "に渡す"
 ],
 "approval.action.dropAuthority": [
  [
   "address"
  ],
  "の管理権限を放棄する"
 ],
 "approval.action.memo": [
  "メモ「",
  [
   "text"
  ],
  "」を追加する"
 ],
 "approval.action.linkWallet": "このウォレットを、このアプリのあなたのアカウントにリンクする",
 "approval.units": [
  [
   "token"
  ],
  "の最小単位で",
  [
   "amount"
  ]
 ],
 "approval.token.unlisted": [
  "「",
  [
   "symbol"
  ],
  "」（",
  [
   "address"
  ],
  "、リスト未掲載）"
 ],
 "approval.token.unknown": [
  "トークン",
  [
   "address"
  ]
 ],
 "approval.coin": [
  "ネットワークのコイン",
  [
   "amount"
  ]
 ],
 "approval.label.network": "ネットワーク",
 "approval.label.fee": "ネットワーク手数料（最大）",
 "approval.label.sponsored": "ネットワーク手数料",
 "approval.sponsored": "代わりに支払われます",
 "approval.label.account": "あなたのアカウント",
 "approval.label.smartAccount": "あなたのスマートアカウント",
 "approval.label.actions": "実行される内容",
 "approval.details": "署名する内容のすべて",
 "approval.network.unknown": [
  "ネットワーク",
  [
   "id"
  ]
 ],
 "approval.fails.title": "この操作は失敗します",
 "approval.fails.body": "ネットワークに拒否されますが、手数料がかかる場合があります。",
 "approval.unfunded.title": "残高が足りません",
 "approval.unfunded.body": "このアカウントの残高は、この操作とネットワーク手数料に足りません。先に入金してください。",
 "approval.unknown.title": "確認できませんでした",
 "approval.unknown.body": "ネットワークで事前に試せませんでした。リクエスト元を信頼できる場合だけ続けてください。",
 "approval.warning.foreignSignIn": "リクエスト元とは別のサイトにサインインしようとしています。そのサイトのアカウントを乗っ取る試みである可能性が非常に高いです。",
 "approval.warning.looksLikeHash": "取引など、別のもののハッシュ値のようです。署名すると資産が動く可能性があります。",
 "approval.warning.unlimitedAllowance": "許可先は、今後いつでも、あなたが持つこのトークンをすべて引き出せるようになります。",
 "approval.warning.allowsAll": "許可先は、今後いつでも、このコレクションのアイテムをすべて引き出せるようになります。",
 "approval.warning.authorityChange": "アカウントの管理権限が別のアドレスに渡ります。",
 "approval.warning.permit": "この署名は使用許可です。再度の確認なしに使われることがあります。",
 "approval.warning.order": "これはマーケットプレイスの注文です。署名すると、出品したものを手放すことになる場合があります。",
 "approval.warning.session": "送る時期と相手はアプリが決め、再度の確認はありません。いつでも終了できます。",
 "approval.warning.otherChain": "表示されているものとは別のネットワーク向けです。",
 "approval.warning.otherAccount": "あなたのものではないアカウントに関する内容です。",
 "approval.warning.unknownCall": "このコントラクトの呼び出しが何をするか判別できません。",
 "approval.warning.createsContract": "ネットワーク上にコントラクトが作成されます。",
 "approval.warning.unknownProgram": "このプログラムが何をするか判別できません。",
 "approval.warning.lookupTables": "一部のアカウントはネットワーク上の表に記載されており、ここには表示できません。",
 "approval.warning.durableNonce": "期限がありません。署名すると、あとからいつでも送信できます。",
 "approval.warning.unreadable": "テキストとして読み取れません。",
 "approval.warning.highFee": "ネットワーク手数料が通常より大幅に高くなっています。",
 "approval.warning.malformedSignIn": "正しい形式のサインインではありません。",
 "approval.warning.severalTransactions": "複数の取引を一度に承認することになります。",
 "approval.approve": "承認",
 "approval.sign": "署名",
 "approval.decline": "拒否",
 "approval.wait": "全体が1秒間表示されると、操作できるようになります。",
 "approval.window.why": "ページがここの表示を隠したり変えたりするおそれがあります。ウォレットのウィンドウで判断してください。",
 "approval.window.open": "ウィンドウで確認",
 "approval.window.waiting": "開いたウィンドウで判断してください",
 "approval.window.blocked": "ウィンドウが開きませんでした。このページのポップアップを許可して、もう一度お試しください。",
 "approval.window.closed": "判断する前にウィンドウが閉じられました。",
 "approval.window.lost": "ここで判断するものはもうありません。このウィンドウを閉じてかまいません。",
 "approval.next.signIn": "サインインに費用はかからず、資産も動きません。",
 "approval.next.signature": "署名すると、取り消せません。",
 "approval.next.transaction": "承認すると、元に戻せません。",
 "approval.next.session": "これらの上限はネットワークによって守られます。",
 "approval.next.link": "資産は動きません。リンクはいつでも解除できます。",
 "approval.window.again": "もう一度開く",
 "approval.window.title": "リクエストを承認",
 "action.cancel": "キャンセル",
 "action.continue": "続ける",
 "action.done": "完了",
 "change.old.title": "ご本人の確認",
 "change.old.body": [
  "メールアドレスを",
  [
   "next"
  ],
  "に変更するには、",
  [
   "email"
  ],
  "に送ったコードを入力してください。"
 ],
 "change.new.title": "新しいメールアドレスの確認",
 "change.new.body": [
  [
   "email"
  ],
  "に送ったコードを入力してください。"
 ],
 "change.stopped.title": "メールアドレスは変更されていません",
 "change.stopped.body": "コードの有効期限が切れたか、このメールアドレスは使用できません。最初からやり直せます。",
 "change.done.title": "メールアドレスを変更しました",
 "change.done.body": [
  "今後は",
  [
   "email"
  ],
  "でログインしてください。"
 ],
 "change.undo": [
  [
   "email"
  ],
  "にメールを送りました。24時間以内なら、メールのリンクで変更を元に戻せます。"
 ],
 "change.resend": "最初からやり直す",
 "change.resendInSeconds": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "秒後にやり直せます"
    ]
   }
  ]
 ],
 "change.resendInMinutes": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "分後にやり直せます"
    ]
   }
  ]
 ],
 "code.label": "メールに記載のコード",
 "code.checking": "コードを確認しています",
 "code.wrong": [
  [
   "count",
   2,
   {
    "other": [
     "コードが正しくありません。あと",
     0,
     "回入力できます。"
    ]
   }
  ]
 ],
 "code.offline": "コードを確認できませんでした。接続を確認するか少し待ってから、続けてください。",
 "code.renewed": "新しいコードを送りました。前のコードは使えません。",
 "code.tooMany.title": "コードの入力を何度も間違えました",
 "code.tooMany.body": "このコードは使えなくなりました。新しいコードを送ってください。",
 "code.expired.title": "コードの有効期限が切れました",
 "code.expired.body": "コードの有効期限は5分です。新しいコードを送ってください。",
 "code.resend": "新しいコードを送る",
 "code.resendInSeconds": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "秒後に新しいコードを送れます"
    ]
   }
  ]
 ],
 "code.resendInMinutes": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "分後に新しいコードを送れます"
    ]
   }
  ]
 ],
 "confirm.window": "この操作はウォレットのウィンドウで行い、そこでパスキーの使用が求められます。",
 "confirm.again": "パスキーによる確認が必要です。ウィンドウを開いて、もう一度お試しください。",
 "confirm.next": "次にパスキーの使用が求められます。",
 "confirm.problem": "パスキーで確認できませんでした。何も署名されていません。もう一度お試しください。",
 "login.for": [
  [
   "host"
  ],
  "のウォレット用"
 ],
 "login.link.title": "メールをご確認ください",
 "login.link.body": [
  [
   "email"
  ],
  "に送ったメールのリンクを開き、そこで次の番号を選んでください："
 ],
 "login.link.number": [
  "番号は",
  [
   "number"
  ],
  "です"
 ],
 "login.link.waiting": [
  [
   "number"
  ],
  "が選ばれるのを待っています"
 ],
 "login.link.renewed": "メールをもう一度送りました。今度はこの新しい番号を選んでください。",
 "login.link.offline": "サーバーに接続できません。引き続き試しています。",
 "login.link.delayed": "メールはまだ送信されていません。引き続き試しています。このままお待ちになるか、あとでもう一度送ってください。",
 "login.mailFailed.title": "メールが届きませんでした",
 "login.mailFailed.body": [
  [
   "email"
  ],
  "にメールを届けられませんでした。つづりを確認するか、もう一度送ってください。"
 ],
 "login.refused.title": "別の番号が選ばれました",
 "login.refused.body": "ウォレットの安全のため、このログインは中止されました。もう一度メールを送り、ここに表示される番号を選んでください。",
 "login.ended.title": "リンクの有効期限が切れました",
 "login.ended.body": "リンクの有効期限は10分です。もう一度メールを送って、新しいリンクを取得してください。",
 "login.resend": "メールを再送する",
 "login.resendInSeconds": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "秒後に再送できます"
    ]
   }
  ]
 ],
 "login.resendInMinutes": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "分後に再送できます"
    ]
   }
  ]
 ],
 "login.code.title": "コードを入力",
 "login.code.body": [
  [
   "email"
  ],
  "に8桁の数字を送りました。"
 ],
 "login.done": "ログインしました",
 "login.finishing": "ログインしています",
 "login.otherEmail": "別のメールアドレスを使う",
 "login.link.approved": "番号を確認しました",
 "login.wait.title": "新しいデバイスです",
 "login.wait.body": [
  "安全のため、このデバイスでウォレットを開けるのは",
  [
   "time"
  ],
  "からです。そのときにもう一度ログインしてください。"
 ],
 "login.wait.mail": [
  [
   "email"
  ],
  "にメールを送りました。そのメールから中止できます。"
 ],
 "login.wait.close": "わかりました",
 "login.code.sameMail": "最後のステップ：同じメールのリンクの下にある8桁の数字を入力してください。",
 "login.opening": "ウォレットを開いています…",
 "login.social.title": "ウィンドウで続けてください",
 "login.social.body": [
  "開いたウィンドウで",
  [
   "provider"
  ],
  "にログインしてください。このページは自動で先に進みます。"
 ],
 "login.social.waiting": [
  [
   "provider"
  ],
  "を待っています"
 ],
 "login.social.again": "もう一度開く",
 "login.social.number.title": "この番号を選んでください",
 "login.social.number.body": "このページのものだと確かめるため、開いたウィンドウで次の番号が求められます："
}
export default catalogue
