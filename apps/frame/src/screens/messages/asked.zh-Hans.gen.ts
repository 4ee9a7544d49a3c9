// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "approval.title.message": "签署消息",
 "approval.title.signIn": "登录",
 "approval.title.typedData": "签署数据",
 "approval.title.transaction": "确认交易",
 "approval.title.session": "允许无需询问的支出",
 "approval.title.link": "关联钱包",
 "approval.from": "请求来自",
 "approval.action.signMessage": "签署此消息",
 "approval.action.signIn": [
  "登录 ",
  [
   "domain"
  ]
 ],
 "approval.action.signData": [
  "签署“",
  [
   "name"
  ],
  "”"
 ],
 "approval.action.sendCoin": [
  "将 ",
  [
   "amount"
  ],
  " 发送给 ",
  [
   "to"
  ]
 ],
 "approval.action.sendToken": [
  "将 ",
  [
   "amount"
  ],
  " 发送给 ",
  [
   "to"
  ]
 ],
 "approval.action.moveToken": [
  "将 ",
  [
   "amount"
  ],
  " 从 ",
  [
   "from"
  ],
  " 转移到 ",
  [
   "to"
  ]
 ],
 "approval.action.sendItem": [
  "将 ",
  [
   "token"
  ],
  " 的藏品 ",
  [
   "id"
  ],
  " 从 ",
  [
   "from"
  ],
  " 转移到 ",
  [
   "to"
  ]
 ],
 "approval.action.allow": [
  "允许 ",
  [
   "spender"
  ],
  " 花费 ",
  [
   "amount"
  ]
 ],
 "approval.action.allowFee": [
  "允许 ",
  [
   "spender"
  ],
  " 收取 ",
  [
   "amount"
  ],
  " 作为网络费"
 ],
 "approval.action.allowUnlimited": [
  "允许 ",
  [
   "spender"
  ],
  " 无限制地花费 ",
  [
   "token"
  ]
 ],
 "approval.action.allowAll": [
  "允许 ",
  [
   "spender"
  ],
  " 转移您在 ",
  [
   "token"
  ],
  " 中的全部藏品"
 ],
 "approval.action.revoke": [
  "禁止 ",
  [
   "spender"
  ],
  " 花费 ",
  [
   "token"
  ]
 ],
 "approval.action.revokeAll": [
  "取消 ",
  [
   "token"
  ],
  " 的所有授权"
 ],
 "approval.action.call": [
  "运行 ",
  [
   "contract"
  ],
  " 的 ",
  [
   "selector"
  ]
 ],
 "approval.action.create": "创建合约",
 "approval.action.deployAccount": "在此网络上创建您的智能账户",
 "approval.action.upgradeAccount": "在此网络上为您的账户启用智能功能。地址保持不变。",
 "approval.action.openSession": [
  "允许此应用在每",
  [
   "period"
  ],
  "内最多发送 ",
  [
   "amount"
  ],
  "，直至 ",
  [
   "until"
  ],
  "。总计最多 ",
  [
   "total"
  ],
  "。"
 ],
 "approval.action.endSession": [
  "终止每",
  [
   "period"
  ],
  "内最多发送 ",
  [
   "amount"
  ],
  " 的权限"
 ],
 "approval.action.openAccount": [
  "为 ",
  [
   "owner"
  ],
  " 开设账户 ",
  [
   "address"
  ]
 ],
 "approval.action.closeAccount": [
  "关闭账户 ",
  [
   "address"
  ],
  "，余额转给 ",
  [
   "to"
  ]
 ],
 "approval.action.changeAuthority": [
  "将 ",
  [
   "address"
  ],
  " 的控制权交给 ",
  [
   "to"
  ]
 ],
 "approval.action.dropAuthority": [
  "放弃对 ",
  [
   "address"
  ],
  " 的控制权"
 ],
 "approval.action.memo": [
  "添加备注“",
  [
   "text"
  ],
  "”"
 ],
 "approval.action.linkWallet": "将此钱包关联到您在此应用的账户",
 "approval.units": [
  [
   "amount"
  ],
  " 个 ",
  [
   "token"
  ],
  " 最小单位"
 ],
 "approval.token.unlisted": [
  "“",
  [
   "symbol"
  ],
  "”（",
  [
   "address"
  ],
  "，不在我们的列表中）"
 ],
 "approval.token.unknown": [
  "代币 ",
  [
   "address"
  ]
 ],
 "approval.coin": [
  [
   "amount"
  ],
  " 网络原生币"
 ],
 "approval.label.network": "网络",
 "approval.label.fee": "网络费用上限",
 "approval.label.sponsored": "网络费用",
 "approval.sponsored": "已为您支付",
 "approval.label.account": "您的账户",
 "approval.label.smartAccount": "您的智能账户",
 "approval.label.actions": "将会发生什么",
 "approval.details": "签署的全部内容",
 "approval.network.unknown": [
  "网络 ",
  [
   "id"
  ]
 ],
 "approval.fails.title": "这将会失败",
 "approval.fails.body": "网络会拒绝它，而您仍可能支付费用。",
 "approval.unfunded.title": "余额不足",
 "approval.unfunded.body": "此账户的余额不够支付这笔交易及其网络费用。请先充值。",
 "approval.unknown.title": "无法检查",
 "approval.unknown.body": "网络无法预先试运行。仅在您信任其来源时才继续。",
 "approval.warning.foreignSignIn": "这会让您登录到另一个网站，而不是发出请求的网站。这很可能是企图盗取您在那里的账户。",
 "approval.warning.looksLikeHash": "这看起来像其他内容（例如交易）的指纹。签署它可能会转移您的资金。",
 "approval.warning.unlimitedAllowance": "被授权方可以在现在或以后取走您的全部此代币。",
 "approval.warning.allowsAll": "被授权方可以在现在或以后取走您在此收藏中的全部藏品。",
 "approval.warning.authorityChange": "这会把一个账户的控制权交给另一个地址。",
 "approval.warning.permit": "此签名就是一项授权，使用时不会再次询问您。",
 "approval.warning.order": "这是市场订单。签署它可能会交出其中出售的物品。",
 "approval.warning.session": "何时发送、发送给谁由应用决定，且不会再次询问您。您可以随时终止此权限。",
 "approval.warning.otherChain": "这是针对另一个网络的，并非所显示的网络。",
 "approval.warning.otherAccount": "这涉及一个不属于您的账户。",
 "approval.warning.unknownCall": "我们无法判断此合约调用的作用。",
 "approval.warning.createsContract": "这会在网络上创建合约。",
 "approval.warning.unknownProgram": "我们无法判断此程序的作用。",
 "approval.warning.lookupTables": "部分账户列在网络上的表中，无法在此显示。",
 "approval.warning.durableNonce": "这不会过期。签署后，可以在以后的任何时候发送。",
 "approval.warning.unreadable": "这无法作为文本读取。",
 "approval.warning.highFee": "网络费用异常高。",
 "approval.warning.malformedSignIn": "这不是格式正确的登录请求。",
 "approval.warning.severalTransactions": "您将一次批准多笔交易。",
 "approval.approve": "批准",
 "approval.sign": "签署",
 "approval.decline": "拒绝",
 "approval.wait": "完整显示一秒后即可决定。",
 "approval.window.why": "页面可能遮挡或更改您在此看到的内容。请在您钱包的窗口中决定。",
 "approval.window.open": "在窗口中查看",
 "approval.window.waiting": "请在打开的窗口中决定",
 "approval.window.blocked": "窗口未能打开。请允许此页面弹出窗口，然后重试。",
 "approval.window.closed": "窗口在您决定之前已关闭。",
 "approval.window.lost": "这里已没有需要决定的内容。您可以关闭此窗口。",
 "approval.next.signIn": "登录不收费，也不会转移任何资产。",
 "approval.next.signature": "签署后无法收回。",
 "approval.next.transaction": "批准后无法撤销。",
 "approval.next.session": "这些限额由网络强制执行。",
 "approval.next.link": "不会转移任何资产。您可以随时取消关联。",
 "approval.window.again": "重新打开",
 "approval.window.title": "批准请求",
 "action.cancel": "取消",
 "action.continue": "继续",
 "action.done": "完成",
 "change.old.title": "请确认是您本人",
 "change.old.body": [
  "要将邮箱更改为 ",
  [
   "next"
  ],
  "，请输入我们发送到 ",
  [
   "email"
  ],
  " 的验证码。"
 ],
 "change.new.title": "确认新邮箱",
 "change.new.body": [
  "请输入我们发送到 ",
  [
   "email"
  ],
  " 的验证码。"
 ],
 "change.stopped.title": "您的邮箱没有更改",
 "change.stopped.body": "验证码已过期，或此邮箱无法使用。您可以重新开始。",
 "change.done.title": "您的邮箱已更改",
 "change.done.body": [
  "今后请使用 ",
  [
   "email"
  ],
  " 登录。"
 ],
 "change.undo": [
  "我们向 ",
  [
   "email"
  ],
  " 发送了一封邮件。24 小时内可用其中的链接撤销更改。"
 ],
 "change.resend": "重新开始",
 "change.resendInSeconds": [
  [
   "count",
   2,
   {
    "other": [
     0,
     " 秒后可重新开始"
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
     " 分钟后可重新开始"
    ]
   }
  ]
 ],
 "code.label": "邮件中的验证码",
 "code.checking": "正在核对验证码",
 "code.wrong": [
  [
   "count",
   2,
   {
    "other": [
     "验证码不正确。您还可以尝试 ",
     0,
     " 次。"
    ]
   }
  ]
 ],
 "code.offline": "无法核对验证码。请检查网络连接或稍等片刻，然后继续。",
 "code.renewed": "我们发送了新的验证码，旧的已失效。",
 "code.tooMany.title": "验证码错误次数过多",
 "code.tooMany.body": "此验证码已失效。请发送新的验证码再试。",
 "code.expired.title": "验证码已过期",
 "code.expired.body": "验证码的有效期为 5 分钟。请发送新的验证码再试。",
 "code.resend": "发送新的验证码",
 "code.resendInSeconds": [
  [
   "count",
   2,
   {
    "other": [
     0,
     " 秒后可发送新的验证码"
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
     " 分钟后可发送新的验证码"
    ]
   }
  ]
 ],
 "confirm.window": "此操作将在钱包窗口中决定，并会要求您使用通行密钥。",
 "confirm.again": "需要您的通行密钥确认。请打开窗口重试。",
 "confirm.next": "接下来将要求您使用通行密钥。",
 "confirm.problem": "通行密钥未确认。没有签署任何内容。请重试。",
 "login.for": [
  "用于您在 ",
  [
   "host"
  ],
  " 的钱包"
 ],
 "login.link.title": "请查看您的邮箱",
 "login.link.body": [
  "请打开我们发送到 ",
  [
   "email"
  ],
  " 的邮件中的链接，并在那里选择这个数字："
 ],
 "login.link.number": [
  "您的数字是 ",
  [
   "number"
  ]
 ],
 "login.link.waiting": [
  "正在等待您选择 ",
  [
   "number"
  ]
 ],
 "login.link.renewed": "我们又发送了一封邮件，它要求选择这个新数字。",
 "login.link.offline": "无法连接服务器，我们会继续尝试。",
 "login.link.delayed": "邮件尚未发出，我们会继续尝试。请在此等候，或稍后重新发送。",
 "login.mailFailed.title": "邮件未能送达",
 "login.mailFailed.body": [
  "我们无法将邮件送达 ",
  [
   "email"
  ],
  "。请检查拼写，或重新发送。"
 ],
 "login.refused.title": "选择了另一个数字",
 "login.refused.body": "为保护您的钱包，此次登录已停止。请再发送一封邮件，并选择您在这里看到的数字。",
 "login.ended.title": "链接已过期",
 "login.ended.body": "链接的有效期为 10 分钟。请再发送一封邮件以获取新链接。",
 "login.resend": "再发送一封邮件",
 "login.resendInSeconds": [
  [
   "count",
   2,
   {
    "other": [
     0,
     " 秒后可再发送邮件"
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
     " 分钟后可再发送邮件"
    ]
   }
  ]
 ],
 "login.code.title": "输入验证码",
 "login.code.body": [
  "我们已将 8 位数字发送到 ",
  [
   "email"
  ],
  "。"
 ],
 "login.done": "您已登录",
 "login.finishing": "正在登录",
 "login.otherEmail": "使用其他邮箱",
 "login.link.approved": "数字已确认",
 "login.wait.title": "这是一台新设备",
 "login.wait.body": [
  "为了您的安全，您的钱包将于 ",
  [
   "time"
  ],
  " 在此设备上打开。届时请重新登录。"
 ],
 "login.wait.mail": [
  "我们已向 ",
  [
   "email"
  ],
  " 发送邮件，您可以通过它阻止此操作。"
 ],
 "login.wait.close": "知道了",
 "login.code.sameMail": "最后一步：输入同一封邮件中链接下方的 8 位数字。",
 "login.opening": "正在打开您的钱包…",
 "login.social.title": "请在新窗口中继续",
 "login.social.body": [
  "请在打开的窗口中使用 ",
  [
   "provider"
  ],
  " 登录。完成后此页面会自动继续。"
 ],
 "login.social.waiting": [
  "正在等待 ",
  [
   "provider"
  ]
 ],
 "login.social.again": "重新打开",
 "login.social.number.title": "请选择此数字",
 "login.social.number.body": "打开的窗口会要求选择该数字，以确认它属于此页面："
}
export default catalogue
