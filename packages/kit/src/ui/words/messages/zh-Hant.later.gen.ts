// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "account.actions": "可用操作",
 "account.action.onramp": "購買",
 "account.action.swaps": "兌換",
 "account.action.receive": "接收",
 "account.action.send": "傳送",
 "account.tabs": "帳戶的資產與紀錄",
 "account.tab.tokens": "代幣",
 "account.tab.nfts": "NFT",
 "account.tab.activity": "活動",
 "account.menu": "此帳戶的更多選項",
 "account.balanceUnsupportedBody": "此應用程式無法讀取您錢包所在的網路，您的資金不受影響。",
 "account.partial": "未計入價格不明的代幣",
 "account.stale": "這些數字可能不是最新的",
 "account.priceUnknown": "價格不明",
 "account.searchTokens": "搜尋代幣",
 "account.showAllTokens": [
  [
   "count",
   2,
   {
    "other": [
     "顯示全部 ",
     0,
     " 種代幣"
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
     "顯示 ",
     0,
     " 種隱藏的代幣"
    ]
   }
  ]
 ],
 "account.hideTokens": "重新隱藏這些代幣",
 "account.empty.title": "此帳戶沒有資產",
 "account.empty.body": "您收到或購買的資產會顯示在這裡。",
 "account.empty.receive": "顯示我的地址",
 "account.empty.buy": "購買加密貨幣",
 "account.noTokens.title": "找不到代幣",
 "account.noTokens.body": [
  "沒有符合「",
  [
   "query"
  ],
  "」的結果。請檢查拼字或換個名稱試試。"
 ],
 "account.tokensUnavailable.title": "暫時無法顯示代幣",
 "account.tokensUnavailable.body": "稍後會自動重試，您的資金不受影響。",
 "activity.done.send": "已傳送",
 "activity.kind.send": "傳送",
 "activity.done.receive": "已收到",
 "activity.kind.receive": "接收",
 "activity.done.trade": "已兌換",
 "activity.kind.trade": "兌換",
 "activity.done.approve": "已授權",
 "activity.kind.approve": "授權",
 "activity.done.revoke": "已撤銷授權",
 "activity.kind.revoke": "撤銷授權",
 "activity.done.mint": "已鑄造",
 "activity.kind.mint": "鑄造",
 "activity.done.burn": "已銷毀",
 "activity.kind.burn": "銷毀",
 "activity.done.deposit": "已存入",
 "activity.kind.deposit": "存入",
 "activity.done.withdraw": "已提領",
 "activity.kind.withdraw": "提領",
 "activity.done.claim": "已領取",
 "activity.kind.claim": "領取",
 "activity.done.stake": "已質押",
 "activity.kind.stake": "質押",
 "activity.done.unstake": "已解除質押",
 "activity.kind.unstake": "解除質押",
 "activity.done.borrow": "已借入",
 "activity.kind.borrow": "借入",
 "activity.done.repay": "已償還",
 "activity.kind.repay": "償還",
 "activity.done.buy": "已購買",
 "activity.kind.buy": "購買",
 "activity.done.deploy": "已建立合約",
 "activity.kind.deploy": "建立合約",
 "activity.done.execute": "合約呼叫",
 "activity.kind.execute": "合約呼叫",
 "activity.done.other": "交易",
 "activity.kind.other": "交易",
 "activity.fromHere": "從此處送出",
 "activity.latest": "最近活動",
 "activity.showAll": "顯示所有活動",
 "activity.more": "顯示更多",
 "activity.refresh": "重新整理",
 "activity.to": "至",
 "activity.from": "來自",
 "activity.others": [
  [
   "count",
   2,
   {
    "other": [
     "另有 ",
     0,
     " 項"
    ]
   }
  ]
 ],
 "activity.status.pending": "待確認",
 "activity.status.queued": "等待擁有者核准",
 "activity.status.success": "已確認",
 "activity.status.failed": "失敗",
 "activity.status.replaced": "已被取代",
 "activity.status.dropped": "未被接受",
 "activity.status.unknown": "狀態不明",
 "activity.moreFailed": "無法載入更早的活動。",
 "activity.empty.title": "尚無活動",
 "activity.empty.body": "您在此網路上的傳送、接收與兌換會顯示在這裡。",
 "activity.deviceOnly": [
  [
   "network"
  ],
  " 的節點不會依帳戶列出交易，因此這裡只顯示您從此裝置送出的交易。"
 ],
 "activity.partial": [
  "可能缺少部分交易：",
  [
   "network"
  ],
  " 的節點並未列出全部交易。"
 ],
 "activity.explorer": "在區塊瀏覽器中查看全部",
 "activity.failed.title": "無法取得交易紀錄",
 "activity.failed.body": "您的資金不受影響。請檢查網路連線後再試一次。",
 "allowances.title": "授權",
 "allowances.hint": "誰可以轉走您的代幣",
 "allowances.list": "授權",
 "allowances.intro": "這些應用程式不需再次詢問，即可轉走您帳戶中的代幣。",
 "allowances.unlimited": "無上限",
 "allowances.everything": "全部",
 "allowances.empty.title": "沒有授權",
 "allowances.empty.body": "沒有應用程式可以轉走您在此網路上的代幣。",
 "allowances.failed.title": "無法載入授權",
 "allowances.failed.body": "伺服器沒有回應。您的授權沒有變動。",
 "allowances.partial": "尚未讀取更早的授權。",
 "allowances.readOn": "繼續往前查找",
 "allowances.nothing": "沒有可撤銷的授權",
 "allowances.review": [
  [
   "spender"
  ],
  " 將無法再轉走您的 ",
  [
   "token"
  ],
  "。"
 ],
 "allowances.spender": "被授權方",
 "allowances.fee": "撤銷授權是一筆交易，需支付網路手續費。",
 "allowances.revoke": "撤銷",
 "allowances.declined": "請求已被拒絕，授權仍然有效。您可以再試一次。",
 "allowances.signing.title": [
  "請在 ",
  [
   "wallet"
  ],
  " 中核准"
 ],
 "allowances.signing.body": "撤銷請求正在您的錢包中等候。",
 "allowances.pending.title": "正在撤銷…",
 "allowances.pending.body": [
  "正在等待網路。完成之前，",
  [
   "spender"
  ],
  " 仍可轉走 ",
  [
   "token"
  ],
  "。"
 ],
 "allowances.done.title": "已撤銷授權",
 "allowances.done.body": [
  [
   "spender"
  ],
  " 無法再轉走您的 ",
  [
   "token"
  ],
  "。"
 ],
 "allowances.reverted.title": "無法撤銷",
 "allowances.reverted.body": [
  "網路拒絕了此操作。",
  [
   "spender"
  ],
  " 仍可轉走您的 ",
  [
   "token"
  ],
  "。"
 ],
 "allowances.dropped.title": "交易未被接受",
 "allowances.dropped.body": [
  "網路未能及時接受此交易，也沒有產生費用。",
  [
   "spender"
  ],
  " 仍可轉走您的 ",
  [
   "token"
  ],
  "。"
 ],
 "allowances.unknown.title": "結果不明",
 "allowances.unknown.body": "我們無法追蹤這筆交易。請查看授權清單。",
 "allowances.backToList": "查看授權",
 "allowances.otherNetwork": "您的錢包在另一個網路上。請切換回來，然後再試一次。",
 "allowances.otherAccount": "您的錢包使用了另一個帳戶。請返回查看該帳戶的授權。",
 "action.cancel": "取消",
 "action.disconnect": "中斷連接",
 "account.title": "帳戶",
 "account.balance": "餘額",
 "account.balanceUnavailable": "無法顯示餘額",
 "account.balanceUnavailableBody": "無法連線到網路，您的資金不受影響。",
 "account.copyAddress": "複製地址",
 "account.explorer": "在區塊瀏覽器中查看",
 "account.network": "網路",
 "account.unknownNetwork": "未知的網路",
 "account.switchWallet": "切換錢包",
 "account.walletsConnected": [
  [
   "count",
   2,
   {
    "other": [
     "已連接 ",
     0,
     " 個錢包"
    ]
   }
  ]
 ],
 "account.reconnecting": "正在重新連接…",
 "wallets.title": "錢包",
 "wallets.disconnect": [
  "中斷連接 ",
  [
   "wallet"
  ]
 ],
 "wallets.add": "新增其他錢包",
 "wallets.disconnectAll": "全部中斷連接",
 "wallets.empty.title": "沒有已連接的錢包",
 "wallets.empty.body": "連接後會顯示在這裡。",
 "accountType.eoa": "標準帳戶",
 "accountType.smartAccount": "智慧帳戶",
 "accountType.payment": "付款地址",
 "accountType.ordinal": "收藏品地址",
 "network.title": "切換網路",
 "network.list": "網路",
 "network.search": "搜尋網路",
 "network.notConnected": "未連接",
 "network.empty.title": "找不到網路",
 "network.empty.body": [
  "沒有符合「",
  [
   "query"
  ],
  "」的網路。請換個名稱試試。"
 ],
 "network.waiting.title": [
  "請在 ",
  [
   "wallet"
  ],
  " 中核准"
 ],
 "network.waiting.body": [
  "您的錢包詢問是否切換至 ",
  [
   "network"
  ],
  "。"
 ],
 "network.declined.title": "切換已被拒絕",
 "network.declined.body": [
  "您仍在 ",
  [
   "network"
  ],
  " 上。可以再試一次。"
 ],
 "network.failed.title": [
  "無法切換至 ",
  [
   "network"
  ]
 ],
 "network.failed.body": "請再試一次，或直接在錢包中切換。",
 "network.unsupported.title": [
  [
   "wallet"
  ],
  " 無法使用 ",
  [
   "network"
  ]
 ],
 "network.unsupported.body": "請選擇其他網路，或連接其他錢包。",
 "activeChain.title": [
  "連接至 ",
  [
   "chain"
  ]
 ],
 "activeChain.body": [
  "您需要支援 ",
  [
   "chain"
  ],
  " 的錢包。其他連接會保留。"
 ],
 "activeChain.connect": "連接錢包",
 "activeChain.continue": [
  "使用 ",
  [
   "wallet"
  ],
  " 繼續"
 ],
 "activeChain.stay": "暫時不要",
 "unsupported.title": "切換網路",
 "unsupported.body": "此應用程式不支援您錢包目前所在的網路。請選擇下列其中一個網路以繼續。",
 "unsupported.list": "支援的網路",
 "whatIsWallet.title": "什麼是錢包？",
 "whatIsWallet.home.title": "您的資產之家",
 "whatIsWallet.home.body": "存放、傳送與接收代幣及收藏品。",
 "whatIsWallet.login.title": "一種登入方式",
 "whatIsWallet.login.body": "只要連接錢包，不必再建立新帳號和密碼。",
 "whatIsWallet.keys.title": "金鑰由您掌握",
 "whatIsWallet.keys.body": "其他人都無法動用您的資產。切勿洩漏您的助記詞。",
 "whatIsWallet.get": "取得錢包",
 "getWallet.title": "取得錢包",
 "getWallet.list": "可取得的錢包",
 "getWallet.extension": "瀏覽器擴充功能",
 "getWallet.app": "行動應用程式",
 "getWallet.extensionAndApp": "擴充功能與行動應用程式",
 "getWallet.after": "已安裝？請重新載入頁面，以便偵測錢包。",
 "getWallet.empty.title": "沒有建議的錢包",
 "getWallet.empty.body": "此應用程式沒有建議的錢包。請在瀏覽器的擴充功能商店中，尋找您信任的錢包。",
 "error.send/rejected": "交易已被拒絕，未送出任何內容。",
 "error.send/failed": "交易無法送出，未送出任何內容。",
 "toast.walletSwitched": [
  "正在使用 ",
  [
   "wallet"
  ]
 ],
 "toast.balanceUnavailable": "無法顯示代幣餘額",
 "error.send/unsupported_chain": "此區塊鏈無法傳送。",
 "error.send/incomplete": "請填寫金額與收款地址。",
 "error.send/token_missing": "請選擇代幣。",
 "error.send/expired": "交易簽署得太晚，未送出任何內容。請再試一次。",
 "error.send/below_minimum": "此金額太小，無法傳送到該地址。請增加一些。",
 "error.send/coins_kept": "部分餘額無法傳送：尚未確認的款項，以及可能是收藏品的極小額款項。請減少金額。",
 "error.send/too_many_coins": "此金額分散在過多的小額款項中。請減少金額。",
 "error.send/funds_changed": "您的餘額已變動，未送出任何內容。請檢查金額後再試一次。",
 "error.send/fee_too_low": "網路手續費已上漲，未送出任何內容。請再試一次。",
 "error.send/overtaken": "您帳戶的另一筆交易已先處理，這筆未送出任何內容。請再試一次。",
 "error.send/network_upgraded": "網路在這段期間已升級，未送出任何內容。請再試一次。",
 "error.send/leaves_too_little": "您的帳戶必須保留少量餘額。請減少一些，或全部傳送。",
 "error.send/not_a_wallet": "此地址屬於代幣，而不是錢包。傳送到那裡的資產會遺失。",
 "error.send/token_unsupported": "無法從這裡傳送此代幣。",
 "error.send/token_mismatch": "網路計算此代幣的方式與此處顯示的不同。未送出任何內容。",
 "error.swap/not_as_shown": "此兌換的實際操作與此處顯示的不符，因此未送出。",
 "error.token/mismatch": "此代幣與此處顯示的名稱不符，因此未送出任何內容。請依地址選擇代幣。",
 "error.token/unverified": "除了伺服器，沒有任何來源能確認這是什麼代幣，因此未送出任何內容。請稍後再試一次。",
 "error.name/resolve_failed": "無法查詢此名稱。請改為輸入地址。",
 "names.title": "選擇名稱",
 "names.successTitle": "名稱已註冊",
 "names.row": "選擇名稱",
 "names.rowHint": "比地址更容易辨認",
 "names.intro": "名稱代表您的帳戶，比地址更容易辨認。免費，只需簽署一次。",
 "names.field": "尋找名稱",
 "names.rules": "英文字母、數字和連字號，至少 4 個字元。",
 "names.problem.characters": "只能使用英文字母 a 到 z、數字和連字號。",
 "names.problem.short": "名稱至少需要 4 個字元。",
 "names.problem.long": "名稱最多 63 個字元。",
 "names.problem.ends": "名稱開頭和結尾不能是連字號。",
 "names.problem.double": "名稱不能有兩個連續的連字號。",
 "names.list": "名稱",
 "names.own": "您的名稱",
 "names.free": "可使用",
 "names.taken": "無法使用",
 "names.off.title": "此處沒有名稱服務",
 "names.off.body": "此應用程式不提供名稱。",
 "names.unreachable.title": "無法查詢名稱",
 "names.unreachable.body": "伺服器沒有回應。請檢查網路連線後再試一次。",
 "names.signing.title": [
  "請在 ",
  [
   "wallet"
  ],
  " 中簽署"
 ],
 "names.signing.body": [
  "簽署免費，用來表明 ",
  [
   "name"
  ],
  " 屬於您的帳戶。"
 ],
 "names.registering.title": "正在註冊您的名稱",
 "names.declined.title": "簽署已被拒絕",
 "names.declined.body": [
  [
   "name"
  ],
  " 仍可使用，您可以再試一次。"
 ],
 "names.takenNow.title": [
  [
   "name"
  ],
  " 剛剛被註冊"
 ],
 "names.takenNow.body": "有人搶先一步，請選擇其他名稱。",
 "names.reserved.title": [
  [
   "name"
  ],
  " 已被保留"
 ],
 "names.reserved.body": "任何人都不能使用此名稱，請選擇其他名稱。",
 "names.usedUp.title": "您的名稱數量已達上限",
 "names.usedUp.body": "此帳戶無法再註冊名稱。",
 "names.expired.title": "簽署太晚送達",
 "names.expired.body": "請檢查此裝置的日期和時間，然後重新簽署。",
 "names.otherAccount.title": "您的錢包目前使用另一個帳戶",
 "names.otherAccount.body": [
  [
   "name"
  ],
  " 未註冊。請再試一次，為此帳戶註冊。"
 ],
 "names.unsupported.title": "您的錢包無法在此註冊名稱",
 "names.unsupported.body": "請切換至其他網路，或連接其他錢包。",
 "names.failed.title": [
  "無法註冊 ",
  [
   "name"
  ]
 ],
 "names.failed.body": "沒有任何變更，請稍後再試一次。",
 "names.success.title": [
  [
   "name"
  ],
  " 屬於您了"
 ],
 "names.success.body": "它現在代表您在此應用程式中的帳戶。",
 "names.success.copy": "複製名稱",
 "names.success.done": "完成",
 "names.none.title": "還沒有名稱",
 "names.none.body": "選擇名稱後會顯示在這裡。",
 "nfts.list": "NFT",
 "nfts.empty.title": "還沒有 NFT",
 "nfts.empty.body": "您在此網路上收到的 NFT 會顯示在這裡。",
 "nfts.failed.title": "無法載入 NFT",
 "nfts.failed.body": "伺服器沒有回應。您的 NFT 不受影響。",
 "nfts.moreFailed": "無法載入更多。",
 "nfts.more": "顯示更多",
 "nfts.showAll": "顯示所有 NFT",
 "nfts.showHidden": [
  [
   "count",
   2,
   {
    "other": [
     "顯示 ",
     0,
     " 個隱藏的 NFT"
    ]
   }
  ]
 ],
 "nfts.hideSpam": "隱藏疑似垃圾內容",
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
 "nfts.gone": "此 NFT 不在您的帳戶中",
 "nfts.spam": "這可能是垃圾內容。請勿開啟其名稱或圖片中的連結。",
 "nfts.collection": "系列",
 "nfts.contract": "合約",
 "nfts.address": "地址",
 "nfts.number": "代幣 ID",
 "nfts.amount": "您擁有",
 "onramp.title": "購買加密貨幣",
 "onramp.pay": "支付",
 "onramp.get": "獲得",
 "onramp.amount": "支付金額",
 "onramp.payWith": [
  "變更付款方式：",
  [
   "currency"
  ],
  "，",
  [
   "method"
  ]
 ],
 "onramp.buyWhat": [
  "變更購買項目：",
  [
   "network"
  ],
  " 上的 ",
  [
   "symbol"
  ]
 ],
 "onramp.limits": [
  [
   "min"
  ],
  " 至 ",
  [
   "max"
  ]
 ],
 "onramp.low": [
  "此付款方式最低 ",
  [
   "min"
  ],
  "。"
 ],
 "onramp.high": [
  "此付款方式最高 ",
  [
   "max"
  ],
  "。"
 ],
 "onramp.unknown": "尚無價格",
 "onramp.elsewhere": [
  "此應用程式不使用 ",
  [
   "network"
  ],
  "，您可以在錢包中看到它。"
 ],
 "onramp.offers": "報價",
 "onramp.refresh": "更新價格",
 "onramp.best": "最佳",
 "onramp.via": [
  "透過 ",
  [
   "provider"
  ]
 ],
 "onramp.providerFee": "服務商手續費",
 "onramp.networkFee": "網路手續費",
 "onramp.total": "總計",
 "onramp.moreOffers": "顯示所有報價",
 "onramp.enterAmount": "輸入金額",
 "onramp.changeAmount": "變更金額",
 "onramp.asking": "正在取得價格…",
 "onramp.continue": [
  "前往 ",
  [
   "provider"
  ]
 ],
 "onramp.ownWindow": [
  "您會在 ",
  [
   "provider"
  ],
  " 自己的視窗中付款，卡片資料絕不會傳到此應用程式。"
 ],
 "onramp.unreachable.title": "無法取得價格",
 "onramp.unreachable.body": "沒有賣方回應。我們寧可不顯示價格，也不猜測。",
 "onramp.noSeller.title": "沒有賣方接受此金額",
 "onramp.noSeller.body": "請換個金額或付款方式試試。",
 "onramp.off.title": "此處無法購買",
 "onramp.off.body": "此應用程式未設定賣方。",
 "onramp.off.back": "返回帳戶",
 "onramp.noChain.title": "此網路沒有可購買的項目",
 "onramp.noChain.body": "切換至其他網路即可購買加密貨幣。",
 "onramp.noChain.switch": "切換網路",
 "onramp.buyList": "購買項目",
 "onramp.search": "依名稱或網路搜尋",
 "onramp.empty.title": "找不到結果",
 "onramp.empty.body": [
  "沒有符合「",
  [
   "query"
  ],
  "」的結果。請換個名稱試試。"
 ],
 "onramp.payList": "付款方式",
 "onramp.onNetwork": [
  [
   "network"
  ],
  " 上的 ",
  [
   "name"
  ]
 ],
 "onramp.methodLimits": [
  [
   "method"
  ],
  "，",
  [
   "min"
  ],
  " 至 ",
  [
   "max"
  ]
 ],
 "onramp.method.card": "信用卡／簽帳卡",
 "onramp.method.bank": "銀行轉帳",
 "onramp.method.sepa": "SEPA 轉帳",
 "onramp.method.applePay": "Apple Pay",
 "onramp.method.googlePay": "Google Pay",
 "onramp.method.paypal": "PayPal",
 "onramp.method.balance": "帳戶餘額",
 "onramp.opening.title": [
  "正在開啟 ",
  [
   "provider"
  ]
 ],
 "onramp.opening.body": "稍後將開啟獨立的視窗。",
 "onramp.blocked.title": "您的瀏覽器封鎖了視窗",
 "onramp.blocked.body": [
  "請自行開啟 ",
  [
   "provider"
  ],
  " 以繼續。連結只能使用一次。"
 ],
 "onramp.blocked.open": [
  "開啟 ",
  [
   "provider"
  ]
 ],
 "onramp.waiting.title": [
  "請在 ",
  [
   "provider"
  ],
  " 視窗中完成"
 ],
 "onramp.waiting.body": "讓此頁面保持開啟，即可得知購買何時完成。",
 "onramp.waiting.silent": [
  [
   "provider"
  ],
  " 不會向此應用程式告知進度。您購買的資產會送達您的錢包。"
 ],
 "onramp.destination": "付款前，請在該視窗中確認購買的資產會送到您的地址：",
 "onramp.paid.title": "已收到付款",
 "onramp.paid.body": [
  [
   "provider"
  ],
  " 正在將 ",
  [
   "symbol"
  ],
  " 傳送到您的錢包。"
 ],
 "onramp.left.title": "視窗已關閉",
 "onramp.left.body": [
  "如果您已付款，",
  [
   "symbol"
  ],
  " 會送達您的錢包，可能需要幾分鐘。"
 ],
 "onramp.done.title": [
  "您購買了 ",
  [
   "amount"
  ]
 ],
 "onramp.done.body": [
  [
   "provider"
  ],
  " 已將它傳送到您的錢包。"
 ],
 "onramp.done.close": "完成",
 "onramp.unavailable.title": [
  "無法開啟 ",
  [
   "provider"
  ]
 ],
 "onramp.unavailable.body": "未支付任何款項。請再試一次，或選擇其他報價。",
 "onramp.refused.title": [
  [
   "provider"
  ],
  " 無法完成購買"
 ],
 "onramp.refused.body": [
  "再試之前，請先向 ",
  [
   "provider"
  ],
  " 確認您是否已被扣款。"
 ],
 "onramp.backToPrices": "返回價格",
 "onramp.again": "繼續購買",
 "pay.title": "付款",
 "pay.review.title": "確認付款",
 "pay.requestedBy": "請求方",
 "pay.for": "用途",
 "pay.token": "代幣",
 "pay.expires": "到期",
 "pay.expiresIn": [
  [
   "count",
   2,
   {
    "other": [
     0,
     " 秒後"
    ]
   }
  ]
 ],
 "pay.with": "付款資產",
 "pay.balance": [
  "您有 ",
  [
   "amount"
  ]
 ],
 "pay.short": [
  "您有 ",
  [
   "have"
  ],
  "，需要 ",
  [
   "amount"
  ]
 ],
 "pay.swap": [
  "先兌換成 ",
  [
   "symbol"
  ]
 ],
 "pay.swapAbout": [
  "約 ",
  [
   "amount"
  ]
 ],
 "pay.switch": [
  "切換至 ",
  [
   "network"
  ]
 ],
 "pay.switchYourself": [
  "請將錢包切換至 ",
  [
   "network"
  ],
  " 再付款。"
 ],
 "pay.notEnough": [
  [
   "symbol"
  ],
  " 不足"
 ],
 "pay.confirm": [
  "支付 ",
  [
   "amount"
  ]
 ],
 "pay.signing": "正在等待您的錢包",
 "pay.caution.unsure.title": "您的錢包可能已經付款",
 "pay.caution.unsure.body": "先前已向錢包請求過這筆付款，但回覆沒有傳到此頁面。請先查看錢包。如果付款已在其中，請勿再次付款。",
 "pay.caution.given": "付款對象",
 "pay.agree": "我已確認，並要付款",
 "pay.pending.title": [
  "正在支付 ",
  [
   "amount"
  ]
 ],
 "pay.paid.title": [
  "已支付 ",
  [
   "amount"
  ]
 ],
 "pay.paid.body": "應用程式已收到收據。",
 "pay.paidAt": "付款時間",
 "pay.expired.title": "此請求已過期",
 "pay.expired.body": "未支付任何款項。請返回應用程式重新開始。",
 "pay.unconfirmed.body": "付款已送出，仍可能成功。請勿再次付款。稍後從應用程式再次開啟，即可查看結果。",
 "pay.failed.title": "付款失敗",
 "pay.failed.body": "未支付任何款項。網路可能已收取手續費。",
 "pay.refused.title": "無法支付",
 "pay.none.title": "沒有待付款項",
 "pay.none.body": "應用程式沒有請求付款。",
 "pay.activity.done": "已付款",
 "receive.title": "接收",
 "receive.code": "您地址的 QR Code",
 "receive.copy": "複製地址",
 "receive.scan": "掃描此 QR Code，或複製地址。",
 "receive.yours": "您的地址",
 "receive.networks": "適用網路",
 "receive.current": "目前所在網路",
 "receive.warning": "請只從這些網路轉入。來自其他網路的資產可能會遺失。",
 "receive.collectibles": "僅供 Ordinals 等收藏品使用。付到此地址的款項不計入這裡的餘額。",
 "receive.copyCollectibles": "複製收藏品地址",
 "safety.label": "此操作的影響",
 "safety.checking": "正在檢查此操作的影響…",
 "safety.send": "您將送出",
 "safety.receive": "您將收到",
 "safety.allow": "您將授權",
 "safety.revoke": "您將取消授權",
 "safety.nothing": "您的資產不會有任何變動。",
 "safety.unlimited": "無上限",
 "safety.all": "全部",
 "safety.spender": [
  "授予 ",
  [
   "spender"
  ]
 ],
 "safety.unlimitedWarning": [
  [
   "spender"
  ],
  " 可以隨時轉走您全部的 ",
  [
   "token"
  ],
  "，現在或日後皆可。請只授權需要的數量。"
 ],
 "safety.allWarning": [
  [
   "spender"
  ],
  " 可以轉走您在 ",
  [
   "token"
  ],
  " 中的所有收藏品，現在或日後皆可。"
 ],
 "safety.unknownToken": "未知的代幣",
 "safety.item": [
  [
   "name"
  ],
  " #",
  [
   "id"
  ]
 ],
 "safety.reverts.title": "此操作會失敗",
 "safety.reverts.body": "合約會拒絕此操作，而您仍須支付網路手續費。",
 "safety.reverts.reason": [
  "合約的說明：「",
  [
   "reason"
  ],
  "」"
 ],
 "safety.reverts.funds": "餘額不足以支付金額與網路手續費。",
 "safety.unknown.title": "無法檢查此操作",
 "safety.unknown.body": "網路無法預先試行，因此我們不知道它會改變什麼。請只在信任其來源時才繼續。",
 "safety.gone.unsent": "您的錢包已中斷連接。未送出任何內容。",
 "safety.gone.asked": "您的錢包已中斷連接。如果它仍要求確認，請在錢包中拒絕。",
 "send.title": "傳送",
 "send.tokens.title": "選擇代幣",
 "send.review.title": "確認",
 "send.progress.title": "交易",
 "send.tokens.search": "搜尋代幣",
 "send.tokens.list": "您的代幣",
 "send.tokens.empty.title": "找不到代幣",
 "send.tokens.empty.body": [
  "您的代幣中沒有符合「",
  [
   "query"
  ],
  "」的結果。"
 ],
 "send.tokens.none.title": "還沒有可傳送的資產",
 "send.tokens.none.body": [
  "您在 ",
  [
   "network"
  ],
  " 上收到的代幣會顯示在這裡。"
 ],
 "send.tokens.receive": "接收",
 "send.unavailable.title": "無法顯示餘額",
 "send.unavailable.body": "無法讀取您的資產。您的資金不受影響。",
 "send.coinOnly": [
  "此應用程式只顯示 ",
  [
   "symbol"
  ],
  "，無法列出其他代幣。"
 ],
 "send.coinOnlyNow": [
  "目前只能顯示 ",
  [
   "symbol"
  ],
  "。我們稍後會再次查詢其他代幣。"
 ],
 "send.amountIn": [
  "金額（",
  [
   "unit"
  ],
  "）"
 ],
 "send.available": [
  "可用 ",
  [
   "amount"
  ]
 ],
 "send.max": "最大",
 "send.maxLabel": "使用全部餘額",
 "send.showIn": [
  "以 ",
  [
   "unit"
  ],
  " 輸入金額"
 ],
 "send.noPrice": "尚無價格",
 "send.to": "收款方",
 "send.toPlaceholder": "地址或名稱",
 "send.paste": "貼上",
 "send.clear": "清除地址",
 "send.looking": "正在查詢名稱…",
 "send.noAddress": [
  [
   "name"
  ],
  " 在 ",
  [
   "network"
  ],
  " 上沒有地址。"
 ],
 "send.nameUnavailable": "目前無法查詢名稱。請改為輸入地址。",
 "send.nameDisputed": [
  "兩個來源為 ",
  [
   "name"
  ],
  " 提供了不同的地址，目前無法向其傳送。請改為輸入地址。"
 ],
 "send.resolvedBy": [
  "由 ",
  [
   "source"
  ],
  " 解析"
 ],
 "send.rewritten": [
  "已改寫為 ",
  [
   "network"
  ],
  " 的格式：與您輸入的地址是同一個帳戶。"
 ],
 "send.invalid": [
  "這不是 ",
  [
   "network"
  ],
  " 上的地址。請檢查是否有缺漏或錯誤的字元。"
 ],
 "send.memo": "備註",
 "send.memoOptional": "備註（選填）",
 "send.memoHelp": "任何人都看得到這段文字。交易所可能需要它才能為您入帳。",
 "send.pasteFailed": "無法讀取剪貼簿。請直接貼到欄位中。",
 "send.step.selectToken": "選擇代幣",
 "send.step.enterAmount": "輸入金額",
 "send.step.incorrectValue": "數值不正確",
 "send.step.insufficientFunds": "餘額不足",
 "send.step.enterAddress": "輸入地址",
 "send.step.invalidAddress": "地址無效",
 "send.step.looking": "正在查詢名稱…",
 "send.step.review": "確認",
 "send.caution.lookAlike.title": "此地址在模仿您認識的地址",
 "send.caution.lookAlike.body": "開頭和結尾相同，但標示的部分不同。竊賊這麼做，是想讓您複製他們的地址。",
 "send.caution.lookAlike.known": "您認識的地址",
 "send.caution.lookAlike.given": "您輸入的地址",
 "send.caution.tokenContract.title": "這是代幣本身的合約",
 "send.caution.tokenContract.body": "傳送到那裡的資產幾乎都會遺失。",
 "send.caution.own.title": "這是您自己的地址",
 "send.caution.own.body": "這樣會傳給自己，而且仍須支付手續費。",
 "send.caution.contract.title": "這是一個合約",
 "send.caution.contract.body": "請確認它能接收您傳送的資產，否則可能會遺失。",
 "send.caution.unused.title": "此地址從未有過任何活動",
 "send.caution.unused.body": [
  "它在 ",
  [
   "network"
  ],
  " 上是新的，或輸入有誤。"
 ],
 "send.caution.first.title": "首次傳送到此地址",
 "send.caution.first.body": "請將完整地址與對方提供的地址核對。",
 "send.caution.unchecked.title": "無法檢查此地址",
 "send.caution.unchecked.body": "網路沒有回應。請自行核對完整地址。",
 "send.agree": "我已核對完整地址，仍要傳送",
 "send.from": "付款方",
 "send.network": "網路",
 "send.fee": "網路手續費",
 "send.feeUpTo": [
  "最多 ",
  [
   "amount"
  ]
 ],
 "send.feeAbout": [
  "約 ",
  [
   "amount"
  ]
 ],
 "send.feeByWallet": "手續費由您的錢包在簽署時決定。",
 "send.feeDeposit": [
  "其中 ",
  [
   "amount"
  ],
  " 用於為收款人開立帳戶"
 ],
 "send.receives": "收款人收到",
 "send.speed": "速度",
 "send.speed.slow": "慢",
 "send.speed.normal": "一般",
 "send.speed.fast": "快",
 "send.feeUnavailable": "無法使用",
 "send.feeShort.title": [
  [
   "symbol"
  ],
  " 不足以支付手續費"
 ],
 "send.feeShort.body": [
  "手續費最多 ",
  [
   "fee"
  ],
  "，而您有 ",
  [
   "have"
  ],
  "。請增加 ",
  [
   "symbol"
  ],
  " 或減少傳送金額。"
 ],
 "send.change": "變更",
 "send.confirm": "傳送",
 "send.confirmAnyway": "仍要傳送",
 "send.signing.title": [
  "請在 ",
  [
   "wallet"
  ],
  " 中核准"
 ],
 "send.signing.body": "請確認其中的地址和金額與此處相同。",
 "send.signing.note": "在此取消不會拒絕您錢包中的請求。",
 "send.pending.title": [
  "正在傳送 ",
  [
   "amount"
  ]
 ],
 "send.pending.body": "通常不到一分鐘。您可以關閉此視窗，傳送會繼續進行。",
 "send.pending.slow": [
  "大約每 ",
  [
   "minutes",
   2,
   {
    "other": [
     0,
     " 分鐘"
    ]
   }
  ],
  "產生一個新區塊，有時會晚很多。您可以關閉此視窗，傳送會繼續進行。"
 ],
 "send.pending.queued": "須先由您帳戶的擁有者核准，可能需要幾天。您可以關閉此視窗，傳送會繼續進行。",
 "send.explorer": "在區塊瀏覽器中查看",
 "send.toAccount": "返回帳戶",
 "send.failed.title": "交易失敗",
 "send.failed.body": "網路收取了手續費，但未送出任何資產。",
 "send.replaced.title": "交易已被取代",
 "send.replaced.body": "您的錢包送出了另一筆交易來取代它：加速或取消。區塊瀏覽器會顯示是哪一種。",
 "send.dropped.title": "交易未被接受",
 "send.dropped.body": "網路未能及時接受此交易。未送出任何資產，也沒有產生費用。",
 "send.unknown.title": "尚未確認",
 "send.unknown.body": "網路未能及時確認。它仍可能完成，再次傳送前請先查看。",
 "send.nothing.title": "沒有正在傳送的交易",
 "send.nothing.body": "請選擇要傳送什麼，以及傳給誰。",
 "send.toast.sent": [
  "已傳送 ",
  [
   "amount"
  ]
 ],
 "send.unsupported.title": "此處無法傳送",
 "send.unsupported.body": "請切換至其他網路再傳送。",
 "sessions.title": "應用程式工作階段",
 "sessions.hint": "此應用程式不需詢問即可動用的額度",
 "sessions.intro": "此應用程式不需再次詢問，即可從您的帳戶傳送資金。限額由網路強制執行。",
 "sessions.perDays": [
  "每 ",
  [
   "count",
   2,
   {
    "other": [
     0,
     " 天"
    ]
   }
  ],
  " ",
  [
   "amount"
  ]
 ],
 "sessions.perHours": [
  "每 ",
  [
   "count",
   2,
   {
    "other": [
     0,
     " 小時"
    ]
   }
  ],
  " ",
  [
   "amount"
  ]
 ],
 "sessions.perMinutes": [
  "每 ",
  [
   "count",
   2,
   {
    "other": [
     0,
     " 分鐘"
    ]
   }
  ],
  " ",
  [
   "amount"
  ]
 ],
 "sessions.token": [
  "代幣 ",
  [
   "address"
  ]
 ],
 "sessions.until": [
  "有效至 ",
  [
   "date"
  ]
 ],
 "sessions.revoked": "已撤銷",
 "sessions.expired": "已過期",
 "sessions.revoke": "撤銷",
 "sessions.notRevoked": "工作階段未被撤銷，仍然有效。您可以再試一次。",
 "sessions.empty.title": "沒有工作階段",
 "sessions.empty.body": "此應用程式在此網路上動用任何資金前，都會先詢問您。",
 "sessions.failed.title": "無法載入工作階段",
 "sessions.failed.body": "此網路上可能沒有工作階段，或伺服器沒有回應。您的工作階段沒有變動。",
 "siwx.title": "登入",
 "siwx.intro": [
  "登入 ",
  [
   "app"
  ]
 ],
 "siwx.site": "網站",
 "siwx.account": "帳戶",
 "siwx.network": "網路",
 "siwx.proves": "表明此帳戶屬於您",
 "siwx.free": "不需費用，也不會送出交易",
 "siwx.harmless": "不會讓任何人動用您的資金",
 "siwx.sign": "登入",
 "siwx.required": "此應用程式需要您登入。取消會中斷錢包連接，或讓您返回已登入的網路。",
 "siwx.checking": "正在查找您的工作階段",
 "siwx.signing.title": [
  "在 ",
  [
   "wallet"
  ],
  " 中確認"
 ],
 "siwx.signing.body": [
  "訊息中的網站必須是 ",
  [
   "domain"
  ],
  "。如果是其他網站，請拒絕。"
 ],
 "siwx.verifying": "正在驗證身分...",
 "siwx.done": "您已登入",
 "siwx.expired.title": "您的工作階段已過期",
 "siwx.expired.body": "請重新登入以繼續。",
 "siwx.revoked.title": "您已被登出",
 "siwx.revoked.body": "您的工作階段已在別處結束。請重新登入以繼續。",
 "siwx.declined.title": "簽署已被拒絕",
 "siwx.declined.body": "您尚未登入，可以再試一次。",
 "siwx.pending.title": "已有一個開啟中的請求",
 "siwx.pending.body": [
  "請先在 ",
  [
   "wallet"
  ],
  " 中處理，然後再試一次。"
 ],
 "siwx.unreachable.title": "無法連線到伺服器",
 "siwx.unreachable.body": "尚未登入。請檢查網路連線後再試一次。",
 "siwx.refused.title": "簽章未被接受",
 "siwx.refused.body": "請檢查此裝置的日期和時間，然後再試一次。",
 "siwx.smartAccount.title": "此應用程式可能不支援智慧帳戶",
 "siwx.smartAccount.body": "請在您的錢包清單中選擇另一個帳戶，然後重新登入。",
 "siwx.unsupported.title": [
  [
   "wallet"
  ],
  " 無法在此簽署訊息"
 ],
 "siwx.unsupported.body": "請連接其他錢包來登入。",
 "siwx.failed.title": "無法登入",
 "siwx.failed.body": [
  [
   "wallet"
  ],
  " 回報了問題。您可以再試一次。"
 ],
 "swap.title": "兌換",
 "swap.review.title": "確認兌換",
 "swap.quotes.title": "比較報價",
 "swap.slippage.title": "滑價容差",
 "swap.tokens.title": "選擇代幣",
 "swap.result.title": "兌換",
 "swap.pay": "支付",
 "swap.receive": "收到",
 "swap.review.receive": "預計收到",
 "swap.flip": "對調兩種代幣",
 "swap.selectToken": "選擇代幣",
 "swap.changeToken": [
  [
   "side"
  ],
  "，變更代幣"
 ],
 "swap.balance": [
  "餘額：",
  [
   "amount"
  ]
 ],
 "swap.max": "最大",
 "swap.noPrice": "無價格",
 "swap.button.chooseToken": "選擇代幣",
 "swap.button.enterAmount": "輸入數量",
 "swap.button.badAmount": "數值不正確",
 "swap.button.insufficient": "餘額不足",
 "swap.button.waiting": "正在尋找最佳匯率…",
 "swap.button.noOffer": "沒有報價",
 "swap.button.review": "確認兌換",
 "swap.details": "詳細資料",
 "swap.rate": "匯率",
 "swap.rateOf": [
  [
   "one"
  ],
  " = ",
  [
   "other"
  ]
 ],
 "swap.provider": "供應商",
 "swap.bestRate": "最佳匯率",
 "swap.compare": [
  [
   "count",
   2,
   {
    "=1": "查看報價",
    "other": [
     "比較 ",
     0,
     " 個報價"
    ]
   }
  ]
 ],
 "swap.impact": "價格影響",
 "swap.slippage": "滑價容差",
 "swap.changeSlippage": "變更",
 "swap.minimum": "最少收到",
 "swap.providerFee": "供應商手續費",
 "swap.included": "已含在匯率中",
 "swap.networkFee": "網路手續費",
 "swap.unknown": "不明",
 "swap.percent": [
  [
   "value"
  ],
  "%"
 ],
 "swap.percentSign": "%",
 "swap.pending": [
  "正在將 ",
  [
   "from"
  ],
  " 兌換成 ",
  [
   "to"
  ]
 ],
 "swap.unsupported.title": "此網路不支援兌換",
 "swap.unsupported.body": [
  "無法在 ",
  [
   "network"
  ],
  " 上兌換代幣。請選擇其他網路。"
 ],
 "swap.unsupported.switch": "切換網路",
 "swap.failed.title": "無法載入代幣",
 "swap.problem.noRoute": "流動性不足，無法兌換這些代幣。請減少數量或換一種代幣。",
 "swap.problem.unavailable": "目前沒有人提供匯率。我們會繼續查詢。",
 "swap.problem.wouldFail": "此兌換目前會失敗，未送出任何內容。請再試一次或提高滑價容差。",
 "swap.problem.refused": "供應商拒絕了此兌換。請選擇其他報價。",
 "swap.problem.approval": "授權未成功，因此沒有兌換。您可以再試一次。",
 "swap.problem.unsure": "未能及時確認，但仍可能完成。再次兌換前，請先查看活動紀錄。",
 "swap.problem.funds": "餘額不足以支付數量與網路手續費。未送出任何內容。",
 "swap.tokens.search": "搜尋名稱或貼上地址",
 "swap.tokens.own": "您的代幣",
 "swap.tokens.suggested": "建議",
 "swap.tokens.others": "其他代幣",
 "swap.tokens.all": "代幣",
 "swap.tokens.cut": "還有更多，可透過搜尋尋找。",
 "swap.tokens.byAddress": "依地址找到",
 "swap.tokens.unlisted": "不在清單中",
 "swap.tokens.empty.title": "找不到代幣",
 "swap.tokens.empty.body": "請檢查拼字，或貼上代幣地址。",
 "swap.tokens.none": "請貼上您想要的代幣地址。",
 "swap.quotes.none": "目前沒有報價",
 "swap.quotes.back": "修改兌換",
 "swap.quotes.fee": [
  "手續費約 ",
  [
   "fee"
  ]
 ],
 "swap.quotes.less": [
  "少 ",
  [
   "value"
  ],
  "%"
 ],
 "swap.quotes.about": "報價每十秒更新一次，已包含供應商收取的費用。",
 "swap.slippage.about": "兌換完成前價格可能變動。如果收到的數量低於容許範圍，就不會兌換。",
 "swap.slippage.presets": "常用值",
 "swap.slippage.custom": "自訂",
 "swap.slippage.invalid": "請輸入 0 到 50 之間的數值。",
 "swap.slippage.high": "容差這麼高，他人可能取走您應得的一部分。",
 "swap.slippage.low": "容差這麼低，大多數兌換都會失敗。",
 "swap.slippage.save": "儲存",
 "swap.review.stopped": "無法準備兌換",
 "swap.review.gone": "沒有可確認的內容。",
 "swap.review.back": "修改兌換",
 "swap.changed.title": "匯率已變動",
 "swap.changed.body": "繼續之前請查看新的數字。尚未兌換。",
 "swap.unsigned.title": "此處只有簽署還不夠",
 "swap.unsigned.body": "請改用一筆交易來授權此數量，該交易有自己的網路手續費。目前尚未送出或兌換任何內容。",
 "swap.unlisted.title": [
  [
   "token"
  ],
  " 不在清單中"
 ],
 "swap.unlisted.body": "任何人都能用任意名稱建立代幣。請確認這是您想要的：",
 "swap.approval": [
  "首先授權 ",
  [
   "provider"
  ],
  " 取用剛好此數量的 ",
  [
   "token"
  ],
  "，然後兌換。"
 ],
 "swap.permit": [
  "首先簽署允許 ",
  [
   "provider"
  ],
  " 在 30 分鐘內取用剛好 ",
  [
   "amount"
  ],
  "，僅此而已。簽署不會送出任何內容，也不需費用。然後進行兌換。"
 ],
 "swap.consent.loss": [
  "我了解將損失約 ",
  [
   "percent"
  ],
  " 的價值。"
 ],
 "swap.consent.unknown": "我了解此匯率無法與市場價格比較。",
 "swap.moved": [
  "您的錢包在其他網路上。此兌換在 ",
  [
   "network"
  ],
  " 上進行。"
 ],
 "swap.moveBack": [
  "切換至 ",
  [
   "network"
  ]
 ],
 "swap.accountChanged": "您的錢包目前使用另一個帳戶。",
 "swap.expired": "此匯率已過期。",
 "swap.renew": "取得新匯率",
 "swap.accept": "接受新匯率",
 "swap.approveAndSwap": "授權並兌換",
 "swap.signAndSwap": "簽署並兌換",
 "swap.confirm": "兌換",
 "swap.short.title": [
  [
   "coin"
  ],
  " 不足以支付網路手續費"
 ],
 "swap.short.body": [
  "請增加 ",
  [
   "coin"
  ],
  " 或減少兌換數量。"
 ],
 "swap.working.wallet": [
  "請在 ",
  [
   "wallet"
  ],
  " 中核准"
 ],
 "swap.working.sign": [
  "請在 ",
  [
   "wallet"
  ],
  " 中簽署"
 ],
 "swap.working.server": "正在核對匯率",
 "swap.working.chain": "正在等待網路",
 "swap.working.reset": [
  "正在撤銷 ",
  [
   "token"
  ],
  " 的舊授權。"
 ],
 "swap.working.approve": [
  "正在授權剛好此數量的 ",
  [
   "token"
  ],
  "。"
 ],
 "swap.working.permit": [
  "正在以簽署授權剛好此數量的 ",
  [
   "token"
  ],
  "。不會送出任何內容。"
 ],
 "swap.working.swap": [
  "正在將 ",
  [
   "from"
  ],
  " 兌換成 ",
  [
   "to"
  ],
  "。"
 ],
 "swap.working.batch": [
  "一步完成授權並將 ",
  [
   "from"
  ],
  " 兌換成 ",
  [
   "to"
  ],
  "。"
 ],
 "swap.step.approve": "授權",
 "swap.step.permit": "簽署",
 "swap.step.swap": "兌換",
 "swap.result.pending.title": "兌換已送出",
 "swap.result.pending.body": [
  [
   "from"
  ],
  " 兌換成約 ",
  [
   "to"
  ],
  "。您可以保持開啟或關閉此視窗。"
 ],
 "swap.result.success.title": "兌換完成",
 "swap.result.success.body": [
  "您已將 ",
  [
   "from"
  ],
  " 兌換成約 ",
  [
   "to"
  ],
  "。"
 ],
 "swap.result.failed.title": "兌換失敗",
 "swap.result.failed.body": "網路拒絕了此兌換，您的代幣維持原狀，只支付了網路手續費。",
 "swap.result.replaced.title": "兌換已被取代",
 "swap.result.replaced.body": "您錢包的另一筆交易取代了它。",
 "swap.result.dropped.title": "兌換未被接受",
 "swap.result.dropped.body": "網路未能及時接受此兌換。未兌換任何資產，也沒有產生費用。",
 "swap.result.unknown.title": "無法追蹤此兌換",
 "swap.result.unknown.body": "它仍可能完成。請查看您的帳戶或區塊瀏覽器。",
 "swap.result.leave": "前往帳戶",
 "swap.result.done": "完成",
 "walletAccounts.title": "帳戶",
 "walletAccounts.hint": "新增另一個帳戶",
 "walletAccounts.intro": "每個帳戶都有自己的地址。您的助記詞可以復原所有帳戶。",
 "walletAccounts.numbered": [
  "帳戶 ",
  [
   "number"
  ]
 ],
 "walletAccounts.name": "名稱",
 "walletAccounts.add": "新增帳戶",
 "walletAccounts.rename": [
  "重新命名「",
  [
   "name"
  ],
  "」"
 ],
 "walletAccounts.save": "儲存",
 "walletAccounts.cancel": "取消",
 "walletAccounts.full": [
  "您的錢包已有 ",
  [
   "count"
  ],
  " 個帳戶，達到上限。"
 ],
 "walletAccounts.failed": "操作未成功，您的帳戶沒有變動。請再試一次。",
 "walletAccounts.imported": "已匯入",
 "walletAccounts.introImported": "每個帳戶都有自己的地址。您的助記詞可以復原除匯入帳戶以外的所有帳戶。"
}
export default catalogue
