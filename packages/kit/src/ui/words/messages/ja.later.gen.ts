// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "account.actions": "できること",
 "account.action.onramp": "購入",
 "account.action.swaps": "スワップ",
 "account.action.receive": "受け取る",
 "account.action.send": "送る",
 "account.tabs": "アカウントの資産と履歴",
 "account.tab.tokens": "トークン",
 "account.tab.nfts": "NFT",
 "account.tab.activity": "履歴",
 "account.menu": "このアカウントのその他の操作",
 "account.balanceUnsupportedBody": "このアプリは、ウォレットが接続中のネットワークを読み取れません。資産に影響はありません。",
 "account.partial": "価格不明のトークンを除く",
 "account.stale": "数値が最新でない場合があります",
 "account.priceUnknown": "価格不明",
 "account.searchTokens": "トークンを検索",
 "account.showAllTokens": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "件のトークンをすべて表示"
    ]
   }
  ]
 ],
 "account.showHidden": [
  [
   "count",
   2,
   {
    "other": [
     "非表示のトークン",
     0,
     "件を表示"
    ]
   }
  ]
 ],
 "account.hideTokens": "これらのトークンを再び隠す",
 "account.empty.title": "このアカウントは空です",
 "account.empty.body": "受け取った資産や購入した資産がここに表示されます。",
 "account.empty.receive": "自分のアドレスを表示",
 "account.empty.buy": "暗号資産を購入",
 "account.noTokens.title": "トークンが見つかりません",
 "account.noTokens.body": [
  "「",
  [
   "query"
  ],
  "」に一致するものはありません。つづりを確認するか、別の名前でお試しください。"
 ],
 "account.tokensUnavailable.title": "トークンを表示できません",
 "account.tokensUnavailable.body": "まもなく自動で再試行します。資産に影響はありません。",
 "activity.done.send": "送信済み",
 "activity.kind.send": "送信",
 "activity.done.receive": "受け取り済み",
 "activity.kind.receive": "受け取り",
 "activity.done.trade": "スワップ済み",
 "activity.kind.trade": "スワップ",
 "activity.done.approve": "許可済み",
 "activity.kind.approve": "許可",
 "activity.done.revoke": "許可を取り消しました",
 "activity.kind.revoke": "許可の取り消し",
 "activity.done.mint": "ミント済み",
 "activity.kind.mint": "ミント",
 "activity.done.burn": "バーン済み",
 "activity.kind.burn": "バーン",
 "activity.done.deposit": "預け入れ済み",
 "activity.kind.deposit": "預け入れ",
 "activity.done.withdraw": "引き出し済み",
 "activity.kind.withdraw": "引き出し",
 "activity.done.claim": "請求済み",
 "activity.kind.claim": "請求",
 "activity.done.stake": "ステーキング済み",
 "activity.kind.stake": "ステーキング",
 "activity.done.unstake": "ステーキング解除済み",
 "activity.kind.unstake": "ステーキング解除",
 "activity.done.borrow": "借り入れ済み",
 "activity.kind.borrow": "借り入れ",
 "activity.done.repay": "返済済み",
 "activity.kind.repay": "返済",
 "activity.done.buy": "購入済み",
 "activity.kind.buy": "購入",
 "activity.done.deploy": "コントラクトを作成しました",
 "activity.kind.deploy": "コントラクトの作成",
 "activity.done.execute": "コントラクトの呼び出し",
 "activity.kind.execute": "コントラクトの呼び出し",
 "activity.done.other": "取引",
 "activity.kind.other": "取引",
 "activity.fromHere": "ここから送信",
 "activity.latest": "最近の履歴",
 "activity.showAll": "すべての履歴を表示",
 "activity.more": "もっと見る",
 "activity.refresh": "更新",
 "activity.to": "宛先",
 "activity.from": "送信元",
 "activity.others": [
  [
   "count",
   2,
   {
    "other": [
     "ほか",
     0,
     "件"
    ]
   }
  ]
 ],
 "activity.status.pending": "処理中",
 "activity.status.queued": "所有者の承認待ち",
 "activity.status.success": "確定",
 "activity.status.failed": "失敗",
 "activity.status.replaced": "置き換え済み",
 "activity.status.dropped": "受け付けられませんでした",
 "activity.status.unknown": "状況不明",
 "activity.moreFailed": "以前の履歴を読み込めませんでした。",
 "activity.empty.title": "まだ履歴はありません",
 "activity.empty.body": "このネットワークでの送信、受け取り、スワップがここに表示されます。",
 "activity.deviceOnly": [
  [
   "network"
  ],
  "のノードはアカウント別の取引一覧を提供していないため、このデバイスから送信した取引だけを表示しています。"
 ],
 "activity.partial": [
  "一部の取引が表示されていない可能性があります。",
  [
   "network"
  ],
  "のノードはすべての取引を一覧にしていません。"
 ],
 "activity.explorer": "エクスプローラーですべて見る",
 "activity.failed.title": "取引を取得できませんでした",
 "activity.failed.body": "資産に影響はありません。接続を確認して、もう一度お試しください。",
 "allowances.title": "使用許可",
 "allowances.hint": "あなたのトークンを引き出せる相手",
 "allowances.list": "使用許可",
 "allowances.intro": "次のアプリは、再確認なしであなたのアカウントからトークンを引き出せます。",
 "allowances.unlimited": "無制限",
 "allowances.everything": "すべて",
 "allowances.empty.title": "使用許可はありません",
 "allowances.empty.body": "このネットワークであなたのアカウントからトークンを引き出せるアプリはありません。",
 "allowances.failed.title": "使用許可を読み込めませんでした",
 "allowances.failed.body": "サーバーが応答しませんでした。使用許可に変更はありません。",
 "allowances.partial": "以前の使用許可はまだ読み込まれていません。",
 "allowances.readOn": "さらにさかのぼる",
 "allowances.nothing": "取り消すものはありません",
 "allowances.review": [
  [
   "spender"
  ],
  "は、あなたの",
  [
   "token"
  ],
  "を引き出せなくなります。"
 ],
 "allowances.spender": "許可先",
 "allowances.fee": "取り消しは取引として行われるため、ネットワーク手数料がかかります。",
 "allowances.revoke": "取り消す",
 "allowances.declined": "リクエストが拒否されました。使用許可は有効なままです。もう一度お試しいただけます。",
 "allowances.signing.title": [
  [
   "wallet"
  ],
  "で承認してください"
 ],
 "allowances.signing.body": "取り消しのリクエストがウォレットに届いています。",
 "allowances.pending.title": "取り消しています…",
 "allowances.pending.body": [
  "ネットワークの処理を待っています。完了するまで、",
  [
   "spender"
  ],
  "は",
  [
   "token"
  ],
  "を引き出せます。"
 ],
 "allowances.done.title": "使用許可を取り消しました",
 "allowances.done.body": [
  [
   "spender"
  ],
  "は、あなたの",
  [
   "token"
  ],
  "を引き出せなくなりました。"
 ],
 "allowances.reverted.title": "取り消せませんでした",
 "allowances.reverted.body": [
  "ネットワークに拒否されました。",
  [
   "spender"
  ],
  "は引き続きあなたの",
  [
   "token"
  ],
  "を引き出せます。"
 ],
 "allowances.dropped.title": "取引は受け付けられませんでした",
 "allowances.dropped.body": [
  "時間内にネットワークに受け付けられず、費用はかかりませんでした。",
  [
   "spender"
  ],
  "は引き続きあなたの",
  [
   "token"
  ],
  "を引き出せます。"
 ],
 "allowances.unknown.title": "結果不明",
 "allowances.unknown.body": "取引を追跡できなくなりました。使用許可の一覧をご確認ください。",
 "allowances.backToList": "使用許可を見る",
 "allowances.otherNetwork": "ウォレットが別のネットワークに接続しています。元に戻して、もう一度お試しください。",
 "allowances.otherAccount": "ウォレットが別のアカウントになっています。戻って、そのアカウントの使用許可をご確認ください。",
 "action.cancel": "キャンセル",
 "action.disconnect": "接続を解除",
 "account.title": "アカウント",
 "account.balance": "残高",
 "account.balanceUnavailable": "残高を表示できません",
 "account.balanceUnavailableBody": "ネットワークに接続できませんでした。資産に影響はありません。",
 "account.copyAddress": "アドレスをコピー",
 "account.explorer": "エクスプローラーで見る",
 "account.network": "ネットワーク",
 "account.unknownNetwork": "不明なネットワーク",
 "account.switchWallet": "ウォレットを切り替える",
 "account.walletsConnected": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "個のウォレットを接続中"
    ]
   }
  ]
 ],
 "account.reconnecting": "再接続中…",
 "wallets.title": "ウォレット",
 "wallets.disconnect": [
  [
   "wallet"
  ],
  "の接続を解除"
 ],
 "wallets.add": "別のウォレットを追加",
 "wallets.disconnectAll": "すべての接続を解除",
 "wallets.empty.title": "接続中のウォレットはありません",
 "wallets.empty.body": "接続するとここに表示されます。",
 "accountType.eoa": "標準アカウント",
 "accountType.smartAccount": "スマートアカウント",
 "accountType.payment": "支払い用アドレス",
 "accountType.ordinal": "コレクティブル用アドレス",
 "network.title": "ネットワークを切り替える",
 "network.list": "ネットワーク",
 "network.search": "ネットワークを検索",
 "network.notConnected": "未接続",
 "network.empty.title": "ネットワークが見つかりません",
 "network.empty.body": [
  "「",
  [
   "query"
  ],
  "」に一致するものはありません。別の名前でお試しください。"
 ],
 "network.waiting.title": [
  [
   "wallet"
  ],
  "で承認してください"
 ],
 "network.waiting.body": [
  "ウォレットが",
  [
   "network"
  ],
  "への切り替えの確認を求めています。"
 ],
 "network.declined.title": "切り替えが拒否されました",
 "network.declined.body": [
  [
   "network"
  ],
  "に接続したままです。もう一度お試しいただけます。"
 ],
 "network.failed.title": [
  [
   "network"
  ],
  "に切り替えられませんでした"
 ],
 "network.failed.body": "もう一度試すか、ウォレットで切り替えてください。",
 "network.unsupported.title": [
  [
   "wallet"
  ],
  "は",
  [
   "network"
  ],
  "に対応していません"
 ],
 "network.unsupported.body": "別のネットワークを選ぶか、別のウォレットを接続してください。",
 "activeChain.title": [
  [
   "chain"
  ],
  "に接続"
 ],
 "activeChain.body": [
  [
   "chain"
  ],
  "に対応するウォレットが必要です。ほかの接続はそのまま残ります。"
 ],
 "activeChain.connect": "ウォレットを接続",
 "activeChain.continue": [
  [
   "wallet"
  ],
  "で続ける"
 ],
 "activeChain.stay": "あとで",
 "unsupported.title": "ネットワークを切り替える",
 "unsupported.body": "このアプリは、ウォレットが接続中のネットワークに対応していません。次のいずれかを選んで続けてください。",
 "unsupported.list": "対応ネットワーク",
 "whatIsWallet.title": "ウォレットとは？",
 "whatIsWallet.home.title": "あなたの資産の置き場所",
 "whatIsWallet.home.body": "トークンやコレクティブルを保管し、送り、受け取れます。",
 "whatIsWallet.login.title": "ログインはこれひとつ",
 "whatIsWallet.login.body": "新しいアカウントやパスワードを作る代わりに、ウォレットを接続します。",
 "whatIsWallet.keys.title": "鍵を持つのはあなた",
 "whatIsWallet.keys.body": "ほかの誰も、あなたの資産を動かせません。リカバリーフレーズは決して人に教えないでください。",
 "whatIsWallet.get": "ウォレットを入手",
 "getWallet.title": "ウォレットを入手",
 "getWallet.list": "入手できるウォレット",
 "getWallet.extension": "ブラウザ拡張機能",
 "getWallet.app": "モバイルアプリ",
 "getWallet.extensionAndApp": "拡張機能とモバイルアプリ",
 "getWallet.after": "インストールが済んだら、検出できるようページを再読み込みしてください。",
 "getWallet.empty.title": "おすすめのウォレットはありません",
 "getWallet.empty.body": "このアプリにはおすすめがありません。ブラウザの拡張機能ストアで、信頼できるウォレットを探してください。",
 "error.send/rejected": "取引が拒否されました。何も送信されていません。",
 "error.send/failed": "取引を送信できませんでした。何も送信されていません。",
 "toast.walletSwitched": [
  [
   "wallet"
  ],
  "に切り替えました"
 ],
 "toast.balanceUnavailable": "トークン残高を表示できません",
 "error.send/unsupported_chain": "このチェーンでは送信できません。",
 "error.send/incomplete": "金額と送り先アドレスが必要です。",
 "error.send/token_missing": "トークンを選んでください。",
 "error.send/expired": "署名が遅すぎました。何も送信されていません。もう一度お試しください。",
 "error.send/below_minimum": "金額が少なすぎて、この宛先には送れません。もう少し増やしてください。",
 "error.send/coins_kept": "残高の一部は送れません（未確認の入金や、コレクティブルの可能性があるごく少額の入金）。金額を減らしてください。",
 "error.send/too_many_coins": "この金額は多数の少額入金に分かれすぎています。金額を減らしてください。",
 "error.send/funds_changed": "残高が変わりました。何も送信されていません。金額を確認して、もう一度お試しください。",
 "error.send/fee_too_low": "ネットワーク手数料が上がりました。何も送信されていません。もう一度お試しください。",
 "error.send/overtaken": "アカウントの別の取引が先に処理されました。何も送信されていません。もう一度お試しください。",
 "error.send/network_upgraded": "その間にネットワークが更新されました。何も送信されていません。もう一度お試しください。",
 "error.send/leaves_too_little": "アカウントには少額を残す必要があります。少し減らすか、全額を送ってください。",
 "error.send/not_a_wallet": "これはウォレットではなくトークンのアドレスです。ここに送ったものは失われます。",
 "error.send/token_unsupported": "このトークンはここから送れません。",
 "error.send/token_mismatch": "このトークンの数え方が、ネットワークと画面の表示とで異なります。何も送信されていません。",
 "error.swap/not_as_shown": "このスワップは表示と異なる動作をするため、送信されませんでした。",
 "error.token/mismatch": "このトークンは表示名どおりのものではないため、何も送信されていません。アドレスで選んでください。",
 "error.token/unverified": "このトークンが何かをサーバー以外で確認できなかったため、何も送信されていません。あとでもう一度お試しください。",
 "error.name/resolve_failed": "この名前を検索できませんでした。代わりにアドレスを入力してください。",
 "names.title": "名前を選ぶ",
 "names.successTitle": "名前を登録しました",
 "names.row": "名前を選ぶ",
 "names.rowHint": "アドレスより読みやすくなります",
 "names.intro": "名前はアカウントを表し、アドレスより読みやすくなります。無料で、署名は1回だけです。",
 "names.field": "名前を探す",
 "names.rules": "英字、数字、ハイフンで4文字以上。",
 "names.problem.characters": "使えるのは英字a～z、数字、ハイフンだけです。",
 "names.problem.short": "名前は4文字以上にしてください。",
 "names.problem.long": "名前は63文字以内にしてください。",
 "names.problem.ends": "名前の最初と最後にハイフンは使えません。",
 "names.problem.double": "ハイフンは続けて使えません。",
 "names.list": "名前",
 "names.own": "あなたの名前",
 "names.free": "利用できます",
 "names.taken": "利用できません",
 "names.off.title": "ここでは名前を利用できません",
 "names.off.body": "このアプリは名前を発行していません。",
 "names.unreachable.title": "名前を検索できませんでした",
 "names.unreachable.body": "サーバーが応答しませんでした。接続を確認して、もう一度お試しください。",
 "names.signing.title": [
  [
   "wallet"
  ],
  "で署名してください"
 ],
 "names.signing.body": [
  "署名は無料です。",
  [
   "name"
  ],
  "があなたのアカウント用であることを示します。"
 ],
 "names.registering.title": "名前を登録しています",
 "names.declined.title": "署名が拒否されました",
 "names.declined.body": [
  [
   "name"
  ],
  "はまだ利用できます。もう一度お試しいただけます。"
 ],
 "names.takenNow.title": [
  [
   "name"
  ],
  "は先に取られました"
 ],
 "names.takenNow.body": "ほかの人が先に登録しました。別の名前をお選びください。",
 "names.reserved.title": [
  [
   "name"
  ],
  "は予約されています"
 ],
 "names.reserved.body": "この名前は誰も使えません。別の名前をお選びください。",
 "names.usedUp.title": "名前の数が上限に達しました",
 "names.usedUp.body": "このアカウントでは、これ以上登録できません。",
 "names.expired.title": "署名が間に合いませんでした",
 "names.expired.body": "このデバイスの日付と時刻を確認して、もう一度署名してください。",
 "names.otherAccount.title": "ウォレットが別のアカウントになりました",
 "names.otherAccount.body": [
  [
   "name"
  ],
  "は登録されていません。このアカウントで登録するには、もう一度お試しください。"
 ],
 "names.unsupported.title": "お使いのウォレットでは、ここで名前を登録できません",
 "names.unsupported.body": "別のネットワークに切り替えるか、別のウォレットを接続してください。",
 "names.failed.title": [
  [
   "name"
  ],
  "を登録できませんでした"
 ],
 "names.failed.body": "何も変更されていません。少ししてから、もう一度お試しください。",
 "names.success.title": [
  [
   "name"
  ],
  "はあなたのものです"
 ],
 "names.success.body": "このアプリで、あなたのアカウントを表すようになりました。",
 "names.success.copy": "名前をコピー",
 "names.success.done": "完了",
 "names.none.title": "まだ名前はありません",
 "names.none.body": "名前を選ぶと、ここに表示されます。",
 "nfts.list": "NFT",
 "nfts.empty.title": "まだNFTはありません",
 "nfts.empty.body": "このネットワークで受け取ったNFTがここに表示されます。",
 "nfts.failed.title": "NFTを読み込めませんでした",
 "nfts.failed.body": "サーバーが応答しませんでした。NFTに影響はありません。",
 "nfts.moreFailed": "これ以上読み込めませんでした。",
 "nfts.more": "もっと見る",
 "nfts.showAll": "すべてのNFTを表示",
 "nfts.showHidden": [
  [
   "count",
   2,
   {
    "other": [
     "非表示のNFT",
     0,
     "件を表示"
    ]
   }
  ]
 ],
 "nfts.hideSpam": "スパムの疑いがあるものを隠す",
 "nfts.nameless": [
  [
   "collection"
  ],
  " #",
  [
   "id"
  ]
 ],
 "nfts.title": "NFT",
 "nfts.gone": "このNFTはあなたのアカウントにありません",
 "nfts.spam": "スパムの可能性があります。名前や画像にあるリンクは開かないでください。",
 "nfts.collection": "コレクション",
 "nfts.contract": "コントラクト",
 "nfts.address": "アドレス",
 "nfts.number": "トークンID",
 "nfts.amount": "保有数",
 "onramp.title": "暗号資産を購入",
 "onramp.pay": "支払い",
 "onramp.get": "受け取り",
 "onramp.amount": "支払い金額",
 "onramp.payWith": [
  "支払い方法を変更：",
  [
   "currency"
  ],
  "、",
  [
   "method"
  ]
 ],
 "onramp.buyWhat": [
  "購入するものを変更：",
  [
   "network"
  ],
  "の",
  [
   "symbol"
  ]
 ],
 "onramp.limits": [
  [
   "min"
  ],
  "～",
  [
   "max"
  ]
 ],
 "onramp.low": [
  "この支払い方法の最低額は",
  [
   "min"
  ],
  "です。"
 ],
 "onramp.high": [
  "この支払い方法の上限額は",
  [
   "max"
  ],
  "です。"
 ],
 "onramp.unknown": "まだ価格がありません",
 "onramp.elsewhere": [
  "このアプリは",
  [
   "network"
  ],
  "を使用していません。購入後はウォレットで確認できます。"
 ],
 "onramp.offers": "オファー",
 "onramp.refresh": "価格を更新",
 "onramp.best": "最良",
 "onramp.via": [
  [
   "provider"
  ],
  "経由"
 ],
 "onramp.providerFee": "事業者手数料",
 "onramp.networkFee": "ネットワーク手数料",
 "onramp.total": "合計",
 "onramp.moreOffers": "すべてのオファーを表示",
 "onramp.enterAmount": "金額を入力",
 "onramp.changeAmount": "金額を変更してください",
 "onramp.asking": "価格を取得中…",
 "onramp.continue": [
  [
   "provider"
  ],
  "に進む"
 ],
 "onramp.ownWindow": [
  "支払いは",
  [
   "provider"
  ],
  "のウィンドウで行います。カード情報がこのアプリに渡ることはありません。"
 ],
 "onramp.unreachable.title": "価格を表示できません",
 "onramp.unreachable.body": "どの販売事業者からも応答がありませんでした。推測の価格は表示しません。",
 "onramp.noSeller.title": "この金額を扱う販売事業者がありません",
 "onramp.noSeller.body": "別の金額か支払い方法でお試しください。",
 "onramp.off.title": "ここでは購入できません",
 "onramp.off.body": "このアプリには販売事業者が設定されていません。",
 "onramp.off.back": "アカウントに戻る",
 "onramp.noChain.title": "このネットワークで購入できるものはありません",
 "onramp.noChain.body": "暗号資産を購入するには、別のネットワークに切り替えてください。",
 "onramp.noChain.switch": "ネットワークを切り替える",
 "onramp.buyList": "購入するもの",
 "onramp.search": "名前またはネットワークで検索",
 "onramp.empty.title": "見つかりません",
 "onramp.empty.body": [
  "「",
  [
   "query"
  ],
  "」に一致するものはありません。別の名前でお試しください。"
 ],
 "onramp.payList": "支払い方法",
 "onramp.onNetwork": [
  [
   "network"
  ],
  "の",
  [
   "name"
  ]
 ],
 "onramp.methodLimits": [
  [
   "method"
  ],
  "、",
  [
   "min"
  ],
  "～",
  [
   "max"
  ]
 ],
 "onramp.method.card": "カード",
 "onramp.method.bank": "銀行振込",
 "onramp.method.sepa": "SEPA送金",
 "onramp.method.applePay": "Apple Pay",
 "onramp.method.googlePay": "Google Pay",
 "onramp.method.paypal": "PayPal",
 "onramp.method.balance": "アカウント残高",
 "onramp.opening.title": [
  [
   "provider"
  ],
  "を開いています"
 ],
 "onramp.opening.body": "まもなく別のウィンドウが開きます。",
 "onramp.blocked.title": "ブラウザがウィンドウをブロックしました",
 "onramp.blocked.body": [
  "続けるには、ご自身で",
  [
   "provider"
  ],
  "を開いてください。リンクは1回だけ使えます。"
 ],
 "onramp.blocked.open": [
  [
   "provider"
  ],
  "を開く"
 ],
 "onramp.waiting.title": [
  [
   "provider"
  ],
  "のウィンドウで手続きを完了してください"
 ],
 "onramp.waiting.body": "このページを開いたままにすると、購入の完了を確認できます。",
 "onramp.waiting.silent": [
  [
   "provider"
  ],
  "の進行状況は、このアプリに通知されません。購入したものはウォレットに届きます。"
 ],
 "onramp.destination": "支払う前に、購入先がご自身のアドレスになっていることを、そのウィンドウで確認してください：",
 "onramp.paid.title": "支払いを受け付けました",
 "onramp.paid.body": [
  [
   "provider"
  ],
  "が",
  [
   "symbol"
  ],
  "をウォレットに送っています。"
 ],
 "onramp.left.title": "ウィンドウが閉じられました",
 "onramp.left.body": [
  "支払いが済んでいれば、",
  [
   "symbol"
  ],
  "がウォレットに届きます。数分かかる場合があります。"
 ],
 "onramp.done.title": [
  [
   "amount"
  ],
  "を購入しました"
 ],
 "onramp.done.body": [
  [
   "provider"
  ],
  "からウォレットに送られました。"
 ],
 "onramp.done.close": "完了",
 "onramp.unavailable.title": [
  [
   "provider"
  ],
  "を開けませんでした"
 ],
 "onramp.unavailable.body": "支払いは行われていません。もう一度試すか、別のオファーをお選びください。",
 "onramp.refused.title": [
  [
   "provider"
  ],
  "で購入を完了できませんでした"
 ],
 "onramp.refused.body": [
  "もう一度試す前に、請求されていないか",
  [
   "provider"
  ],
  "にご確認ください。"
 ],
 "onramp.backToPrices": "価格に戻る",
 "onramp.again": "さらに購入",
 "pay.title": "支払い",
 "pay.review.title": "支払いの確認",
 "pay.requestedBy": "請求元",
 "pay.for": "内容",
 "pay.token": "トークン",
 "pay.expires": "有効期限",
 "pay.expiresIn": [
  [
   "count",
   2,
   {
    "other": [
     "残り",
     0,
     "秒"
    ]
   }
  ]
 ],
 "pay.with": "支払いに使う資産",
 "pay.balance": [
  "残高：",
  [
   "amount"
  ]
 ],
 "pay.short": [
  "必要額",
  [
   "amount"
  ],
  "のうち",
  [
   "have"
  ],
  "を保有"
 ],
 "pay.swap": [
  "先に",
  [
   "symbol"
  ],
  "へスワップ"
 ],
 "pay.swapAbout": [
  "約",
  [
   "amount"
  ]
 ],
 "pay.switch": [
  [
   "network"
  ],
  "に切り替える"
 ],
 "pay.switchYourself": [
  "支払うには、ウォレットを",
  [
   "network"
  ],
  "に切り替えてください。"
 ],
 "pay.notEnough": [
  [
   "symbol"
  ],
  "が不足しています"
 ],
 "pay.confirm": [
  [
   "amount"
  ],
  "を支払う"
 ],
 "pay.signing": "ウォレットの応答を待っています",
 "pay.caution.unsure.title": "ウォレットですでに支払い済みの可能性があります",
 "pay.caution.unsure.body": "この支払いは以前にもウォレットに依頼されましたが、応答がこのページに届きませんでした。まずウォレットを確認してください。支払いが済んでいたら、もう一度支払わないでください。",
 "pay.caution.given": "支払い先",
 "pay.agree": "確認しました。支払います",
 "pay.pending.title": [
  [
   "amount"
  ],
  "を支払っています"
 ],
 "pay.paid.title": [
  [
   "amount"
  ],
  "を支払いました"
 ],
 "pay.paid.body": "アプリに領収情報が届きました。",
 "pay.paidAt": "支払い日時",
 "pay.expired.title": "このリクエストは期限切れです",
 "pay.expired.body": "支払いは行われていません。アプリに戻って、やり直してください。",
 "pay.unconfirmed.body": "支払いは送信済みで、これから完了する可能性があります。もう一度支払わないでください。あとでアプリから開くと、結果を確認できます。",
 "pay.failed.title": "支払いに失敗しました",
 "pay.failed.body": "支払いは行われていません。ネットワーク手数料は差し引かれた可能性があります。",
 "pay.refused.title": "この支払いはできません",
 "pay.none.title": "支払うものはありません",
 "pay.none.body": "アプリから支払いのリクエストはありません。",
 "pay.activity.done": "支払い済み",
 "receive.title": "受け取る",
 "receive.code": "アドレスのQRコード",
 "receive.copy": "アドレスをコピー",
 "receive.scan": "このコードをスキャンするか、アドレスをコピーしてください。",
 "receive.yours": "あなたのアドレス",
 "receive.networks": "対応ネットワーク",
 "receive.current": "現在のネットワーク",
 "receive.warning": "必ずこれらのネットワークから送ってください。ほかのネットワークから送ると、失われる可能性があります。",
 "receive.collectibles": "Ordinalsなどのコレクティブル専用です。ここへの入金は、この画面の残高に含まれません。",
 "receive.copyCollectibles": "コレクティブル用アドレスをコピー",
 "safety.label": "この操作の内容",
 "safety.checking": "内容を確認しています…",
 "safety.send": "送るもの",
 "safety.receive": "受け取るもの",
 "safety.allow": "許可するもの",
 "safety.revoke": "許可を取り消すもの",
 "safety.nothing": "あなたの資産に変化はありません。",
 "safety.unlimited": "無制限",
 "safety.all": "すべて",
 "safety.spender": [
  "許可先：",
  [
   "spender"
  ]
 ],
 "safety.unlimitedWarning": [
  [
   "spender"
  ],
  "は、今後いつでもあなたの",
  [
   "token"
  ],
  "をすべて引き出せるようになります。必要な分だけ許可してください。"
 ],
 "safety.allWarning": [
  [
   "spender"
  ],
  "は、今後いつでもあなたの",
  [
   "token"
  ],
  "のアイテムをすべて引き出せるようになります。"
 ],
 "safety.unknownToken": "不明なトークン",
 "safety.item": [
  [
   "name"
  ],
  " #",
  [
   "id"
  ]
 ],
 "safety.reverts.title": "この操作は失敗します",
 "safety.reverts.body": "コントラクトに拒否されますが、ネットワーク手数料はかかります。",
 "safety.reverts.reason": [
  "理由：「",
  [
   "reason"
  ],
  "」"
 ],
 "safety.reverts.funds": "金額とネットワーク手数料の合計に対して残高が足りません。",
 "safety.unknown.title": "確認できませんでした",
 "safety.unknown.body": "ネットワークで事前に試せなかったため、何が変わるか分かりません。送信元を信頼できる場合だけ続けてください。",
 "safety.gone.unsent": "ウォレットの接続が解除されました。何も送信されていません。",
 "safety.gone.asked": "ウォレットの接続が解除されました。まだ確認を求められている場合は、ウォレットで拒否してください。",
 "send.title": "送る",
 "send.tokens.title": "トークンを選択",
 "send.review.title": "確認",
 "send.progress.title": "取引",
 "send.tokens.search": "トークンを検索",
 "send.tokens.list": "保有トークン",
 "send.tokens.empty.title": "トークンが見つかりません",
 "send.tokens.empty.body": [
  "保有トークンに「",
  [
   "query"
  ],
  "」と一致するものはありません。"
 ],
 "send.tokens.none.title": "まだ送れるものがありません",
 "send.tokens.none.body": [
  [
   "network"
  ],
  "で受け取ったトークンがここに表示されます。"
 ],
 "send.tokens.receive": "受け取る",
 "send.unavailable.title": "残高を表示できません",
 "send.unavailable.body": "保有資産を読み取れませんでした。資産に影響はありません。",
 "send.coinOnly": [
  "このアプリで表示できるのは",
  [
   "symbol"
  ],
  "だけです。ほかのトークンは一覧に表示できません。"
 ],
 "send.coinOnlyNow": [
  "現在表示できるのは",
  [
   "symbol"
  ],
  "だけです。ほかのトークンは、まもなく再度確認します。"
 ],
 "send.amountIn": [
  "金額（",
  [
   "unit"
  ],
  "）"
 ],
 "send.available": [
  "利用可能：",
  [
   "amount"
  ]
 ],
 "send.max": "最大",
 "send.maxLabel": "全額を使う",
 "send.showIn": [
  [
   "unit"
  ],
  "で入力する"
 ],
 "send.noPrice": "価格がありません",
 "send.to": "宛先",
 "send.toPlaceholder": "アドレスまたは名前",
 "send.paste": "貼り付け",
 "send.clear": "アドレスを消去",
 "send.looking": "名前を検索中…",
 "send.noAddress": [
  [
   "name"
  ],
  "には",
  [
   "network"
  ],
  "のアドレスがありません。"
 ],
 "send.nameUnavailable": "現在、名前を検索できません。代わりにアドレスを入力してください。",
 "send.nameDisputed": [
  [
   "name"
  ],
  "について2つの情報源が異なるアドレスを示しているため、現在この名前には送れません。代わりにアドレスを入力してください。"
 ],
 "send.resolvedBy": [
  [
   "source"
  ],
  "による名前解決"
 ],
 "send.rewritten": [
  [
   "network"
  ],
  "用の表記です。入力されたアドレスと同じアカウントです。"
 ],
 "send.invalid": [
  "これは",
  [
   "network"
  ],
  "のアドレスではありません。文字の抜けや違いがないか確認してください。"
 ],
 "send.memo": "メモ",
 "send.memoOptional": "メモ（任意）",
 "send.memoHelp": "誰でも読める文字です。取引所への入金に必要な場合があります。",
 "send.pasteFailed": "クリップボードを読み取れませんでした。入力欄に直接貼り付けてください。",
 "send.step.selectToken": "トークンを選択",
 "send.step.enterAmount": "金額を入力",
 "send.step.incorrectValue": "値が正しくありません",
 "send.step.insufficientFunds": "残高不足",
 "send.step.enterAddress": "アドレスを入力",
 "send.step.invalidAddress": "アドレスが無効です",
 "send.step.looking": "名前を検索中…",
 "send.step.review": "確認",
 "send.caution.lookAlike.title": "知っているアドレスに似せたアドレスです",
 "send.caution.lookAlike.body": "最初と最後は同じですが、印の付いた部分が異なります。自分のアドレスをコピーさせようとする盗難の手口です。",
 "send.caution.lookAlike.known": "知っているアドレス",
 "send.caution.lookAlike.given": "入力したアドレス",
 "send.caution.tokenContract.title": "これはトークン自体のコントラクトです",
 "send.caution.tokenContract.body": "ここに送ったものは、ほぼ必ず失われます。",
 "send.caution.own.title": "これはあなた自身のアドレスです",
 "send.caution.own.body": "自分に送ることになり、手数料はかかります。",
 "send.caution.contract.title": "これはコントラクトです",
 "send.caution.contract.body": "送るものを受け取れるか確認してください。受け取れない場合、失われる可能性があります。",
 "send.caution.unused.title": "このアドレスには利用履歴がありません",
 "send.caution.unused.body": [
  [
   "network"
  ],
  "で新しいアドレスか、入力ミスの可能性があります。"
 ],
 "send.caution.first.title": "初めての宛先です",
 "send.caution.first.body": "アドレス全体を、相手から受け取ったものと照合してください。",
 "send.caution.unchecked.title": "このアドレスを確認できませんでした",
 "send.caution.unchecked.body": "ネットワークが応答しませんでした。ご自身でアドレス全体を照合してください。",
 "send.agree": "アドレス全体を照合しました。それでも送ります",
 "send.from": "送信元",
 "send.network": "ネットワーク",
 "send.fee": "ネットワーク手数料",
 "send.feeUpTo": [
  "最大",
  [
   "amount"
  ]
 ],
 "send.feeAbout": [
  "約",
  [
   "amount"
  ]
 ],
 "send.feeByWallet": "手数料は、署名時にウォレットが決めます。",
 "send.feeDeposit": [
  "受取人のアカウント開設費",
  [
   "amount"
  ],
  "を含む"
 ],
 "send.receives": "受取人に届く額",
 "send.speed": "速度",
 "send.speed.slow": "低速",
 "send.speed.normal": "標準",
 "send.speed.fast": "高速",
 "send.feeUnavailable": "利用不可",
 "send.feeShort.title": [
  "手数料に必要な",
  [
   "symbol"
  ],
  "が足りません"
 ],
 "send.feeShort.body": [
  "手数料は最大",
  [
   "fee"
  ],
  "ですが、残高は",
  [
   "have"
  ],
  "です。",
  [
   "symbol"
  ],
  "を追加するか、送る額を減らしてください。"
 ],
 "send.change": "変更",
 "send.confirm": "送る",
 "send.confirmAnyway": "それでも送る",
 "send.signing.title": [
  [
   "wallet"
  ],
  "で承認してください"
 ],
 "send.signing.body": "ウォレットに表示されるアドレスと金額が、ここと同じか確認してください。",
 "send.signing.note": "ここでキャンセルしても、ウォレットのリクエストは拒否されません。",
 "send.pending.title": [
  [
   "amount"
  ],
  "を送っています"
 ],
 "send.pending.body": "通常1分以内に完了します。閉じても処理は続きます。",
 "send.pending.slow": [
  "新しいブロックは約",
  [
   "minutes",
   2,
   {
    "other": [
     0,
     "分"
    ]
   }
  ],
  "ごとに作られますが、大幅に遅れることもあります。閉じても処理は続きます。"
 ],
 "send.pending.queued": "先にアカウントの所有者の承認が必要で、数日かかる場合があります。閉じても処理は続きます。",
 "send.explorer": "エクスプローラーで見る",
 "send.toAccount": "アカウントに戻る",
 "send.failed.title": "取引に失敗しました",
 "send.failed.body": "ネットワーク手数料はかかりましたが、何も送信されていません。",
 "send.replaced.title": "取引が置き換えられました",
 "send.replaced.body": "ウォレットから別の取引が代わりに送信されました（高速化またはキャンセル）。どちらかはエクスプローラーで確認できます。",
 "send.dropped.title": "取引は受け付けられませんでした",
 "send.dropped.body": "時間内にネットワークに受け付けられませんでした。何も送信されておらず、費用もかかっていません。",
 "send.unknown.title": "まだ確定していません",
 "send.unknown.body": "時間内にネットワークで確定しませんでした。これから完了する可能性があるため、再送する前に確認してください。",
 "send.nothing.title": "送信中のものはありません",
 "send.nothing.body": "送るものと宛先を選んでください。",
 "send.toast.sent": [
  [
   "amount"
  ],
  "を送りました"
 ],
 "send.unsupported.title": "ここでは送信できません",
 "send.unsupported.body": "送信するには、別のネットワークに切り替えてください。",
 "sessions.title": "アプリのセッション",
 "sessions.hint": "このアプリが確認なしで使える額",
 "sessions.intro": "このアプリは、再確認なしであなたのアカウントから送金できます。上限はネットワークによって守られます。",
 "sessions.perDays": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "日"
    ]
   }
  ],
  "ごとに",
  [
   "amount"
  ]
 ],
 "sessions.perHours": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "時間"
    ]
   }
  ],
  "ごとに",
  [
   "amount"
  ]
 ],
 "sessions.perMinutes": [
  [
   "count",
   2,
   {
    "other": [
     0,
     "分"
    ]
   }
  ],
  "ごとに",
  [
   "amount"
  ]
 ],
 "sessions.token": [
  "トークン",
  [
   "address"
  ]
 ],
 "sessions.until": [
  [
   "date"
  ],
  "まで"
 ],
 "sessions.revoked": "取り消し済み",
 "sessions.expired": "期限切れ",
 "sessions.revoke": "取り消す",
 "sessions.notRevoked": "セッションは取り消されず、有効なままです。もう一度お試しいただけます。",
 "sessions.empty.title": "セッションはありません",
 "sessions.empty.body": "このネットワークでは、このアプリは使う前に必ず確認を求めます。",
 "sessions.failed.title": "セッションを読み込めませんでした",
 "sessions.failed.body": "このネットワークにセッションがないか、サーバーが応答しませんでした。セッションに変更はありません。",
 "siwx.title": "サインイン",
 "siwx.intro": [
  [
   "app"
  ],
  "にサインイン"
 ],
 "siwx.site": "ウェブサイト",
 "siwx.account": "アカウント",
 "siwx.network": "ネットワーク",
 "siwx.proves": "このアカウントがあなたのものだと示します",
 "siwx.free": "費用はかからず、取引も送信されません",
 "siwx.harmless": "誰もあなたの資産を動かせるようにはなりません",
 "siwx.sign": "サインイン",
 "siwx.required": "このアプリではサインインが必要です。キャンセルすると、ウォレットの接続が解除されるか、サインイン済みのネットワークに戻ります。",
 "siwx.checking": "セッションを確認しています",
 "siwx.signing.title": [
  [
   "wallet"
  ],
  "で確認してください"
 ],
 "siwx.signing.body": [
  "メッセージに",
  [
   "domain"
  ],
  "と書かれている必要があります。別のウェブサイトの場合は拒否してください。"
 ],
 "siwx.verifying": "認証中…",
 "siwx.done": "サインインしました",
 "siwx.expired.title": "セッションの期限が切れました",
 "siwx.expired.body": "続けるには、もう一度サインインしてください。",
 "siwx.revoked.title": "サインアウトされました",
 "siwx.revoked.body": "セッションが別の場所で終了されました。続けるには、もう一度サインインしてください。",
 "siwx.declined.title": "署名が拒否されました",
 "siwx.declined.body": "サインインしていません。もう一度お試しいただけます。",
 "siwx.pending.title": "未処理のリクエストがあります",
 "siwx.pending.body": [
  [
   "wallet"
  ],
  "で処理してから、もう一度お試しください。"
 ],
 "siwx.unreachable.title": "サーバーに接続できませんでした",
 "siwx.unreachable.body": "サインインは行われていません。接続を確認して、もう一度お試しください。",
 "siwx.refused.title": "署名が受け付けられませんでした",
 "siwx.refused.body": "このデバイスの日付と時刻を確認して、もう一度お試しください。",
 "siwx.smartAccount.title": "このアプリはスマートアカウントに対応していない可能性があります",
 "siwx.smartAccount.body": "ウォレット一覧でもう一方のアカウントを選び、もう一度サインインしてください。",
 "siwx.unsupported.title": [
  [
   "wallet"
  ],
  "はここでメッセージに署名できません"
 ],
 "siwx.unsupported.body": "サインインするには、別のウォレットを接続してください。",
 "siwx.failed.title": "サインインできませんでした",
 "siwx.failed.body": [
  [
   "wallet"
  ],
  "で問題が発生しました。もう一度お試しいただけます。"
 ],
 "swap.title": "スワップ",
 "swap.review.title": "スワップの確認",
 "swap.quotes.title": "オファーを比較",
 "swap.slippage.title": "許容スリッページ",
 "swap.tokens.title": "トークンを選択",
 "swap.result.title": "スワップ",
 "swap.pay": "支払い",
 "swap.receive": "受け取り",
 "swap.review.receive": "受け取り（概算）",
 "swap.flip": "2つのトークンを入れ替える",
 "swap.selectToken": "トークンを選択",
 "swap.changeToken": [
  [
   "side"
  ],
  "、トークンを変更"
 ],
 "swap.balance": [
  "残高：",
  [
   "amount"
  ]
 ],
 "swap.max": "最大",
 "swap.noPrice": "価格なし",
 "swap.button.chooseToken": "トークンを選択",
 "swap.button.enterAmount": "金額を入力",
 "swap.button.badAmount": "値が正しくありません",
 "swap.button.insufficient": "残高不足",
 "swap.button.waiting": "最良レートを検索中…",
 "swap.button.noOffer": "オファーなし",
 "swap.button.review": "スワップを確認",
 "swap.details": "詳細",
 "swap.rate": "レート",
 "swap.rateOf": [
  [
   "one"
  ],
  " = ",
  [
   "other"
  ]
 ],
 "swap.provider": "プロバイダー",
 "swap.bestRate": "最良レート",
 "swap.compare": [
  [
   "count",
   2,
   {
    "=1": "オファーを見る",
    "other": [
     0,
     "件のオファーを比較"
    ]
   }
  ]
 ],
 "swap.impact": "価格への影響",
 "swap.slippage": "許容スリッページ",
 "swap.changeSlippage": "変更",
 "swap.minimum": "最低受け取り額",
 "swap.providerFee": "プロバイダー手数料",
 "swap.included": "レートに含まれています",
 "swap.networkFee": "ネットワーク手数料",
 "swap.unknown": "不明",
 "swap.percent": [
  [
   "value"
  ],
  "%"
 ],
 "swap.percentSign": "%",
 "swap.pending": [
  [
   "from"
  ],
  "から",
  [
   "to"
  ],
  "へのスワップを実行中"
 ],
 "swap.unsupported.title": "このネットワークはスワップに対応していません",
 "swap.unsupported.body": [
  [
   "network"
  ],
  "ではトークンをスワップできません。別のネットワークをお選びください。"
 ],
 "swap.unsupported.switch": "ネットワークを切り替える",
 "swap.failed.title": "トークンを読み込めませんでした",
 "swap.problem.noRoute": "これらのトークンをスワップするための流動性が足りません。金額を減らすか、別のトークンでお試しください。",
 "swap.problem.unavailable": "現在、レートの提示がありません。引き続き問い合わせています。",
 "swap.problem.wouldFail": "このスワップは現時点では失敗します。何も送信されていません。もう一度試すか、許容スリッページを上げてください。",
 "swap.problem.refused": "プロバイダーがこのスワップを拒否しました。別のオファーをお選びください。",
 "swap.problem.approval": "使用許可が完了しなかったため、スワップは行われていません。もう一度お試しいただけます。",
 "swap.problem.unsure": "時間内に確定しませんでしたが、これから完了する可能性があります。再度スワップする前に履歴をご確認ください。",
 "swap.problem.funds": "金額とネットワーク手数料の合計に対して残高が足りません。何も送信されていません。",
 "swap.tokens.search": "名前で検索、またはアドレスを貼り付け",
 "swap.tokens.own": "保有トークン",
 "swap.tokens.suggested": "おすすめ",
 "swap.tokens.others": "その他のトークン",
 "swap.tokens.all": "トークン",
 "swap.tokens.cut": "ほかにもあります。検索してください。",
 "swap.tokens.byAddress": "アドレスで検出",
 "swap.tokens.unlisted": "リスト未掲載",
 "swap.tokens.empty.title": "トークンが見つかりません",
 "swap.tokens.empty.body": "つづりを確認するか、トークンのアドレスを貼り付けてください。",
 "swap.tokens.none": "トークンのアドレスを貼り付けてください。",
 "swap.quotes.none": "現在オファーはありません",
 "swap.quotes.back": "スワップを変更",
 "swap.quotes.fee": [
  "手数料 約",
  [
   "fee"
  ]
 ],
 "swap.quotes.less": [
  [
   "value"
  ],
  "%少ない"
 ],
 "swap.quotes.about": "オファーは10秒ごとに更新されます。プロバイダーの取り分はすでに含まれています。",
 "swap.slippage.about": "スワップが実行されるまでに価格が動くことがあります。受け取る額が許容範囲を下回る場合、スワップは行われません。",
 "swap.slippage.presets": "よく使う値",
 "swap.slippage.custom": "カスタム",
 "swap.slippage.invalid": "0～50の値を入力してください。",
 "swap.slippage.high": "この値では高すぎます。受け取るはずの額の一部を他者に取られるおそれがあります。",
 "swap.slippage.low": "この値では低すぎます。ほとんどのスワップが失敗します。",
 "swap.slippage.save": "保存",
 "swap.review.stopped": "スワップを準備できませんでした",
 "swap.review.gone": "確認するものはありません。",
 "swap.review.back": "スワップを変更",
 "swap.changed.title": "レートが変わりました",
 "swap.changed.body": "続ける前に新しい数値をご確認ください。スワップは行われていません。",
 "swap.unsigned.title": "ここでは署名だけでは足りません",
 "swap.unsigned.body": "代わりに取引でこの額を許可してください。別途ネットワーク手数料がかかります。まだ何も送信・スワップされていません。",
 "swap.unlisted.title": [
  [
   "token"
  ],
  "はリストに掲載されていません"
 ],
 "swap.unlisted.body": "トークンは誰でも、どんな名前でも作れます。目的のトークンか確認してください：",
 "swap.approval": [
  "まず",
  [
   "provider"
  ],
  "にこの額ちょうどの",
  [
   "token"
  ],
  "の引き出しを許可し、そのあとスワップします。"
 ],
 "swap.permit": [
  "まず",
  [
   "provider"
  ],
  "が30分以内に",
  [
   "amount"
  ],
  "ちょうどを引き出せるよう署名します。ほかは許可しません。署名では何も送信されず、費用もかかりません。そのあとスワップします。"
 ],
 "swap.consent.loss": [
  "価値の約",
  [
   "percent"
  ],
  "を失うことを理解しました。"
 ],
 "swap.consent.unknown": "このレートを市場価格と比較できなかったことを理解しました。",
 "swap.moved": [
  "ウォレットが別のネットワークに接続しています。このスワップは",
  [
   "network"
  ],
  "で行います。"
 ],
 "swap.moveBack": [
  [
   "network"
  ],
  "に切り替える"
 ],
 "swap.accountChanged": "ウォレットが別のアカウントになりました。",
 "swap.expired": "このレートは期限切れです。",
 "swap.renew": "新しいレートを取得",
 "swap.accept": "新しいレートを承諾",
 "swap.approveAndSwap": "許可してスワップ",
 "swap.signAndSwap": "署名してスワップ",
 "swap.confirm": "スワップする",
 "swap.short.title": [
  "ネットワーク手数料に必要な",
  [
   "coin"
  ],
  "が足りません"
 ],
 "swap.short.body": [
  [
   "coin"
  ],
  "を追加するか、スワップする額を減らしてください。"
 ],
 "swap.working.wallet": [
  [
   "wallet"
  ],
  "で承認してください"
 ],
 "swap.working.sign": [
  [
   "wallet"
  ],
  "で署名してください"
 ],
 "swap.working.server": "レートを確認しています",
 "swap.working.chain": "ネットワークの処理を待っています",
 "swap.working.reset": [
  [
   "token"
  ],
  "の以前の使用許可を取り消しています。"
 ],
 "swap.working.approve": [
  "この額ちょうどの",
  [
   "token"
  ],
  "を許可しています。"
 ],
 "swap.working.permit": [
  "この額ちょうどの",
  [
   "token"
  ],
  "を署名で許可しています。何も送信されません。"
 ],
 "swap.working.swap": [
  [
   "from"
  ],
  "を",
  [
   "to"
  ],
  "にスワップしています。"
 ],
 "swap.working.batch": [
  [
   "from"
  ],
  "から",
  [
   "to"
  ],
  "への許可とスワップを一度に行っています。"
 ],
 "swap.step.approve": "許可",
 "swap.step.permit": "署名",
 "swap.step.swap": "スワップ",
 "swap.result.pending.title": "スワップを送信しました",
 "swap.result.pending.body": [
  [
   "from"
  ],
  "を約",
  [
   "to"
  ],
  "へ。このまま開いておいても、閉じてもかまいません。"
 ],
 "swap.result.success.title": "スワップ完了",
 "swap.result.success.body": [
  [
   "from"
  ],
  "を約",
  [
   "to"
  ],
  "にスワップしました。"
 ],
 "swap.result.failed.title": "スワップに失敗しました",
 "swap.result.failed.body": "ネットワークに拒否されたため、トークンは動いていません。かかったのはネットワーク手数料だけです。",
 "swap.result.replaced.title": "スワップが置き換えられました",
 "swap.result.replaced.body": "ウォレットの別の取引に置き換えられました。",
 "swap.result.dropped.title": "スワップは受け付けられませんでした",
 "swap.result.dropped.body": "時間内にネットワークに受け付けられませんでした。スワップは行われておらず、費用もかかっていません。",
 "swap.result.unknown.title": "このスワップを追跡できなくなりました",
 "swap.result.unknown.body": "これから完了する可能性があります。アカウントかエクスプローラーをご確認ください。",
 "swap.result.leave": "アカウントへ",
 "swap.result.done": "完了",
 "walletAccounts.title": "アカウント",
 "walletAccounts.hint": "別のアカウントを追加",
 "walletAccounts.intro": "アカウントごとに別のアドレスがあります。リカバリーフレーズですべて復元できます。",
 "walletAccounts.numbered": [
  "アカウント",
  [
   "number"
  ]
 ],
 "walletAccounts.name": "名前",
 "walletAccounts.add": "アカウントを追加",
 "walletAccounts.rename": [
  "「",
  [
   "name"
  ],
  "」の名前を変更"
 ],
 "walletAccounts.save": "保存",
 "walletAccounts.cancel": "キャンセル",
 "walletAccounts.full": [
  "ウォレットのアカウント数が上限の",
  [
   "count"
  ],
  "個に達しています。"
 ],
 "walletAccounts.failed": "うまくいきませんでした。アカウントに変更はありません。もう一度お試しください。",
 "walletAccounts.imported": "インポート済み",
 "walletAccounts.introImported": "アカウントごとに別のアドレスがあります。インポートしたもの以外は、リカバリーフレーズですべて復元できます。"
}
export default catalogue
