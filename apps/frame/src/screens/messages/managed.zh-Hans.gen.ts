// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "exit.title": "助记词",
 "exit.ask.title": "显示您的助记词",
 "exit.ask.login": "查看助记词需要最近十分钟内的登录。如果您的登录较早，您会先通过邮件收到验证码。",
 "exit.ask.again": "查看助记词需要最近十分钟内的登录。如果您的登录较早，请先退出并重新登录。",
 "exit.ask.factor": "请先使用通行密钥或恢复套件。",
 "exit.ask.warning.anyone": "任何持有这些助记词的人都能永久取走此钱包中的一切。",
 "exit.ask.warning.asked": "任何应用和客服都不需要它们。如果有人或网页向您索要，那就是盗窃。",
 "exit.ask.show": "显示我的助记词",
 "exit.ask.passkey": "使用通行密钥",
 "exit.ask.kit": "使用套件",
 "exit.code.title": "输入验证码",
 "exit.code.body": [
  "我们已将 8 位验证码发送至 ",
  [
   "email"
  ],
  "。"
 ],
 "exit.code.label": "验证码",
 "exit.problem.login": "您的登录时间过久。请退出后重新登录，并在十分钟内返回。",
 "exit.problem.code": "这不是最近一封邮件中的验证码。请再核对一次。",
 "exit.problem.ended": "此验证码已失效。请关闭此窗口并重新开始。",
 "exit.words.title": "您的助记词",
 "exit.words.body": [
  "这 ",
  [
   "count"
  ],
  " 个词按此顺序可在任何钱包应用中打开您的账户。请打印、抄写，或保存在文件中。"
 ],
 "exit.words.list": "助记词",
 "exit.words.show": "显示助记词",
 "exit.words.hide": "隐藏助记词",
 "exit.words.test": "测试我的离开套件",
 "exit.words.assisted": "此钱包的运营方目前也能打开它。当只有您能打开时，您可以将这些词作为离开套件进行测试。",
 "exit.file.save": "保存为文件",
 "exit.file.about": "该文件可在任何浏览器中离线打开，需要此代码。请抄下代码，并与文件分开保存。",
 "exit.file.code": "文件代码",
 "exit.file.title": "您钱包的离开套件",
 "exit.file.how": "此文件包含加密的钱包助记词。输入代码即可查看。不会发送任何内容：无需网络即可使用。",
 "exit.file.open": "打开",
 "exit.file.wrong": "此代码无法打开文件。代码由 26 个字母和数字组成。",
 "exit.test.title": "测试您的离开套件",
 "exit.test.words": "请根据您的副本输入这些词。",
 "exit.test.file": "选择您保存的文件，并根据您的副本输入代码。",
 "exit.test.word": [
  "第 ",
  [
   "number"
  ],
  " 个词"
 ],
 "exit.test.file.label": "文件",
 "exit.test.useFile": "改为测试文件",
 "exit.test.useWords": "改为测试助记词",
 "exit.test.back": "再次显示助记词",
 "exit.test.wrongWord": "不是这个词。请再核对一次。",
 "exit.test.wrongFile": "此文件和代码不能得到此钱包的助记词。请再核对代码。",
 "exit.test.noFile": "请先选择文件。",
 "exit.finish.title": "您的离开套件有效",
 "exit.finish.body": "完成后，您的钱包会记住这一点。",
 "exit.finish.do": "完成",
 "exit.sheet.title": "您钱包的离开套件",
 "exit.sheet.how": "在任何支持导入助记词（BIP-39）的钱包应用中按顺序输入这些词。如果要求派生路径，请使用地址下方的路径。之后请核对地址。",
 "exit.sheet.path": [
  "路径：",
  [
   "path"
  ]
 ],
 "exit.sheet.noPath": "无路径：仅助记词（sr25519）",
 "exit.sheet.safe": "智能账户（如果应用为您创建过）：归上方的以太坊账户所有",
 "exit.import.title": "使用您已有的助记词",
 "exit.import.warning": "您当前的钱包将无法再在此打开。请先保存它的助记词，以防其中有资产。",
 "exit.import.keep": "这是您当前钱包的助记词。请保存：之后它们是访问该钱包的唯一途径。",
 "exit.import.next": "我已保存",
 "exit.import.type": "输入您的助记词",
 "exit.import.body": "另一个钱包的 12 或 24 个助记词，按顺序输入。不支持额外的密码短语。",
 "exit.import.wrong": "这不是 12 或 24 个有效的助记词。请逐个核对。",
 "exit.import.confirm": "这是您的钱包吗？",
 "exit.import.compare": "请核对地址。此钱包只包含每种类型的第一个账户。",
 "exit.import.do": "使用此钱包",
 "exit.keys.title": "导入的私钥",
 "exit.keys.body": "您的助记词无法恢复它们。文件和纸质副本中也包含它们。",
 "exit.sheet.imported": "导入的私钥：助记词无法恢复",
 "exit.key.title": "导入私钥",
 "exit.key.body": "粘贴一个账户的私钥，格式与其他钱包导出的一致：以太坊为十六进制，Solana 为 base58 或数字列表，比特币为以 K 或 L 开头的文本。",
 "exit.key.warning.words": "您的助记词无法恢复此账户。请保存其私钥，或之后制作离开套件。",
 "exit.key.warning.given": "切勿导入他人给您的私钥：对方可以取走到账的任何资产。",
 "exit.key.field": "私钥",
 "exit.key.wrong": "这不是此钱包可用的私钥。地址或助记词在此无效。",
 "exit.key.confirm": "这是您的账户吗？",
 "exit.key.compare": "请与您其他钱包中的地址核对。",
 "exit.key.name": "名称",
 "exit.key.name.first": [
  "导入 ",
  [
   "number"
  ]
 ],
 "exit.key.name.wrong": "名称应为 1 到 32 个字符。",
 "exit.key.do": "导入此账户",
 "exit.key.exists": "此账户已在您的钱包中。",
 "exit.key.full": "您的钱包导入的私钥已达上限。",
 "security.level.temporary.title": "仅在此浏览器中",
 "security.level.temporary.body": "如果此浏览器的数据被删除，钱包将永久丢失。您没有提供邮箱，运营方也无法打开它。",
 "security.level.assisted.title": "仅凭您的邮箱即可打开此钱包",
 "security.level.assisted.body": "通过邮箱登录即可在任何新设备上打开它。能读取您邮件的人可以做到，此钱包的运营方也可以。",
 "security.level.assisted.login.title": "仅凭您的登录即可打开此钱包",
 "security.level.assisted.provider.body": "您在登录提供商处的账户可在任何新设备上打开它。能进入该账户的人可以做到，此钱包的运营方也可以。",
 "security.level.assisted.token.body": [
  "您在 ",
  [
   "host"
  ],
  " 的账户可在任何新设备上打开它。能进入该账户的人、",
  [
   "host"
  ],
  " 本身以及此钱包的运营方也可以做到。"
 ],
 "security.level.fragile.title": "只有您能打开它，且只有一种方式",
 "security.level.fragile.body": "仅凭登录或运营方都无法打开它。但如果您丢失设备以及唯一的通行密钥或恢复套件，钱包就会丢失。",
 "security.level.secured.title": "只有您能打开此钱包",
 "security.level.secured.body": "仅凭登录或运营方都无法打开它。新设备需要您的某个通行密钥或恢复套件。",
 "security.level.exit.title": "只有您能打开它，即使没有我们",
 "security.level.exit.body": "您已用助记词恢复过此钱包。即使本服务停止，它仍归您所有。",
 "security.factors": "打开方式",
 "security.factor.device.title": "此设备",
 "security.factor.device.about": "清除此浏览器数据前有效。",
 "security.factor.others.title": [
  [
   "count",
   2,
   {
    "other": [
     "其他 ",
     0,
     " 个设备或网站"
    ]
   }
  ]
 ],
 "security.factor.others.about": "您曾打开它的地方。",
 "security.factor.passkey.title": "通行密钥",
 "security.factor.passkey.numbered": [
  "通行密钥 ",
  [
   "number"
  ]
 ],
 "security.factor.passkey.about": "此设备丢失时可用。",
 "security.factor.kit.title": "恢复套件",
 "security.factor.kit.numbered": [
  "恢复套件 ",
  [
   "number"
  ]
 ],
 "security.factor.kit.about": "写在纸上。其他都丢失时可用。",
 "security.factor.escrow.title": "邮箱（由运营方协助）",
 "security.factor.escrow.login": "您的登录（由运营方协助）",
 "security.factor.escrow.about": "其他都丢失时可用。运营方也可能使用它。",
 "security.remove": "移除",
 "security.remove.kit.label": [
  "移除恢复套件 ",
  [
   "number"
  ]
 ],
 "security.remove.passkey.label": [
  "移除通行密钥 ",
  [
   "number"
  ]
 ],
 "security.remove.kit.title": "移除此恢复套件？",
 "security.remove.kit.body": "它的 26 个字符将不再能打开您的钱包。此操作无法撤销，但您可以创建新的套件。",
 "security.remove.passkey.title": "移除此通行密钥？",
 "security.remove.passkey.body": "它将不再能打开您的钱包。之后请从您的设备或密码管理器中删除它。",
 "security.remove.leavesOne": "之后只剩一种方式可在新设备上打开钱包。如果连同设备一起丢失，钱包可能会丢失。",
 "security.window.why": "该操作在您钱包的窗口中进行，任何页面都无法读取或遮挡。",
 "security.window.open": "请在打开的窗口中继续。",
 "security.window.blocked": "窗口未能打开。请允许此页面弹出窗口，然后重试。",
 "security.window.closed": "窗口已关闭。未做任何更改。",
 "security.window.again": "再次打开",
 "security.window.close": "关闭此窗口",
 "security.news.kit": "您的恢复套件已就绪。",
 "security.news.passkey": "您的通行密钥已就绪。",
 "security.news.guest": "您的通行密钥已就绪。今后请用它登录。",
 "security.news.secure": "从现在起，只有您能打开此钱包。",
 "security.news.remove": "它不再能打开此钱包。",
 "security.next.kit": "下一步：一个写在纸上的代码，其他都丢失时可打开您的钱包。",
 "security.next.passkey": "下一步：第二种方式，丢失其中一种也不会失去钱包。",
 "security.next.passkey.guest": "下一步：通行密钥，它也能在其他浏览器中打开您的钱包。",
 "security.next.secure": "下一步：关闭仅凭登录以及运营方的打开途径。",
 "security.next.none": "请将通行密钥和恢复套件存放在不同的地方。",
 "security.do.kit": "创建恢复套件",
 "security.do.kit.another": "再创建一个恢复套件",
 "security.do.passkey": "添加通行密钥",
 "security.do.passkey.another": "再添加一个通行密钥",
 "security.do.passkey.guest": "使用通行密钥保护",
 "security.do.secure": "使其只属于我",
 "security.done": "完成",
 "security.continue": "继续",
 "security.cancel": "取消",
 "security.done.kit.title": "您的恢复套件已就绪",
 "security.done.kit.body": "请把它和护照放在一起，只告诉您愿意托付钥匙的人。",
 "security.done.passkey.title": "您的通行密钥已就绪",
 "security.done.passkey.body": "它可在拥有该密钥的每台设备上打开您的钱包。",
 "security.done.secure.title": "此钱包只属于您",
 "security.done.secure.body": "仅凭登录或运营方都不再能打开它。",
 "security.done.remove.title": "已移除",
 "security.done.remove.body": "它不再能打开您的钱包。",
 "security.done.unlock.title": "您的钱包已打开",
 "security.done.unlock.body": "从现在起，此设备可以打开它。",
 "security.title.kit": "恢复套件",
 "security.title.passkey": "添加通行密钥",
 "security.title.secure": "使此钱包只属于您",
 "security.title.remove": "移除",
 "security.title.unlock": "打开您的钱包",
 "security.kit.title": "您的恢复套件",
 "security.kit.body": [
  "请打印或抄写这 26 个字符。设备丢失时，它们可打开您的钱包。只在 ",
  [
   "host"
  ],
  " 输入它们。"
 ],
 "security.kit.kept": "我已保存",
 "security.kit.copy": "复制",
 "security.kit.copied": "已复制",
 "security.kit.print": "打印",
 "security.check.title": "核对您的套件",
 "security.check.body": "请输入您保存的副本中的这两组字符。",
 "security.check.group": [
  "第 ",
  [
   "number"
  ],
  " 组"
 ],
 "security.check.wrong": "与套件不一致。请再核对一次。",
 "security.check.back": "再次显示套件",
 "security.sheet.about": "登录后，您可用此代码在新设备上打开钱包。任何持有它并能以您的身份登录的人都能使用您的钱包：请保密。",
 "security.sheet.wallet": "钱包",
 "security.sheet.date": "创建日期",
 "security.sheet.account": "账户",
 "security.sheet.how": "使用方法：在新设备上登录，在钱包窗口中选择“恢复套件”，然后输入代码。空格、连字符和大小写均可忽略。",
 "security.passkey.title": "添加通行密钥",
 "security.passkey.body": "通行密钥保存在您的手机、电脑、密码管理器或安全密钥中。它可在拥有该密钥的每台设备上打开此钱包。",
 "security.passkey.create": "创建通行密钥",
 "security.problem.cancelled": "未使用通行密钥。准备好后请重试。",
 "security.problem.noPrf": "此通行密钥无法保护钱包，因为保存它的设备或软件不能计算密钥（PRF）。请使用其他设备或密码管理器，或使用恢复套件。您可以删除此密钥。",
 "security.problem.foreign": "此通行密钥无法打开此钱包。请选择其他密钥。",
 "security.problem.unsupported": "此浏览器无法在此使用通行密钥。请换用其他浏览器，或使用恢复套件。",
 "security.problem.wrongKit": "此代码无法打开此钱包。请与您的套件核对。",
 "security.problem.badKit": "恢复套件有 26 个字母和数字。可能有缺失，或包含未使用的字符。",
 "security.problem.conflict": "另一台设备刚刚更改了钱包。请重试。",
 "security.problem.limited": "钱包打开次数过多。请等待几分钟后重试。",
 "security.problem.stopped": "钱包暂停使用。请稍后重试。",
 "security.problem.failed": "操作未成功。请检查网络后重试。",
 "security.kitField.hint": "26 个字母和数字。空格、连字符和大小写均可忽略。",
 "security.unlock.title": "打开您的钱包",
 "security.unlock.body": "您的钱包还不认识此设备。请使用通行密钥、恢复套件或能打开它的设备。",
 "security.unlock.passkey": "使用通行密钥",
 "security.unlock.or": "或",
 "security.unlock.kit": "使用套件打开",
 "security.secure.title": "使此钱包只属于您",
 "security.secure.body": "之后只有您的通行密钥、恢复套件和此设备能打开它。",
 "security.secure.do": "只有我能打开它",
 "security.secure.warning.email": "仅凭登录将不再能打开它，运营方也无法帮您恢复。",
 "security.secure.warning.loss": "如果您丢失所有通行密钥、套件和设备，钱包及其中的一切将永久丢失。",
 "security.secure.warning.devices": [
  [
   "count",
   2,
   {
    "other": [
     "您的其他 ",
     0,
     " 个设备或网站将要求使用一次通行密钥或套件。"
    ]
   }
  ]
 ],
 "security.secure.show": "请先证明它们可用",
 "security.secure.passkey": [
  [
   "count",
   2,
   {
    "other": [
     "使用通行密钥（",
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
 "security.secure.passkeyShown": "您的通行密钥可用",
 "security.secure.samePasskey": "您已使用过此密钥。请选择另一个通行密钥。",
 "security.locked.title": "这是新设备",
 "security.locked.body": "您已登录。要在此处打开钱包，请使用通行密钥、恢复套件或您的另一台设备。",
 "security.locked.open": "打开我的钱包",
 "security.news.export": "您已测试离开套件。",
 "security.next.export": "下一步：离开套件，即使此服务终止，钱包仍属于您。",
 "security.do.export": "创建离开套件",
 "security.do.words": "显示我的助记词",
 "security.done.exit.title": "您可以随时离开",
 "security.done.exit.body": "您已测试助记词。即使此服务终止，它们也能在其他应用中打开此钱包。",
 "security.devices.title": "设备与活动",
 "security.devices.heading": "已登录的位置",
 "security.devices.this": [
  "此设备，位于 ",
  [
   "site"
  ]
 ],
 "security.devices.used": [
  "位于 ",
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
 "security.activity.heading": "操作记录",
 "security.activity.none": "尚未签名任何内容。",
 "security.activity.signed": [
  "在 ",
  [
   "site"
  ],
  " 上签名"
 ],
 "security.activity.signed.removed": "在您已移除的设备上签名",
 "security.activity.exported": [
  "在 ",
  [
   "site"
  ],
  " 上显示了恢复助记词"
 ],
 "security.activity.exported.removed": "在您已移除的设备上显示了恢复助记词",
 "security.remove.device.title": "移除此设备？",
 "security.remove.device.body": "它会立即退出登录，之后需要通行密钥、恢复套件或重新登录才能再次打开您的钱包。",
 "security.devices.loading": "正在加载…",
 "security.do.import": "使用我已有的助记词",
 "security.done.import.title": "您的助记词已就位",
 "security.done.import.body": "您已退出登录。请重新登录以使用此钱包。",
 "security.problem.worn": "尝试次数过多。请关闭此窗口后重新打开。",
 "security.problem.noneHere": "未使用通行密钥。如果您的密钥在另一台设备上，请在那里使用。如果已删除，可用您的另一个通行密钥登录。如果一个也不剩，请新建一个：它会带有一个新的空钱包。",
 "security.problem.unknown": "此通行密钥无法在此登录。它是为其他网站创建的，或只用于在其他方式登录后打开钱包。请选择另一个，或返回使用其他方式。",
 "security.problem.off": "此处不提供新的通行密钥。请使用其他方式登录。",
 "security.login.title": "使用通行密钥继续",
 "security.login.about": "使用通行密钥登录，或新建一个：它自带钱包。",
 "security.login.body": "通行密钥保存在您的手机、电脑、密码管理器或安全密钥中。它可让您登录并打开钱包。",
 "security.login.use": "使用我的通行密钥",
 "security.login.create": "新建通行密钥",
 "security.login.foot": "新的通行密钥会创建新钱包。没有邮箱可以帮您找回：如果删除唯一的通行密钥，钱包就会丢失。",
 "security.done.login.title": "您已登录",
 "security.done.login.body": "您的钱包已在此设备上打开。",
 "security.title.login": "通行密钥",
 "security.do.key": "导入私钥",
 "security.news.key": "账户已在您的钱包中。可在“账户”中切换到它。",
 "security.done.key.title": "账户已在您的钱包中",
 "security.done.key.body": "您的助记词无法恢复它。私钥可能仍在剪贴板中：请复制其他内容。",
 "security.second": "第二步验证",
 "security.totp.row": "验证器应用",
 "security.totp.off": "未启用。即使有人进入您的邮箱或登录账户，新设备仍需要您手机上的验证码。",
 "security.totp.off.own": "未启用。防止他人使用您未锁定的浏览器：更改谁能打开钱包或查看助记词时需要验证码。",
 "security.totp.on": "已启用。登录新设备需要验证码；更改谁能打开钱包以及查看助记词也需要。",
 "security.totp.on.own": "已启用。更改谁能打开钱包或查看助记词需要验证码。",
 "security.totp.setUp": "设置",
 "security.totp.setUp.label": "设置验证器应用",
 "security.totp.remove.label": "移除验证器应用",
 "security.totp.title": "设置验证器应用",
 "security.totp.body": "用手机上的验证器应用扫描。它会每 30 秒显示一个新验证码。",
 "security.totp.qr": "验证器应用的二维码",
 "security.totp.byHand": "或在应用中输入此密钥",
 "security.totp.keep.title": "保存这些备用码",
 "security.totp.keep.body": "每个备用码可代替应用一次。如果您同时丢失手机和这些备用码，您的登录将无法在新设备上打开钱包。",
 "security.totp.kept": "我已保存",
 "security.totp.confirm.title": "输入验证码",
 "security.totp.confirm.body": "输入验证器应用当前显示的六位数字。",
 "security.totp.turnOn": "启用",
 "security.totp.codeLabel": "应用中的验证码",
 "security.totp.backupLabel": "备用码",
 "security.totp.useBackup": "使用备用码",
 "security.totp.useApp": "使用应用",
 "security.totp.step.title": "确认是您本人",
 "security.totp.step.body": "输入验证器应用当前显示的六位数字。",
 "security.totp.unlock.title": "打开您的钱包",
 "security.totp.unlock.body": "您的钱包还不认识此设备。请输入验证器应用当前显示的六位数字。",
 "security.totp.removeTotp.title": "移除验证器应用？",
 "security.totp.removeTotp.body": "之后将不再要求验证码。请输入最后一个验证码以确认。",
 "security.done.totp.title": "验证器应用已启用",
 "security.done.totp.body": "从现在起，仅凭登录的新设备需要验证码才能获得钱包的信任。",
 "security.done.removeTotp.title": "已移除",
 "security.done.removeTotp.body": "您的钱包不再要求验证码。您可以在应用中删除该条目。",
 "security.news.totp": "验证器应用已启用。",
 "security.news.removeTotp": "您的钱包不再要求验证码。",
 "security.locked.code": "您已登录。要在此处打开钱包，请使用验证器应用。",
 "security.problem.codeWrong": "验证码不正确或已被使用。请等待应用显示下一个。",
 "security.problem.codeLocked": "错误次数过多。验证码将暂时被拒绝，请稍后再试。",
 "security.problem.codeLate": "您输入的验证码已失效。请关闭此窗口并重新开始。",
 "security.level.assisted.totp.title": "登录加验证码可打开此钱包",
 "security.level.assisted.totp.body": "新设备需要您的登录和验证器应用的验证码。此钱包的运营方仍可能打开它。",
 "security.locked.other": "用其他方式打开",
 "security.unlock.device": "使用另一台设备",
 "security.wait.title": "在另一台设备上批准",
 "security.wait.body": "在能打开您钱包的设备上，进入“安全”，选择“批准新设备”，并在那里输入此代码。",
 "security.wait.status": "正在等待另一台设备…",
 "security.wait.warning": "不要把此代码告诉任何人。它只能使用一次，10 分钟内有效。",
 "security.do.approve": "批准新设备",
 "security.title.approve": "批准新设备",
 "security.approve.title": "批准新设备",
 "security.approve.body": "在新设备上登录并选择“使用另一台设备”，然后输入它显示的代码。",
 "security.approve.label": "新设备上的代码",
 "security.approve.ask": "这是您的设备吗？",
 "security.approve.device": [
  [
   "site"
  ],
  " 上的 ",
  [
   "browser"
  ],
  " 请求打开您的钱包。"
 ],
 "security.approve.warning": "仅当该设备在您手中时才批准。如果代码是别人给您的，请拒绝：对方可能拿走钱包里的一切。",
 "security.approve.do": "允许它打开我的钱包",
 "security.approve.decline": "拒绝",
 "security.done.approve.title": "新设备可以打开您的钱包",
 "security.done.approve.body": "它列在“设备与活动”中，您可以在那里移除它。",
 "security.news.approve": "新设备可以打开您的钱包。",
 "security.problem.deviceCode": "没有新设备显示此代码。请核对，并确认该设备仍在等待。",
 "security.problem.declined": "另一台设备已拒绝。",
 "security.problem.ended": "代码已过期。请在新设备上重新开始。",
 "security.devices.waits": [
  "新设备，位于 ",
  [
   "site"
  ],
  "。它从 ",
  [
   "time"
  ],
  " 起可以打开您的钱包。如果不是您的设备，请移除。"
 ],
 "security.title.share": "在另一个应用中使用钱包",
 "security.share.title": "在这里也使用您的钱包？",
 "security.share.about": [
  "您在 ",
  [
   "site"
  ],
  " 有一个钱包。请决定此应用也使用它，还是另建一个。"
 ],
 "security.share.body": [
  [
   "app"
  ],
  " 与您已有钱包的应用属于同一提供方。"
 ],
 "security.share.from": "您的钱包在",
 "security.share.to": "也用于",
 "security.share.gets": "此应用能看到您的地址和已关联的钱包，并请求签名。每次签名仍由您批准。",
 "security.share.same": "两个应用都能知道您是同一个人。密钥留在钱包里。",
 "security.share.end": "您可以在“设备与活动”中结束共用。",
 "security.share.yes": "使用此钱包",
 "security.share.no": "另建一个钱包",
 "security.share.foot": "另建钱包后，不会再次询问。",
 "security.done.share.title": "这里也用同一个钱包",
 "security.done.share.body": "您可以关闭此窗口。",
 "security.done.separate.title": "独立的钱包",
 "security.done.separate.body": "两个应用保持分开。您可以关闭此窗口。",
 "security.apps.heading": "使用此钱包的其他应用",
 "security.apps.this": [
  [
   "name"
  ],
  "，当前应用"
 ],
 "security.apps.since": [
  [
   "name"
  ],
  "，",
  [
   "time"
  ],
  "添加"
 ],
 "security.apps.remove": [
  "从 ",
  [
   "site"
  ],
  " 移除钱包"
 ],
 "security.remove.app.title": "从此应用移除钱包？",
 "security.remove.app.body": "该应用会立即退出登录，不能再请求签名。下次在那里登录时由您重新决定。",
 "security.confirm.row": "要求使用通行密钥",
 "security.confirm.about.none": "之前添加的通行密钥无法用于此功能。请再添加一个。",
 "security.confirm.about.never": "从不。他人可以在您未锁定的浏览器上批准操作。",
 "security.confirm.about.above": "超过一定金额，以及价值未知的所有操作。",
 "security.confirm.about.always": "每次批准时。没有您的通行密钥，不会签署任何内容。",
 "security.confirm.about.ending": "每次批准时，但即将停止：有人在没有通行密钥的情况下提出了请求。使用一次通行密钥即可保留。",
 "security.confirm.change": "更改",
 "security.confirm.change.label": "更改何时要求使用通行密钥",
 "security.confirm.title": "何时要求使用通行密钥",
 "security.confirm.body": "批准时还需要您的通行密钥。您的选择也适用于其他设备。",
 "security.confirm.mode.never": "从不",
 "security.confirm.mode.never.about": "批准即可。",
 "security.confirm.mode.above": "超过一定金额",
 "security.confirm.mode.above.about": "以及代币、授权、消息和合约调用。",
 "security.confirm.mode.always": "每次批准时",
 "security.confirm.mode.always.about": "只有使用您的通行密钥，服务器才会交出它那一半密钥。",
 "security.confirm.limit": [
  "超过（",
  [
   "coin"
  ],
  "）"
 ],
 "security.confirm.limits.about": "每次批准单独计算，含手续费。其他币种始终要求使用通行密钥。",
 "security.confirm.save": "使用通行密钥保存",
 "security.confirm.use": "使用通行密钥",
 "security.confirm.back": "返回",
 "security.confirm.step.title": "确认是您本人",
 "security.confirm.step.body": "您已选择每次打开钱包时要求使用通行密钥。确认后，您可以在两分钟内更改钱包。",
 "security.confirm.lost": "我已没有通行密钥",
 "security.confirm.lost.title": "不使用通行密钥将其关闭？",
 "security.confirm.lost.body": "它将在三天后停止，您现在会收到一封邮件。如果在此之前使用了您的通行密钥，它将保持开启。",
 "security.confirm.lost.do": "三天后停止",
 "security.done.confirm.title": "您的选择已保存",
 "security.done.confirm.body": "从现在起适用于您的所有设备。",
 "security.done.confirmEnding.title": "三天后停止",
 "security.done.confirmEnding.body": "在此之前，没有您的通行密钥不会签署任何内容。",
 "security.news.confirm": "已更改何时要求使用通行密钥。",
 "security.news.confirmEnding": "三天后将不再要求使用通行密钥。",
 "security.problem.confirmWrong": "此通行密钥未被接受。请使用此钱包的通行密钥重试。",
 "security.problem.noLimit": "请至少为一种币输入金额。",
 "security.problem.badLimit": "请用数字输入金额，例如 0.1。",
 "security.level.assisted.confirm.title": "登录后还需通行密钥才能打开此钱包",
 "security.level.assisted.confirm.body": "没有您的通行密钥，登录无法打开新设备，也不会签署任何内容。此钱包的运营方仍可能打开它。",
 "security.looks.heading": "客服操作",
 "security.looks.app": [
  [
   "app"
  ],
  " 的客服查看了您的账户"
 ],
 "security.looks.operator": [
  "此钱包服务的运营方为 ",
  [
   "app"
  ],
  " 查看了您的账户"
 ],
 "security.looks.disabled": [
  [
   "app"
  ],
  " 停用了您的账户"
 ],
 "security.looks.enabled": [
  [
   "app"
  ],
  " 重新启用了您的账户"
 ],
 "security.looks.deletion-asked": [
  [
   "app"
  ],
  " 要求删除您的账户"
 ],
 "security.looks.deletion-cancelled": [
  [
   "app"
  ],
  " 不再要求删除您的账户"
 ],
 "security.looks.deletion-stopped": [
  "您保留了在 ",
  [
   "app"
  ],
  " 的账户"
 ],
 "security.looks.erases": [
  "此账户及其钱包将于 ",
  [
   "time"
  ],
  " 删除。要保留它们，请打开我们邮件中的链接。要保留钱包中的资产，请在此之前保存恢复词。"
 ],
 "security.leaving.title": "此应用已停用您的账户",
 "security.leaving.body": [
  "您无法再在 ",
  [
   "host"
  ],
  " 使用您的钱包。它仍属于您：请保存恢复助记词，并在任何其他钱包中打开。"
 ],
 "security.leaving.continue": "带走我的钱包",
 "security.leaving.close": "关闭"
}
export default catalogue
