// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "exit.title": "助記詞",
 "exit.ask.title": "顯示您的助記詞",
 "exit.ask.login": "查看助記詞需要最近十分鐘內的登入。如果您的登入較早，會先透過電子郵件收到驗證碼。",
 "exit.ask.again": "查看助記詞需要最近十分鐘內的登入。如果您的登入較早，請先登出再重新登入。",
 "exit.ask.factor": "請先使用通行密鑰或您的復原套件。",
 "exit.ask.warning.anyone": "任何持有這些助記詞的人，都能永久取走此錢包中的一切。",
 "exit.ask.warning.asked": "任何應用程式和客服都不需要它們。如果有人或網頁向您索取，那就是竊盜。",
 "exit.ask.show": "顯示我的助記詞",
 "exit.ask.passkey": "使用通行密鑰",
 "exit.ask.kit": "使用套件",
 "exit.code.title": "輸入驗證碼",
 "exit.code.body": [
  "我們已將 8 位數驗證碼寄到 ",
  [
   "email"
  ],
  "。"
 ],
 "exit.code.label": "驗證碼",
 "exit.problem.login": "您的登入時間過久。請登出後重新登入，並在十分鐘內回來。",
 "exit.problem.code": "這不是最近一封郵件中的驗證碼。請再核對一次。",
 "exit.problem.ended": "此驗證碼已失效。請關閉此視窗並重新開始。",
 "exit.words.title": "您的助記詞",
 "exit.words.body": [
  "這 ",
  [
   "count"
  ],
  " 個詞依此順序，可在任何錢包應用程式中開啟您的帳戶。請列印、抄寫，或保存在檔案中。"
 ],
 "exit.words.list": "助記詞",
 "exit.words.show": "顯示助記詞",
 "exit.words.hide": "隱藏助記詞",
 "exit.words.test": "測試我的匯出套件",
 "exit.words.assisted": "此錢包的營運方目前也能開啟它。等到只有您能開啟時，您可以將這些詞作為匯出套件進行測試。",
 "exit.file.save": "儲存檔案",
 "exit.file.about": "此檔案可用這組代碼在任何瀏覽器中離線開啟。請抄下代碼，並與檔案分開保存。",
 "exit.file.code": "檔案代碼",
 "exit.file.title": "您錢包的匯出套件",
 "exit.file.how": "此檔案包含您錢包的加密助記詞。輸入代碼即可讀取。不會傳送任何內容：離線即可使用。",
 "exit.file.open": "開啟",
 "exit.file.wrong": "此代碼無法開啟檔案。代碼由 26 個英文字母和數字組成。",
 "exit.test.title": "測試您的匯出套件",
 "exit.test.words": "請依您的備份輸入這些詞。",
 "exit.test.file": "請選擇您儲存的檔案，並依您的備份輸入代碼。",
 "exit.test.word": [
  "第 ",
  [
   "number"
  ],
  " 個詞"
 ],
 "exit.test.file.label": "檔案",
 "exit.test.useFile": "改為測試檔案",
 "exit.test.useWords": "改為測試助記詞",
 "exit.test.back": "再次顯示助記詞",
 "exit.test.wrongWord": "不是這個詞。請再核對一次。",
 "exit.test.wrongFile": "此檔案和代碼無法得出此錢包的助記詞。請再核對代碼。",
 "exit.test.noFile": "請先選擇檔案。",
 "exit.finish.title": "您的匯出套件有效",
 "exit.finish.body": "請按完成，讓您的錢包記住這一點。",
 "exit.finish.do": "完成",
 "exit.sheet.title": "您錢包的匯出套件",
 "exit.sheet.how": "請在任何支援匯入助記詞（BIP-39）的錢包應用程式中，依序輸入這些詞。如果要求衍生路徑，請使用地址下方的路徑。之後請核對地址。",
 "exit.sheet.path": [
  "路徑：",
  [
   "path"
  ]
 ],
 "exit.sheet.noPath": "無路徑：僅助記詞（sr25519）",
 "exit.sheet.safe": "智慧帳戶（如有應用程式為您建立）：由上方的以太坊帳戶擁有",
 "exit.import.title": "使用您已有的助記詞",
 "exit.import.warning": "您目前的錢包將無法再在此開啟。請先保存它的助記詞，以防其中還有資產。",
 "exit.import.keep": "這是您目前錢包的助記詞。請妥善保存：之後這是通往該錢包的唯一途徑。",
 "exit.import.next": "我已保存",
 "exit.import.type": "輸入您的助記詞",
 "exit.import.body": "另一個錢包的 12 或 24 個助記詞，請依序輸入。不支援額外的密碼片語。",
 "exit.import.wrong": "這不是 12 或 24 個有效的助記詞。請逐一核對。",
 "exit.import.confirm": "這是您的錢包嗎？",
 "exit.import.compare": "請核對地址。此錢包只包含每種類型的第一個帳戶。",
 "exit.import.do": "使用此錢包",
 "exit.keys.title": "匯入的私鑰",
 "exit.keys.body": "您的助記詞無法復原這些私鑰。檔案和紙本中也包含它們。",
 "exit.sheet.imported": "匯入的私鑰：助記詞無法復原",
 "exit.key.title": "匯入私鑰",
 "exit.key.body": "請貼上一個帳戶的私鑰，格式與您另一個錢包匯出的相同：以太坊為十六進位，Solana 為 base58 或數字清單，比特幣為以 K 或 L 開頭的文字。",
 "exit.key.warning.words": "您的助記詞無法復原此帳戶。請保存其私鑰，或之後製作匯出套件。",
 "exit.key.warning.given": "切勿匯入他人給您的私鑰：對方可以取走送達那裡的任何資產。",
 "exit.key.field": "私鑰",
 "exit.key.wrong": "這不是此錢包可用的私鑰。地址或助記詞在此無效。",
 "exit.key.confirm": "這是您的帳戶嗎？",
 "exit.key.compare": "請與您另一個錢包中的地址核對。",
 "exit.key.name": "名稱",
 "exit.key.name.first": [
  "匯入 ",
  [
   "number"
  ]
 ],
 "exit.key.name.wrong": "名稱須為 1 到 32 個字元。",
 "exit.key.do": "匯入此帳戶",
 "exit.key.exists": "此帳戶已在您的錢包中。",
 "exit.key.full": "您錢包匯入的私鑰已達上限。",
 "security.level.temporary.title": "只存在於此瀏覽器",
 "security.level.temporary.body": "如果此瀏覽器的資料被刪除，錢包將永久消失。您沒有提供電子郵件，營運方也無法開啟它。",
 "security.level.assisted.title": "只憑您的電子郵件即可開啟此錢包",
 "security.level.assisted.body": "以電子郵件登入，即可在任何新裝置上開啟它。能讀取您郵件的人可以做到，此錢包的營運方也可以。",
 "security.level.assisted.login.title": "只憑您的登入即可開啟此錢包",
 "security.level.assisted.provider.body": "您在登入服務商的帳戶可在任何新裝置上開啟它。能進入該帳戶的人可以做到，此錢包的營運方也可以。",
 "security.level.assisted.token.body": [
  "您在 ",
  [
   "host"
  ],
  " 的帳戶可在任何新裝置上開啟它。能進入該帳戶的人、",
  [
   "host"
  ],
  " 本身，以及此錢包的營運方也可以做到。"
 ],
 "security.level.fragile.title": "只有您能開啟，且只有一種方式",
 "security.level.fragile.body": "只憑您的登入或營運方都無法開啟它。但如果您遺失裝置，以及唯一的通行密鑰或套件，錢包就會遺失。",
 "security.level.secured.title": "只有您能開啟此錢包",
 "security.level.secured.body": "只憑您的登入或營運方都無法開啟它。新裝置需要您的其中一個通行密鑰或套件。",
 "security.level.exit.title": "只有您能開啟，即使沒有我們",
 "security.level.exit.body": "您已用助記詞復原過此錢包。即使本服務終止，它仍屬於您。",
 "security.factors": "開啟方式",
 "security.factor.device.title": "此裝置",
 "security.factor.device.about": "在您刪除此瀏覽器的資料之前有效。",
 "security.factor.others.title": [
  [
   "count",
   2,
   {
    "other": [
     "其他 ",
     0,
     " 個裝置或網站"
    ]
   }
  ]
 ],
 "security.factor.others.about": "您曾開啟它的地方。",
 "security.factor.passkey.title": "通行密鑰",
 "security.factor.passkey.numbered": [
  "通行密鑰 ",
  [
   "number"
  ]
 ],
 "security.factor.passkey.about": "遺失此裝置時可用。",
 "security.factor.kit.title": "復原套件",
 "security.factor.kit.numbered": [
  "復原套件 ",
  [
   "number"
  ]
 ],
 "security.factor.kit.about": "寫在紙上。其他都遺失時可用。",
 "security.factor.escrow.title": "電子郵件（由營運方協助）",
 "security.factor.escrow.login": "您的登入（由營運方協助）",
 "security.factor.escrow.about": "其他都遺失時可用。營運方也能使用它。",
 "security.remove": "移除",
 "security.remove.kit.label": [
  "移除復原套件 ",
  [
   "number"
  ]
 ],
 "security.remove.passkey.label": [
  "移除通行密鑰 ",
  [
   "number"
  ]
 ],
 "security.remove.kit.title": "要移除此復原套件嗎？",
 "security.remove.kit.body": "它的 26 個字元將無法再開啟您的錢包。此操作無法還原，但您可以建立另一個套件。",
 "security.remove.passkey.title": "要移除此通行密鑰嗎？",
 "security.remove.passkey.body": "它將無法再開啟您的錢包。之後請從您的裝置或密碼管理工具中刪除它。",
 "security.remove.leavesOne": "之後只剩一種方式能在新裝置上開啟錢包。如果連同您的裝置一起遺失，錢包可能會遺失。",
 "security.window.why": "這項操作會在您錢包的視窗中進行，任何頁面都無法讀取或遮住它。",
 "security.window.open": "請在開啟的視窗中繼續。",
 "security.window.blocked": "視窗未開啟。請允許此頁面的彈出式視窗，然後再試一次。",
 "security.window.closed": "視窗已關閉。沒有任何變更。",
 "security.window.again": "再次開啟",
 "security.window.close": "關閉此視窗",
 "security.news.kit": "您的復原套件已就緒。",
 "security.news.passkey": "您的通行密鑰已就緒。",
 "security.news.guest": "您的通行密鑰已就緒。從現在起請用它登入。",
 "security.news.secure": "從現在起，只有您能開啟此錢包。",
 "security.news.remove": "它無法再開啟此錢包。",
 "security.next.kit": "下一步：一組寫在紙上的代碼，其他都遺失時可開啟您的錢包。",
 "security.next.passkey": "下一步：第二種方式，遺失其中一種也不會失去錢包。",
 "security.next.passkey.guest": "下一步：通行密鑰，它也能在其他瀏覽器中開啟您的錢包。",
 "security.next.secure": "下一步：關閉只憑登入以及營運方的開啟途徑。",
 "security.next.none": "請將通行密鑰和套件存放在不同的地方。",
 "security.do.kit": "建立復原套件",
 "security.do.kit.another": "再建立一個復原套件",
 "security.do.passkey": "新增通行密鑰",
 "security.do.passkey.another": "再新增一個通行密鑰",
 "security.do.passkey.guest": "使用通行密鑰保護",
 "security.do.secure": "讓它只屬於我",
 "security.done": "完成",
 "security.continue": "繼續",
 "security.cancel": "取消",
 "security.done.kit.title": "您的復原套件已就緒",
 "security.done.kit.body": "請把它與護照放在一起，並只告訴您願意託付鑰匙的人。",
 "security.done.passkey.title": "您的通行密鑰已就緒",
 "security.done.passkey.body": "它可在每個擁有該密鑰的裝置上開啟您的錢包。",
 "security.done.secure.title": "此錢包只屬於您",
 "security.done.secure.body": "只憑您的登入或營運方都無法再開啟它。",
 "security.done.remove.title": "已移除",
 "security.done.remove.body": "它無法再開啟您的錢包。",
 "security.done.unlock.title": "您的錢包已開啟",
 "security.done.unlock.body": "從現在起，此裝置可以開啟它。",
 "security.title.kit": "復原套件",
 "security.title.passkey": "新增通行密鑰",
 "security.title.secure": "讓此錢包只屬於您",
 "security.title.remove": "移除",
 "security.title.unlock": "開啟您的錢包",
 "security.kit.title": "您的復原套件",
 "security.kit.body": [
  "請列印或抄寫這 26 個字元。遺失裝置時，它們可開啟您的錢包。請只在 ",
  [
   "host"
  ],
  " 輸入。"
 ],
 "security.kit.kept": "我已保存",
 "security.kit.copy": "複製",
 "security.kit.copied": "已複製",
 "security.kit.print": "列印",
 "security.check.title": "核對您的套件",
 "security.check.body": "請依您的備份輸入這兩組字元。",
 "security.check.group": [
  "第 ",
  [
   "number"
  ],
  " 組"
 ],
 "security.check.wrong": "與套件內容不符。請再核對一次。",
 "security.check.back": "再次顯示套件",
 "security.sheet.about": "登入後，您可用此代碼在新裝置上開啟錢包。任何持有它並能以您的身分登入的人，都能使用您的錢包：請保密。",
 "security.sheet.wallet": "錢包",
 "security.sheet.date": "建立日期",
 "security.sheet.account": "帳戶",
 "security.sheet.how": "使用方式：在新裝置上登入，於錢包視窗中選擇「復原套件」，然後輸入代碼。空格、連字號和大小寫皆可忽略。",
 "security.passkey.title": "新增通行密鑰",
 "security.passkey.body": "通行密鑰儲存在您的手機、電腦、密碼管理工具或安全金鑰中。它可在每個擁有該密鑰的裝置上開啟此錢包。",
 "security.passkey.create": "建立通行密鑰",
 "security.problem.cancelled": "未使用通行密鑰。準備好後請再試一次。",
 "security.problem.noPrf": "此通行密鑰無法保護錢包，因為保存它的裝置或軟體無法計算密值（PRF）。請使用其他裝置或密碼管理工具，或使用復原套件。您可以刪除此通行密鑰。",
 "security.problem.foreign": "此通行密鑰無法開啟此錢包。請選擇其他密鑰。",
 "security.problem.unsupported": "此瀏覽器無法在此使用通行密鑰。請改用其他瀏覽器，或使用復原套件。",
 "security.problem.wrongKit": "此代碼無法開啟此錢包。請與您的套件核對。",
 "security.problem.badKit": "復原套件有 26 個英文字母和數字。可能有缺漏，或包含未使用的字元。",
 "security.problem.conflict": "另一個裝置剛剛變更了錢包。請再試一次。",
 "security.problem.limited": "錢包開啟次數過多。請等候幾分鐘，然後再試一次。",
 "security.problem.stopped": "錢包目前暫停使用。請稍後再試一次。",
 "security.problem.failed": "操作未成功。請檢查網路連線後再試一次。",
 "security.kitField.hint": "26 個英文字母和數字。空格、連字號和大小寫皆可忽略。",
 "security.unlock.title": "開啟您的錢包",
 "security.unlock.body": "您的錢包還不認識此裝置。請使用通行密鑰、復原套件，或能開啟它的裝置。",
 "security.unlock.passkey": "使用通行密鑰",
 "security.unlock.or": "或",
 "security.unlock.kit": "使用套件開啟",
 "security.secure.title": "讓此錢包只屬於您",
 "security.secure.body": "之後只有您的通行密鑰、套件和此裝置能開啟它。",
 "security.secure.do": "只有我能開啟",
 "security.secure.warning.email": "只憑您的登入將無法再開啟它，營運方也無法協助您重新進入。",
 "security.secure.warning.loss": "如果您遺失所有通行密鑰、套件和裝置，錢包及其中的一切將永久遺失。",
 "security.secure.warning.devices": [
  [
   "count",
   2,
   {
    "other": [
     "您的其他 ",
     0,
     " 個裝置或網站會要求使用一次通行密鑰或套件。"
    ]
   }
  ]
 ],
 "security.secure.show": "請先證明它們可用",
 "security.secure.passkey": [
  [
   "count",
   2,
   {
    "=1": "使用通行密鑰",
    "other": [
     "使用通行密鑰（",
     [
      "number"
     ],
     "/",
     0,
     "）"
    ]
   }
  ]
 ],
 "security.secure.passkeyShown": "您的通行密鑰可用",
 "security.secure.samePasskey": "您已使用過這個。請選擇另一個通行密鑰。",
 "security.locked.title": "這是新裝置",
 "security.locked.body": "您已登入。若要在此開啟錢包，請使用通行密鑰、復原套件，或您的另一個裝置。",
 "security.locked.open": "開啟我的錢包",
 "security.news.export": "您已測試匯出套件。",
 "security.next.export": "下一步：匯出套件，即使本服務終止，錢包仍屬於您。",
 "security.do.export": "製作匯出套件",
 "security.do.words": "顯示我的助記詞",
 "security.done.exit.title": "您可以隨時離開",
 "security.done.exit.body": "您已測試助記詞。即使本服務終止，它們也能在其他應用程式中開啟此錢包。",
 "security.devices.title": "裝置與活動",
 "security.devices.heading": "您登入的位置",
 "security.devices.this": [
  "此裝置，位於 ",
  [
   "site"
  ]
 ],
 "security.devices.used": [
  "位於 ",
  [
   "site"
  ],
  "，上次使用：",
  [
   "time"
  ]
 ],
 "security.devices.remove": [
  "移除 ",
  [
   "site"
  ],
  " 上的 ",
  [
   "browser"
  ]
 ],
 "security.devices.back": "返回",
 "security.activity.heading": "操作紀錄",
 "security.activity.none": "尚未簽署任何內容。",
 "security.activity.signed": [
  "在 ",
  [
   "site"
  ],
  " 上簽署"
 ],
 "security.activity.signed.removed": "在您已移除的裝置上簽署",
 "security.activity.exported": [
  "在 ",
  [
   "site"
  ],
  " 上顯示了助記詞"
 ],
 "security.activity.exported.removed": "在您已移除的裝置上顯示了助記詞",
 "security.remove.device.title": "要移除此裝置嗎？",
 "security.remove.device.body": "它會立即登出，之後需要通行密鑰、您的套件或重新登入，才能再次開啟您的錢包。",
 "security.devices.loading": "載入中…",
 "security.do.import": "使用我已有的助記詞",
 "security.done.import.title": "已套用您的助記詞",
 "security.done.import.body": "您已登出。請重新登入以使用此錢包。",
 "security.problem.worn": "嘗試次數過多。請關閉此視窗後重新開啟。",
 "security.problem.noneHere": "未使用通行密鑰。如果您的密鑰在另一個裝置上，請從那裡使用。如果已刪除，可用您的另一個通行密鑰登入。如果一個也不剩，請建立新的：它會附帶一個新的空錢包。",
 "security.problem.unknown": "此通行密鑰無法在此登入。它是為其他網站建立的，或只用於以其他方式登入後開啟錢包。請選擇另一個，或返回使用其他方式。",
 "security.problem.off": "此處不提供新的通行密鑰。請使用其他方式登入。",
 "security.login.title": "使用通行密鑰繼續",
 "security.login.about": "使用通行密鑰登入，或建立新的：它會附帶專屬的錢包。",
 "security.login.body": "通行密鑰儲存在您的手機、電腦、密碼管理工具或安全金鑰中。它可讓您登入並開啟錢包。",
 "security.login.use": "使用我的通行密鑰",
 "security.login.create": "建立新的通行密鑰",
 "security.login.foot": "新的通行密鑰會建立新錢包。沒有電子郵件可以幫您：如果刪除唯一的通行密鑰，錢包就會遺失。",
 "security.done.login.title": "您已登入",
 "security.done.login.body": "您的錢包已在此裝置上開啟。",
 "security.title.login": "通行密鑰",
 "security.do.key": "匯入私鑰",
 "security.news.key": "帳戶已在您的錢包中。可在「帳戶」中切換到它。",
 "security.done.key.title": "帳戶已在您的錢包中",
 "security.done.key.body": "您的助記詞無法復原它。私鑰可能仍在剪貼簿中：請複製其他內容。",
 "security.second": "第二步驗證",
 "security.totp.row": "驗證器應用程式",
 "security.totp.off": "未啟用。若有人進入您的電子郵件或登入帳戶，它可保護您：啟用後，新裝置還需要您手機上的驗證碼。",
 "security.totp.off.own": "未啟用。可防範他人使用您未鎖定的瀏覽器：啟用後，變更誰能開啟錢包，或查看助記詞，都需要驗證碼。",
 "security.totp.on": "已啟用。您的登入須搭配驗證碼才能在新裝置上開啟錢包；變更誰能開啟錢包，以及查看助記詞，也都需要。",
 "security.totp.on.own": "已啟用。變更誰能開啟錢包，或查看助記詞，都需要驗證碼。",
 "security.totp.setUp": "設定",
 "security.totp.setUp.label": "設定驗證器應用程式",
 "security.totp.remove.label": "移除驗證器應用程式",
 "security.totp.title": "設定驗證器應用程式",
 "security.totp.body": "用手機上的驗證器應用程式掃描。之後它每 30 秒會顯示新的驗證碼。",
 "security.totp.qr": "驗證器應用程式的 QR Code",
 "security.totp.byHand": "或在應用程式中輸入此金鑰",
 "security.totp.keep.title": "請保存這些備用碼",
 "security.totp.keep.body": "每個備用碼可代替應用程式一次。如果您同時遺失手機和這些備用碼，您的登入將無法在新裝置上開啟錢包。",
 "security.totp.kept": "我已保存",
 "security.totp.confirm.title": "輸入驗證碼",
 "security.totp.confirm.body": "驗證器應用程式目前顯示的六位數字。",
 "security.totp.turnOn": "啟用",
 "security.totp.codeLabel": "應用程式的驗證碼",
 "security.totp.backupLabel": "備用碼",
 "security.totp.useBackup": "使用備用碼",
 "security.totp.useApp": "使用應用程式",
 "security.totp.step.title": "請確認是您本人",
 "security.totp.step.body": "請輸入驗證器應用程式目前顯示的六位數字。",
 "security.totp.unlock.title": "開啟您的錢包",
 "security.totp.unlock.body": "您的錢包還不認識此裝置。請輸入驗證器應用程式目前顯示的六位數字。",
 "security.totp.removeTotp.title": "要移除驗證器應用程式嗎？",
 "security.totp.removeTotp.body": "之後不會再要求驗證碼。請輸入最後一個驗證碼以確認。",
 "security.done.totp.title": "驗證器應用程式已啟用",
 "security.done.totp.body": "從現在起，只憑您登入的新裝置，須輸入驗證碼才會受到您的錢包信任。",
 "security.done.removeTotp.title": "已移除",
 "security.done.removeTotp.body": "您的錢包不再要求驗證碼。您可以在應用程式中刪除該項目。",
 "security.news.totp": "驗證器應用程式已啟用。",
 "security.news.removeTotp": "您的錢包不再要求驗證碼。",
 "security.locked.code": "您已登入。若要在此開啟錢包，請使用驗證器應用程式。",
 "security.problem.codeWrong": "驗證碼不正確，或已使用過。請等待應用程式顯示下一個。",
 "security.problem.codeLocked": "驗證碼錯誤次數過多。目前暫時不接受驗證碼，請稍後再試一次。",
 "security.problem.codeLate": "您輸入的驗證碼已失效。請關閉此視窗並重新開始。",
 "security.level.assisted.totp.title": "您的登入加上驗證碼可開啟此錢包",
 "security.level.assisted.totp.body": "新裝置需要您的登入，以及驗證器應用程式的驗證碼。此錢包的營運方仍能開啟它。",
 "security.locked.other": "用其他方式開啟",
 "security.unlock.device": "使用另一個裝置",
 "security.wait.title": "在另一個裝置上核准",
 "security.wait.body": "請在能開啟您錢包的裝置上前往「安全性」，選擇「核准新裝置」，並在那裡輸入此代碼。",
 "security.wait.status": "正在等待另一個裝置…",
 "security.wait.warning": "請勿將此代碼告訴任何人。它只能使用一次，10 分鐘內有效。",
 "security.do.approve": "核准新裝置",
 "security.title.approve": "核准新裝置",
 "security.approve.title": "核准新裝置",
 "security.approve.body": "請在新裝置上登入並選擇「使用另一個裝置」，然後輸入它顯示的代碼。",
 "security.approve.label": "新裝置上的代碼",
 "security.approve.ask": "這是您的裝置嗎？",
 "security.approve.device": [
  [
   "site"
  ],
  " 上的 ",
  [
   "browser"
  ],
  " 請求開啟您的錢包。"
 ],
 "security.approve.warning": "只有當該裝置在您自己手中時才核准。如果代碼是別人給您的，請拒絕：對方可能取走錢包裡的一切。",
 "security.approve.do": "允許它開啟我的錢包",
 "security.approve.decline": "拒絕",
 "security.done.approve.title": "新裝置可以開啟您的錢包",
 "security.done.approve.body": "它列在「裝置與活動」中，您可以在那裡移除它。",
 "security.news.approve": "新裝置可以開啟您的錢包。",
 "security.problem.deviceCode": "沒有新裝置顯示此代碼。請核對，並確認該裝置仍在等待。",
 "security.problem.declined": "另一個裝置已拒絕。",
 "security.problem.ended": "代碼已過期。請在新裝置上重新開始。",
 "security.devices.waits": [
  "新裝置，位於 ",
  [
   "site"
  ],
  "。它從 ",
  [
   "time"
  ],
  " 起可以開啟您的錢包。如果不是您的裝置，請移除。"
 ],
 "security.title.share": "在另一個應用程式中使用您的錢包",
 "security.share.title": "也要在這裡使用您的錢包嗎？",
 "security.share.about": [
  "您在 ",
  [
   "site"
  ],
  " 有一個錢包。請決定此應用程式也使用它，還是另用獨立的錢包。"
 ],
 "security.share.body": [
  [
   "app"
  ],
  " 與您已有錢包的應用程式屬於同一服務商。"
 ],
 "security.share.from": "您的錢包位於",
 "security.share.to": "也用於",
 "security.share.gets": "此應用程式能看到您的地址和已連結的錢包，並可請求簽署。每次簽署一如往常由您核准。",
 "security.share.same": "兩個應用程式都能知道您是同一個人。您的金鑰會留在錢包裡。",
 "security.share.end": "您可以在「裝置與活動」中終止共用。",
 "security.share.yes": "使用此錢包",
 "security.share.no": "建立獨立的錢包",
 "security.share.foot": "使用獨立的錢包，就不會再次詢問。",
 "security.done.share.title": "這裡也用同一個錢包",
 "security.done.share.body": "您可以關閉此視窗。",
 "security.done.separate.title": "獨立的錢包",
 "security.done.separate.body": "兩個應用程式維持分開。您可以關閉此視窗。",
 "security.apps.heading": "使用此錢包的其他應用程式",
 "security.apps.this": [
  [
   "name"
  ],
  "，此應用程式"
 ],
 "security.apps.since": [
  [
   "name"
  ],
  "，新增時間：",
  [
   "time"
  ]
 ],
 "security.apps.remove": [
  "從 ",
  [
   "site"
  ],
  " 移除錢包"
 ],
 "security.remove.app.title": "要從此應用程式移除錢包嗎？",
 "security.remove.app.body": "應用程式會立即登出，無法再請求簽署。下次在那裡登入時，由您重新決定。",
 "security.confirm.row": "要求使用通行密鑰",
 "security.confirm.about.none": "先前新增的通行密鑰無法用於此功能。請再新增一個。",
 "security.confirm.about.never": "永不。他人可能在您未鎖定的瀏覽器上核准操作。",
 "security.confirm.about.above": "超過一定金額，以及價值不明的所有操作。",
 "security.confirm.about.always": "每次核准時。沒有您的通行密鑰，就不會簽署任何內容。",
 "security.confirm.about.ending": "每次核准時，但即將停止：有人在沒有通行密鑰的情況下提出了停止請求。使用一次通行密鑰即可保留。",
 "security.confirm.change": "變更",
 "security.confirm.change.label": "變更何時要求使用通行密鑰",
 "security.confirm.title": "何時要求使用通行密鑰",
 "security.confirm.body": "核准時也需要您的通行密鑰。您的選擇會套用到您的其他裝置。",
 "security.confirm.mode.never": "永不",
 "security.confirm.mode.never.about": "核准即可。",
 "security.confirm.mode.above": "超過一定金額",
 "security.confirm.mode.above.about": "以及代幣、授權、訊息和合約呼叫。",
 "security.confirm.mode.always": "每次核准時",
 "security.confirm.mode.always.about": "只有使用您的通行密鑰，伺服器才會交出它那一半金鑰。",
 "security.confirm.limit": [
  "超過（",
  [
   "coin"
  ],
  "）"
 ],
 "security.confirm.limits.about": "每次核准單獨計算，並包含手續費。其他幣種一律要求使用通行密鑰。",
 "security.confirm.save": "使用通行密鑰儲存",
 "security.confirm.use": "使用通行密鑰",
 "security.confirm.back": "返回",
 "security.confirm.step.title": "請確認是您本人",
 "security.confirm.step.body": "您已選擇每次開啟錢包時要求使用通行密鑰。確認後，您可以在兩分鐘內變更錢包。",
 "security.confirm.lost": "我已沒有通行密鑰",
 "security.confirm.lost.title": "不使用通行密鑰將其關閉？",
 "security.confirm.lost.body": "它將在三天後停止，您現在會收到一封郵件。如果在此之前使用了您的通行密鑰，它會保持啟用。",
 "security.confirm.lost.do": "三天後停止",
 "security.done.confirm.title": "已儲存您的選擇",
 "security.done.confirm.body": "從現在起套用到您的所有裝置。",
 "security.done.confirmEnding.title": "三天後停止",
 "security.done.confirmEnding.body": "在此之前，沒有您的通行密鑰就不會簽署任何內容。",
 "security.news.confirm": "已變更何時要求使用通行密鑰。",
 "security.news.confirmEnding": "三天後將不再要求使用您的通行密鑰。",
 "security.problem.confirmWrong": "此通行密鑰未被接受。請使用此錢包的通行密鑰，然後再試一次。",
 "security.problem.noLimit": "請至少為一種幣輸入金額。",
 "security.problem.badLimit": "請以數字輸入金額，例如 0.1。",
 "security.level.assisted.confirm.title": "您的登入須搭配通行密鑰才能開啟此錢包",
 "security.level.assisted.confirm.body": "沒有您的通行密鑰，登入無法在新裝置上開啟錢包，也不會簽署任何內容。此錢包的營運方仍能開啟它。",
 "security.looks.heading": "客服操作紀錄",
 "security.looks.app": [
  [
   "app"
  ],
  " 的客服查看了您的帳戶"
 ],
 "security.looks.operator": [
  "此錢包服務的營運方查看了您在 ",
  [
   "app"
  ],
  " 的帳戶"
 ],
 "security.looks.disabled": [
  [
   "app"
  ],
  " 停用了您的帳戶"
 ],
 "security.looks.enabled": [
  [
   "app"
  ],
  " 重新啟用了您的帳戶"
 ],
 "security.looks.deletion-asked": [
  [
   "app"
  ],
  " 要求刪除您的帳戶"
 ],
 "security.looks.deletion-cancelled": [
  [
   "app"
  ],
  " 不再要求刪除您的帳戶"
 ],
 "security.looks.deletion-stopped": [
  "您保留了在 ",
  [
   "app"
  ],
  " 的帳戶"
 ],
 "security.looks.erases": [
  "此帳戶及其錢包將於 ",
  [
   "time"
  ],
  " 刪除。若要保留，請開啟我們郵件中的連結。若要保留錢包中的資產，請在此之前保存助記詞。"
 ],
 "security.leaving.title": "此應用程式已停用您的帳戶",
 "security.leaving.body": [
  "您無法再於 ",
  [
   "host"
  ],
  " 使用您的錢包。它仍屬於您：請保存助記詞，並在任何其他錢包中開啟。"
 ],
 "security.leaving.continue": "帶走我的錢包",
 "security.leaving.close": "關閉"
}
export default catalogue
