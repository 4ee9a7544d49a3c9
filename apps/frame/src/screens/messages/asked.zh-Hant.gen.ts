// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "approval.title.message": "簽署訊息",
 "approval.title.signIn": "登入",
 "approval.title.typedData": "簽署資料",
 "approval.title.transaction": "確認交易",
 "approval.title.session": "允許不詢問即動用資金",
 "approval.title.link": "連結錢包",
 "approval.from": "請求來自",
 "approval.action.signMessage": "簽署此訊息",
 "approval.action.signIn": [
  "登入 ",
  [
   "domain"
  ]
 ],
 "approval.action.signData": [
  "簽署「",
  [
   "name"
  ],
  "」"
 ],
 "approval.action.sendCoin": [
  "將 ",
  [
   "amount"
  ],
  " 傳送給 ",
  [
   "to"
  ]
 ],
 "approval.action.sendToken": [
  "將 ",
  [
   "amount"
  ],
  " 傳送給 ",
  [
   "to"
  ]
 ],
 "approval.action.moveToken": [
  "將 ",
  [
   "amount"
  ],
  " 從 ",
  [
   "from"
  ],
  " 移轉到 ",
  [
   "to"
  ]
 ],
 "approval.action.sendItem": [
  "將 ",
  [
   "token"
  ],
  " 的項目 ",
  [
   "id"
  ],
  " 從 ",
  [
   "from"
  ],
  " 移轉到 ",
  [
   "to"
  ]
 ],
 "approval.action.allow": [
  "允許 ",
  [
   "spender"
  ],
  " 花用 ",
  [
   "amount"
  ]
 ],
 "approval.action.allowFee": [
  "允許 ",
  [
   "spender"
  ],
  " 收取 ",
  [
   "amount"
  ],
  " 作為網路手續費"
 ],
 "approval.action.allowUnlimited": [
  "允許 ",
  [
   "spender"
  ],
  " 無限制花用 ",
  [
   "token"
  ]
 ],
 "approval.action.allowAll": [
  "允許 ",
  [
   "spender"
  ],
  " 移轉您在 ",
  [
   "token"
  ],
  " 中的全部項目"
 ],
 "approval.action.revoke": [
  "禁止 ",
  [
   "spender"
  ],
  " 花用 ",
  [
   "token"
  ]
 ],
 "approval.action.revokeAll": [
  "取消 ",
  [
   "token"
  ],
  " 的所有授權"
 ],
 "approval.action.call": [
  "執行 ",
  [
   "contract"
  ],
  " 的 ",
  [
   "selector"
  ]
 ],
 "approval.action.create": "建立合約",
 "approval.action.deployAccount": "在此網路上建立您的智慧帳戶",
 "approval.action.upgradeAccount": "在此網路上為您的帳戶啟用智慧功能。地址維持不變。",
 "approval.action.openSession": [
  "允許此應用程式每",
  [
   "period"
  ],
  "最多傳送 ",
  [
   "amount"
  ],
  "，直到 ",
  [
   "until"
  ],
  "。總計最多 ",
  [
   "total"
  ],
  "。"
 ],
 "approval.action.endSession": [
  "終止每",
  [
   "period"
  ],
  "最多傳送 ",
  [
   "amount"
  ],
  " 的權限"
 ],
 "approval.action.openAccount": [
  "為 ",
  [
   "owner"
  ],
  " 開立帳戶 ",
  [
   "address"
  ]
 ],
 "approval.action.closeAccount": [
  "關閉帳戶 ",
  [
   "address"
  ],
  "，餘額轉給 ",
  [
   "to"
  ]
 ],
 "approval.action.changeAuthority": [
  "將 ",
  [
   "address"
  ],
  " 的控制權交給 ",
  [
   "to"
  ]
 ],
 "approval.action.dropAuthority": [
  "放棄 ",
  [
   "address"
  ],
  " 的控制權"
 ],
 "approval.action.memo": [
  "加上備註「",
  [
   "text"
  ],
  "」"
 ],
 "approval.action.linkWallet": "將此錢包連結到您在此應用程式的帳戶",
 "approval.units": [
  [
   "amount"
  ],
  " 個 ",
  [
   "token"
  ],
  " 最小單位"
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
  "，不在我們的清單中）"
 ],
 "approval.token.unknown": [
  "代幣 ",
  [
   "address"
  ]
 ],
 "approval.coin": [
  [
   "amount"
  ],
  " 個網路原生幣"
 ],
 "approval.label.network": "網路",
 "approval.label.fee": "網路手續費上限",
 "approval.label.sponsored": "網路手續費",
 "approval.sponsored": "已代您支付",
 "approval.label.account": "您的帳戶",
 "approval.label.smartAccount": "您的智慧帳戶",
 "approval.label.actions": "將會發生什麼",
 "approval.details": "簽署的完整內容",
 "approval.network.unknown": [
  "網路 ",
  [
   "id"
  ]
 ],
 "approval.fails.title": "此操作會失敗",
 "approval.fails.body": "網路會拒絕它，而您仍可能須支付手續費。",
 "approval.unfunded.title": "餘額不足",
 "approval.unfunded.body": "此帳戶的餘額不足以支付這項操作及其網路手續費。請先存入資金。",
 "approval.unknown.title": "無法檢查",
 "approval.unknown.body": "網路無法預先試行。請只在信任其來源時才繼續。",
 "approval.warning.foreignSignIn": "這會讓您登入另一個網站，而不是提出請求的網站。這極可能是企圖盜用您在那裡的帳戶。",
 "approval.warning.looksLikeHash": "這看起來像其他內容（例如交易）的雜湊值。簽署它可能會動用您的資金。",
 "approval.warning.unlimitedAllowance": "被授權方可以轉走您全部的此代幣，現在或日後皆可。",
 "approval.warning.allowsAll": "被授權方可以轉走您在此系列中的所有項目，現在或日後皆可。",
 "approval.warning.authorityChange": "這會將帳戶的控制權交給另一個地址。",
 "approval.warning.permit": "這個簽章就是一項授權，使用時不會再次詢問您。",
 "approval.warning.order": "這是市集訂單。簽署它可能會讓出其中提供的項目。",
 "approval.warning.session": "何時傳送、傳送給誰，都由應用程式決定，不會再次詢問您。您可以隨時終止。",
 "approval.warning.otherChain": "這是針對另一個網路，並非所顯示的網路。",
 "approval.warning.otherAccount": "這涉及一個不屬於您的帳戶。",
 "approval.warning.unknownCall": "我們無法判斷此合約呼叫的作用。",
 "approval.warning.createsContract": "這會在網路上建立合約。",
 "approval.warning.unknownProgram": "我們無法判斷此程式的作用。",
 "approval.warning.lookupTables": "部分帳戶列在網路上的表格中，無法在此顯示。",
 "approval.warning.durableNonce": "這不會過期。簽署後，日後隨時都可能被送出。",
 "approval.warning.unreadable": "這無法以文字形式讀取。",
 "approval.warning.highFee": "網路手續費異常偏高。",
 "approval.warning.malformedSignIn": "這不是格式正確的登入請求。",
 "approval.warning.severalTransactions": "您將一次核准多筆交易。",
 "approval.approve": "核准",
 "approval.sign": "簽署",
 "approval.decline": "拒絕",
 "approval.wait": "完整顯示一秒後即可決定。",
 "approval.window.why": "頁面可能遮住或變更您在此看到的內容。請在您錢包的視窗中決定。",
 "approval.window.open": "在視窗中查看",
 "approval.window.waiting": "請在開啟的視窗中決定",
 "approval.window.blocked": "視窗未開啟。請允許此頁面的彈出式視窗，然後再試一次。",
 "approval.window.closed": "視窗在您決定之前已關閉。",
 "approval.window.lost": "這裡已沒有需要決定的內容。您可以關閉此視窗。",
 "approval.next.signIn": "登入不需費用，也不會移動任何資產。",
 "approval.next.signature": "簽署後就無法收回。",
 "approval.next.transaction": "核准後就無法撤回。",
 "approval.next.session": "這些限額由網路強制執行。",
 "approval.next.link": "不會移動任何資產。您可以隨時取消連結。",
 "approval.window.again": "重新開啟",
 "approval.window.title": "核准請求",
 "action.cancel": "取消",
 "action.continue": "繼續",
 "action.done": "完成",
 "change.old.title": "請確認是您本人",
 "change.old.body": [
  "若要將電子郵件變更為 ",
  [
   "next"
  ],
  "，請輸入我們寄到 ",
  [
   "email"
  ],
  " 的驗證碼。"
 ],
 "change.new.title": "確認新的電子郵件",
 "change.new.body": [
  "請輸入我們寄到 ",
  [
   "email"
  ],
  " 的驗證碼。"
 ],
 "change.stopped.title": "您的電子郵件未變更",
 "change.stopped.body": "驗證碼已過期，或此電子郵件無法使用。您可以重新開始。",
 "change.done.title": "您的電子郵件已變更",
 "change.done.body": [
  "從現在起，請使用 ",
  [
   "email"
  ],
  " 登入。"
 ],
 "change.undo": [
  "我們已寄送郵件到 ",
  [
   "email"
  ],
  "。24 小時內可用其中的連結撤銷變更。"
 ],
 "change.resend": "重新開始",
 "change.resendInSeconds": [
  [
   "count",
   2,
   {
    "other": [
     0,
     " 秒後可重新開始"
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
     " 分鐘後可重新開始"
    ]
   }
  ]
 ],
 "code.label": "郵件中的驗證碼",
 "code.checking": "正在核對驗證碼",
 "code.wrong": [
  [
   "count",
   2,
   {
    "other": [
     "驗證碼不正確。您還可以嘗試 ",
     0,
     " 次。"
    ]
   }
  ]
 ],
 "code.offline": "無法核對驗證碼。請檢查網路連線或稍候片刻，然後繼續。",
 "code.renewed": "我們已寄出新的驗證碼，舊的已失效。",
 "code.tooMany.title": "驗證碼錯誤次數過多",
 "code.tooMany.body": "此驗證碼已失效。請寄送新的驗證碼再試一次。",
 "code.expired.title": "驗證碼已過期",
 "code.expired.body": "驗證碼有效時間為 5 分鐘。請寄送新的驗證碼再試一次。",
 "code.resend": "寄送新的驗證碼",
 "code.resendInSeconds": [
  [
   "count",
   2,
   {
    "other": [
     0,
     " 秒後可寄送新的驗證碼"
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
     " 分鐘後可寄送新的驗證碼"
    ]
   }
  ]
 ],
 "confirm.window": "這項操作會在錢包的視窗中決定，並在那裡要求使用您的通行密鑰。",
 "confirm.again": "需要您的通行密鑰確認。請開啟視窗再試一次。",
 "confirm.next": "接下來會要求使用您的通行密鑰。",
 "confirm.problem": "通行密鑰未確認。未簽署任何內容。請再試一次。",
 "login.for": [
  "用於您在 ",
  [
   "host"
  ],
  " 的錢包"
 ],
 "login.link.title": "請查看您的電子郵件",
 "login.link.body": [
  "請開啟我們寄到 ",
  [
   "email"
  ],
  " 的郵件中的連結，並在那裡選擇這個數字："
 ],
 "login.link.number": [
  "您的數字是 ",
  [
   "number"
  ]
 ],
 "login.link.waiting": [
  "正在等待您選擇 ",
  [
   "number"
  ]
 ],
 "login.link.renewed": "我們又寄了一封郵件，它會要求選擇這個新數字。",
 "login.link.offline": "無法連線到伺服器，我們會繼續嘗試。",
 "login.link.delayed": "郵件尚未寄出，我們會繼續嘗試：請在此等候，或稍後重新寄送。",
 "login.mailFailed.title": "郵件未能送達",
 "login.mailFailed.body": [
  "我們無法將郵件送達 ",
  [
   "email"
  ],
  "。請檢查拼字，或重新寄送。"
 ],
 "login.refused.title": "選到了另一個數字",
 "login.refused.body": "為保護您的錢包，此次登入已停止。請再寄一封郵件，並選擇您在這裡看到的數字。",
 "login.ended.title": "連結已過期",
 "login.ended.body": "連結有效時間為 10 分鐘。請再寄一封郵件以取得新連結。",
 "login.resend": "再寄一封郵件",
 "login.resendInSeconds": [
  [
   "count",
   2,
   {
    "other": [
     0,
     " 秒後可再寄郵件"
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
     " 分鐘後可再寄郵件"
    ]
   }
  ]
 ],
 "login.code.title": "輸入驗證碼",
 "login.code.body": [
  "我們已將 8 位數字寄到 ",
  [
   "email"
  ],
  "。"
 ],
 "login.done": "您已登入",
 "login.finishing": "正在登入",
 "login.otherEmail": "使用其他電子郵件",
 "login.link.approved": "數字已確認",
 "login.wait.title": "這是新裝置",
 "login.wait.body": [
  "為了您的安全，您的錢包從 ",
  [
   "time"
  ],
  " 起才能在此裝置上開啟。屆時請重新登入。"
 ],
 "login.wait.mail": [
  "我們已寄送郵件到 ",
  [
   "email"
  ],
  "，您可以透過它阻止這項操作。"
 ],
 "login.wait.close": "知道了",
 "login.code.sameMail": "最後一步：同一封郵件中，連結下方的 8 位數字。",
 "login.opening": "正在開啟您的錢包…",
 "login.social.title": "請在視窗中繼續",
 "login.social.body": [
  "請在開啟的視窗中使用 ",
  [
   "provider"
  ],
  " 登入。此頁面會自動繼續。"
 ],
 "login.social.waiting": [
  "正在等待 ",
  [
   "provider"
  ]
 ],
 "login.social.again": "重新開啟",
 "login.social.number.title": "請選擇此數字",
 "login.social.number.body": "開啟的視窗會要求選擇它，以確認該視窗屬於此頁面："
}
export default catalogue
