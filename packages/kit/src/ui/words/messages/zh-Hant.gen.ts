// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "button.connect": "連接錢包",
 "button.connecting": "正在連接…",
 "button.wrongNetwork": "網路不正確",
 "a11y.close": "關閉",
 "a11y.back": "返回",
 "a11y.help": "什麼是錢包？",
 "a11y.copied": "已複製",
 "a11y.copyFailed": "無法複製",
 "a11y.loading": "載入中",
 "a11y.dismiss": "關閉",
 "a11y.newTab": "在新分頁中開啟",
 "a11y.clearSearch": "清除搜尋",
 "a11y.results": [
  [
   "count",
   2,
   {
    "=0": "沒有結果",
    "other": [
     0,
     " 筆結果"
    ]
   }
  ]
 ],
 "action.tryAgain": "再試一次",
 "action.openWallet": [
  "開啟 ",
  [
   "wallet"
  ]
 ],
 "action.otherWallet": "選擇其他錢包",
 "branding.poweredBy": [
  "由 ",
  [
   "name"
  ],
  " 提供技術支援"
 ],
 "badge.recent": "最近使用",
 "badge.installed": "已安裝",
 "badge.active": "使用中",
 "badge.current": "目前",
 "badge.connected": "已連接",
 "badge.testnet": "測試網",
 "connect.title": "連接錢包",
 "connect.allWallets": "所有錢包",
 "connect.walletCount": [
  [
   "count"
  ],
  "+"
 ],
 "connect.logins": "登入",
 "connect.noWallet": "我還沒有錢包",
 "connect.whatIsWallet": "什麼是錢包？",
 "connect.empty.title": "找不到錢包",
 "connect.empty.body": "此瀏覽器還沒有錢包，幾分鐘就能取得一個。",
 "connect.forChain": [
  "支援 ",
  [
   "chain"
  ],
  " 的錢包"
 ],
 "connect.chooseChain.title": "選擇區塊鏈",
 "connect.chooseChain.body": [
  [
   "wallet"
  ],
  " 支援多條區塊鏈。您想連接哪一條？"
 ],
 "connect.chooseChain.networks": [
  [
   "count",
   2,
   {
    "other": [
     0,
     " 個網路"
    ]
   }
  ]
 ],
 "allWallets.title": "所有錢包",
 "allWallets.search": "搜尋錢包",
 "allWallets.list": "錢包",
 "allWallets.empty.title": "找不到錢包",
 "allWallets.empty.body": [
  "沒有符合「",
  [
   "query"
  ],
  "」的錢包。請檢查拼字或換個名稱試試。"
 ],
 "allWallets.more": "顯示更多",
 "connecting.waiting.title": [
  "開啟 ",
  [
   "wallet"
  ],
  " 並核准"
 ],
 "connecting.waiting.body": "您的錢包中有一個等候中的請求。",
 "connecting.declined.title": "請求已被拒絕",
 "connecting.declined.body": "您可以再試一次。",
 "connecting.pending.title": "已有一個開啟中的請求",
 "connecting.pending.body": [
  "請先在 ",
  [
   "wallet"
  ],
  " 中處理，然後再試一次。"
 ],
 "connecting.inApp.title": [
  "在 ",
  [
   "wallet"
  ],
  " 中繼續"
 ],
 "connecting.inApp.body": [
  [
   "wallet"
  ],
  " 會在內建瀏覽器中開啟此頁面，請在那裡連接。"
 ],
 "connecting.notInstalled.title": [
  "尚未安裝 ",
  [
   "wallet"
  ]
 ],
 "connecting.notInstalled.body": "請先安裝，再回來重新載入頁面。",
 "connecting.notInstalled.install": [
  "安裝 ",
  [
   "wallet"
  ]
 ],
 "connecting.timedOut.title": [
  [
   "wallet"
  ],
  " 沒有回應"
 ],
 "connecting.timedOut.body": "請求逾時。請開啟錢包後再試一次。",
 "connecting.blocked.title": "視窗遭封鎖",
 "connecting.blocked.body": [
  "您的瀏覽器未允許開啟 ",
  [
   "wallet"
  ],
  "。如出現提示，請允許此頁面的彈出式視窗，然後再試一次。"
 ],
 "connecting.failed.title": "無法連接",
 "connecting.failed.body": [
  [
   "wallet"
  ],
  " 回報了問題。請再試一次或選擇其他錢包。"
 ],
 "connecting.done": "已連接",
 "error.connect/rejected": "請求已被拒絕。您可以再試一次。",
 "error.connect/failed": "無法連接。請再試一次。",
 "error.connect/pending": "您的錢包已有開啟中的請求，請先處理。",
 "error.connect/timeout": "錢包未及時回應。請再試一次。",
 "error.connect/not_installed": "此瀏覽器尚未安裝這個錢包。",
 "error.connection/none": "沒有已連接的錢包。",
 "error.connection/reconnecting": "仍在重新連接。請稍候再試。",
 "error.disconnect/failed": "無法中斷連接。請再試一次。",
 "error.network/unknown": "此處無法辨識這個網路。",
 "error.network/unsupported": "您的錢包無法使用此網路。",
 "error.network/switch_failed": "無法切換網路。請再試一次。",
 "error.network/switch_rejected": "切換已被拒絕。您可以再試一次。",
 "error.sign/rejected": "簽署已被拒絕。您可以再試一次。",
 "error.sign/failed": "您的錢包無法簽署。請再試一次。",
 "error.balance/unavailable": "無法顯示餘額",
 "error.wallet/disconnected": "您的錢包已中斷連線。請開啟錢包後再試一次。",
 "error.wallet/unauthorized": "您的錢包未允許此操作。請解鎖後再試一次。",
 "error.wallet/unsupported_method": "您的錢包無法執行此操作。",
 "error.request/action_not_allowed": "不允許此操作",
 "error.request/timeout": "未及時收到回應。請再試一次。",
 "error.request/http_failed": "無法連線到伺服器。請檢查網路連線後再試一次。",
 "error.general/unexpected": "發生問題。請再試一次。",
 "alert.view/unavailable.title": "畫面無法使用",
 "alert.view/unavailable.body": "此應用程式在這裡不提供該功能。",
 "alert.network/not_found.title": "找不到網路",
 "alert.network/not_found.body": "此應用程式未設定該網路。",
 "alert.project/origin_not_allowed.title": "應用程式設定無效",
 "alert.project/origin_not_allowed.body": "此網址不在專案的允許清單中。專案擁有者可以在專案設定中新增。",
 "alert.project/domain_unverified.title": "應用程式設定無效",
 "alert.project/domain_unverified.body": "此網域尚未通過專案驗證。",
 "alert.project/invalid_id.title": "應用程式設定無效",
 "alert.project/invalid_id.body": "專案 ID 無效，請更新設定",
 "alert.project/missing_id.title": "未設定專案 ID",
 "alert.project/missing_id.body": "此功能需要專案。",
 "alert.embedded/load_failed.title": "網路錯誤：無法載入內嵌錢包",
 "alert.embedded/load_failed.body": "請檢查網路連線，稍後再試一次。",
 "alert.embedded/timeout.title": "內嵌錢包請求逾時",
 "alert.embedded/timeout.body": "請稍後再試一次。",
 "alert.session/expired.title": "工作階段已過期",
 "alert.session/expired.body": "請檢查此裝置的日期和時間，然後重新連接。",
 "alert.config/server_error.title": "伺服器錯誤",
 "alert.config/server_error.body": "無法取得應用程式設定，部分功能可能無法使用。",
 "alert.config/rate_limited.title": "請求過於頻繁",
 "alert.config/rate_limited.body": "請稍候，然後重新載入頁面。",
 "time.now": "剛剛",
 "time.minute": [
  [
   "count",
   4
  ],
  " 分鐘前"
 ],
 "time.hour": [
  [
   "count",
   4
  ],
  " 小時前"
 ],
 "time.day": [
  [
   "count",
   4
  ],
  " 天前"
 ],
 "time.month": [
  [
   "count",
   4
  ],
  " 個月前"
 ],
 "time.year": [
  [
   "count",
   4
  ],
  " 年前"
 ],
 "error.connect/window_blocked": "您的瀏覽器封鎖了錢包視窗。請再試一次。",
 "error.node/insufficient_funds": "餘額不足以支付金額與網路手續費。",
 "error.node/execution_reverted": "合約會拒絕這筆交易。未送出任何內容。",
 "error.node/nonce_too_low": "您的錢包已送出相同編號的交易。請再試一次。",
 "error.node/nonce_too_high": "此帳戶還有一筆更早的交易尚未完成。請待其完成後再試一次。",
 "error.node/fee_cap_too_low": "網路手續費已上漲。請再試一次。",
 "error.pay/invalid_request": "應用程式的請求無效。未支付任何款項。",
 "error.pay/unsupported_asset": "無法在此支付這種代幣。它可能不存在，或會從每筆轉帳中扣留一部分。",
 "error.pay/in_progress": "這筆付款正在另一個分頁中進行。請在那裡完成。",
 "error.pay/insufficient_funds": "您的餘額不足以支付此兌換及其網路手續費。",
 "remote.title": "以 QR Code 連接",
 "remote.off.title": "此處無法使用 QR Code",
 "remote.off.body": "此應用程式未設定 QR Code 連接。您可以改用此瀏覽器中的錢包。",
 "remote.off.allWallets": "查看所有錢包",
 "badge.qr": "QR Code",
 "remote.code": "供您錢包掃描的 QR Code",
 "remote.scan": "用手機上的錢包掃描此 QR Code。",
 "remote.scanWith": [
  "用手機上的 ",
  [
   "wallet"
  ],
  " 掃描此 QR Code。"
 ],
 "remote.scanHere": "用其他裝置掃描此 QR Code，或開啟此裝置上的錢包。",
 "remote.renews": [
  [
   "seconds"
  ],
  " 秒後更新 QR Code。"
 ],
 "remote.copy": "複製連結",
 "remote.getApp": "取得應用程式",
 "remote.appStore": "App Store",
 "remote.playStore": "Google Play",
 "remote.tabs": [
  "您使用 ",
  [
   "wallet"
  ],
  " 的地方"
 ],
 "remote.tab.browser": "瀏覽器",
 "remote.tab.mobile": "手機",
 "remote.tab.desktop": "電腦",
 "remote.tab.web": "網頁",
 "remote.notDetected.title": [
  "未偵測到 ",
  [
   "wallet"
  ]
 ],
 "remote.notDetected.body": "請在此瀏覽器中安裝，然後重新載入頁面。也可以在其他裝置上使用。",
 "remote.notDetected.phone": "改用手機",
 "remote.open.title": [
  "在 ",
  [
   "wallet"
  ],
  " 中繼續"
 ],
 "remote.open.body": "在那裡同意後，再回到此頁面。",
 "remote.open.device": "開啟此裝置上的錢包",
 "remote.help.title": "沒有開啟嗎？",
 "remote.help.body": [
  "複製連結並貼到 ",
  [
   "wallet"
  ],
  "，或先取得應用程式。"
 ],
 "remote.help.inApp": [
  "在 ",
  [
   "wallet"
  ],
  " 中開啟此頁面"
 ],
 "remote.help.site": "開啟其網站",
 "remote.linking.title": "即將完成",
 "remote.linking.body": "您的錢包已同意，正在建立連接。",
 "remote.declined.title": "已在錢包中拒絕",
 "remote.declined.body": "未建立任何連接。您可以再試一次。",
 "remote.unreachable.title": "無法產生 QR Code",
 "remote.unreachable.body": "連接您錢包的服務沒有回應。請檢查網路連線後再試一次。",
 "remote.refused.title": "無法產生 QR Code",
 "remote.refused.body": "連接您錢包的服務拒絕了此頁面。請檢查裝置的時間，然後再試一次。",
 "remote.failed.title": "無法連接",
 "remote.failed.body": "此處無法使用錢包的回覆。請再試一次或選擇其他錢包。",
 "error.pairing/expired": "QR Code 在您的錢包回覆前已過期。請再試一次。",
 "error.pairing/relay_unreachable": "無法連線到此頁面與您錢包之間的服務。請再試一次。",
 "error.pairing/relay_refused": "此頁面與您錢包之間的服務拒絕了此應用程式。請告知其開發者。",
 "error.pairing/invalid_grant": "您的錢包授予的內容與請求的不同。請再試一次。",
 "embedded.frame.login": "登入您的錢包",
 "embedded.frame.approval": "傳送至您錢包的請求",
 "embedded.frame.account": "您的錢包帳戶",
 "embedded.sending": [
  "正在寄送郵件至 ",
  [
   "email"
  ]
 ],
 "embedded.waiting": "正在載入您的錢包",
 "embedded.linking.title": "您已登入",
 "embedded.linking.body": "正在開啟您的錢包…",
 "embedded.failed.title": "無法登入",
 "embedded.failed.noAccess": "此帳戶沒有存取權",
 "embedded.failed.otherEmail": "使用其他電子郵件",
 "embedded.row.subtitle": "已使用電子郵件登入",
 "embedded.security.title": "安全性",
 "embedded.security.subtitle": "誰能開啟您的錢包",
 "embedded.security.assisted": "只憑您的登入即可開啟。",
 "embedded.security.fragile": "只有您能開啟，且只有一種方式。",
 "embedded.security.secured": "只有您能開啟。",
 "embedded.security.exit": "只有您能開啟，而且您可以離開。",
 "embedded.security.next.kit": "下一步：復原套件",
 "embedded.security.next.passkey": "下一步：通行密鑰",
 "embedded.security.next.secure": "下一步：讓它只屬於您",
 "embedded.security.next.export": "下一步：匯出套件",
 "embedded.security.failed": "無法顯示",
 "embedded.change.intro": "您會先在目前的電子郵件收到驗證碼，再於新的電子郵件收到另一個。",
 "embedded.change.present": "目前的電子郵件",
 "embedded.change.label": "新的電子郵件地址",
 "embedded.change.send": "繼續",
 "embedded.change.done": "已變更電子郵件",
 "embedded.notAllowed": "不允許此操作",
 "embedded.error.email_invalid": "請輸入電子郵件地址，例如 ana@example.com。",
 "embedded.error.login/cool_down": [
  "請於 ",
  [
   "seconds"
  ],
  " 秒後再試一次"
 ],
 "embedded.error.embedded/load_failed": "無法載入錢包。請檢查網路連線，稍後再試一次。",
 "embedded.error.embedded/timeout": "錢包回應逾時。請再試一次。",
 "embedded.error.login/mail_failed": "郵件無法送達。請檢查地址，或再試一次。",
 "embedded.error.login/attempt_ended": "驗證碼已過期。請重新取得。",
 "embedded.error.login/too_many_tries": "驗證碼錯誤次數過多。請重新取得。",
 "embedded.error.login/device_refused": "郵件中選了另一個數字。請再試一次，並選擇您在此處看到的數字。",
 "embedded.error.login/change_pending": "此帳戶的電子郵件已變更。請開啟通知郵件中的連結以撤銷變更，或等候一天。",
 "embedded.error.login/not_allowed": "此網站不允許這個帳戶登入。請使用其他帳戶，或向網站申請存取權。",
 "embedded.error.login/user_disabled": "此應用程式已停用您的帳戶。請再次登入，以帶走您的錢包。",
 "embedded.error.login/email_off": "此處無法使用電子郵件登入。",
 "embedded.error.login/clock_skewed": "請檢查此裝置的日期和時間，然後再試一次。",
 "embedded.error.request/http_failed": "無法連線到錢包伺服器。請檢查網路連線後再試一次。",
 "embedded.error.embedded/unreachable": "目前無法連線到您的錢包。請於一分鐘後再試一次。",
 "embedded.error.embedded/untrusted": "未開啟您的錢包，因為伺服器傳來了不屬於它的內容。請聯絡此網站的客服。",
 "embedded.error.stopped": "錢包目前暫停使用。請稍後再試一次。",
 "embedded.error.escrow/login_required": "請使用郵件中的連結和驗證碼重新登入。",
 "embedded.error.request/too_many": "請求過多。請稍候再試。",
 "embedded.error.failed": "操作未成功。請再試一次。",
 "embedded.row.social": [
  "已使用 ",
  [
   "provider"
  ],
  " 登入"
 ],
 "embedded.social.list": "使用帳戶登入",
 "embedded.social.continue": [
  "使用 ",
  [
   "provider"
  ],
  " 繼續"
 ],
 "embedded.social.waiting.title": "請在視窗中繼續",
 "embedded.social.waiting.body": [
  "請在開啟的視窗中使用 ",
  [
   "provider"
  ],
  " 登入。"
 ],
 "embedded.social.blocked": "視窗遭封鎖",
 "embedded.social.closed": "視窗已關閉",
 "embedded.social.declined": "登入已被拒絕",
 "embedded.social.open": "開啟視窗",
 "embedded.social.other": "使用其他方式",
 "embedded.farcaster.scan": "請用手機掃描",
 "embedded.farcaster.here": "在 Farcaster 應用程式中繼續",
 "embedded.farcaster.only": "請在 Farcaster 應用程式中核准。只核准您自己發起的登入。",
 "embedded.farcaster.expires": [
  "此條碼將於 ",
  [
   "seconds"
  ],
  " 秒後失效。"
 ],
 "embedded.farcaster.code": "供 Farcaster 應用程式掃描的條碼",
 "embedded.farcaster.copy": "複製連結",
 "embedded.farcaster.open": "開啟 Farcaster",
 "embedded.farcaster.failed": [
  "無法連接 ",
  [
   "provider"
  ]
 ],
 "embedded.farcaster.expired": "條碼已失效",
 "embedded.farcaster.expiredBody": "未在時限內核准。請再試一次以取得新的條碼。",
 "embedded.error.login/window_blocked": "瀏覽器未允許開啟視窗。請用下方按鈕開啟。",
 "embedded.error.login/window_closed": "您在登入前關閉了視窗。可以再試一次。",
 "embedded.error.login/window_foreign": "視窗中選了另一個數字。請再試一次，並選擇您在此處看到的數字。",
 "embedded.error.login/visit_ended": "登入花費太久。請再試一次。",
 "embedded.error.login/provider_declined": "您在視窗中拒絕了登入，因此未分享任何資訊。可以再試一次。",
 "embedded.error.login/provider_failed": "對方無法確認登入。請稍候再試。",
 "embedded.error.login/provider_off": "此處無法使用這種登入方式。請使用其他方式。",
 "embedded.passkey.continue": "使用通行密鑰繼續",
 "embedded.passkey.name": "通行密鑰",
 "embedded.row.passkey": "已使用通行密鑰登入",
 "embedded.guest.continue": "以訪客身分繼續",
 "embedded.guest.name": "訪客",
 "embedded.row.guest": "未使用電子郵件",
 "embedded.guest.secure": "保護此錢包",
 "embedded.security.temporary": "只存在於此瀏覽器。清除瀏覽器資料，錢包就會消失。",
 "embedded.error.login/guest_off": "此網站不接受訪客。請使用其他方式。",
 "embedded.linked.title": "已連結的錢包",
 "embedded.linked.subtitle": "您已有的錢包",
 "embedded.linked.intro": "此應用程式知道這些錢包屬於您。它們無法開啟您登入所用的錢包。",
 "embedded.linked.unread": "無法載入已連結的錢包",
 "embedded.linked.none.title": "沒有已連結的錢包",
 "embedded.linked.none.body": "連結您已有的錢包，讓此應用程式知道它屬於您。錢包會簽署一則訊息，不需任何費用。",
 "embedded.linked.add": "連結錢包",
 "embedded.linked.full": [
  "您已連結 ",
  [
   "count"
  ],
  " 個錢包，達到上限。請先取消連結其中一個。"
 ],
 "embedded.linked.choose": "請選擇此瀏覽器中的錢包。",
 "embedded.linked.missing.title": "找不到錢包",
 "embedded.linked.missing.body": "請在此瀏覽器中安裝或啟用錢包，然後再試一次。",
 "embedded.linked.unlink": "取消連結",
 "embedded.linked.keep": "保留",
 "embedded.linked.cancel": "取消",
 "embedded.linked.confirm.title": [
  "要取消連結 ",
  [
   "name"
  ],
  " 嗎？"
 ],
 "embedded.linked.confirm.body": "此應用程式將不再知道這個錢包屬於您。您可以重新連結。",
 "embedded.linked.step.connect.title": [
  "在 ",
  [
   "name"
  ],
  " 中連接"
 ],
 "embedded.linked.step.connect.body": "請選擇要連結的帳戶。",
 "embedded.linked.step.approve.title": [
  "正在連結 ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.approve.body": "正在載入請求…",
 "embedded.linked.step.sign.title": [
  "使用 ",
  [
   "name"
  ],
  " 簽署"
 ],
 "embedded.linked.step.sign.body": "這則訊息表明錢包屬於您，不會移動任何資產。",
 "embedded.linked.declined": "已拒絕，未連結任何錢包。",
 "embedded.linked.error.links/taken": "此錢包已連結到此應用程式的另一個帳戶。請先在那裡取消連結。",
 "embedded.linked.error.links/ended": "花費太久。請再試一次。",
 "embedded.linked.error.escrow/waiting": "這是新裝置。等它能開啟您的錢包後，就能連結錢包。"
}
export default catalogue
