// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "button.connect": "连接钱包",
 "button.connecting": "正在连接…",
 "button.wrongNetwork": "网络不正确",
 "a11y.close": "关闭",
 "a11y.back": "返回",
 "a11y.help": "什么是钱包？",
 "a11y.copied": "已复制",
 "a11y.copyFailed": "无法复制",
 "a11y.loading": "正在加载",
 "a11y.dismiss": "忽略",
 "a11y.newTab": "在新标签页中打开",
 "a11y.clearSearch": "清除搜索",
 "a11y.results": [
  [
   "count",
   2,
   {
    "=0": "没有结果",
    "other": [
     0,
     " 个结果"
    ]
   }
  ]
 ],
 "action.tryAgain": "重试",
 "action.openWallet": [
  "打开 ",
  [
   "wallet"
  ]
 ],
 "action.otherWallet": "选择其他钱包",
 "branding.poweredBy": [
  "由 ",
  [
   "name"
  ],
  " 提供支持"
 ],
 "badge.recent": "最近使用",
 "badge.installed": "已安装",
 "badge.active": "使用中",
 "badge.current": "当前",
 "badge.connected": "已连接",
 "badge.testnet": "测试网",
 "connect.title": "连接钱包",
 "connect.allWallets": "所有钱包",
 "connect.walletCount": [
  [
   "count"
  ],
  "+"
 ],
 "connect.logins": "登录",
 "connect.noWallet": "我还没有钱包",
 "connect.whatIsWallet": "什么是钱包？",
 "connect.empty.title": "未找到钱包",
 "connect.empty.body": "此浏览器还没有钱包，几分钟即可获取一个。",
 "connect.forChain": [
  "适用于 ",
  [
   "chain"
  ],
  " 的钱包"
 ],
 "connect.chooseChain.title": "选择链",
 "connect.chooseChain.body": [
  [
   "wallet"
  ],
  " 支持多条链。您想连接哪一条？"
 ],
 "connect.chooseChain.networks": [
  [
   "count",
   2,
   {
    "other": [
     0,
     " 个网络"
    ]
   }
  ]
 ],
 "allWallets.title": "所有钱包",
 "allWallets.search": "搜索钱包",
 "allWallets.list": "钱包",
 "allWallets.empty.title": "没有找到钱包",
 "allWallets.empty.body": [
  "没有与“",
  [
   "query"
  ],
  "”匹配的钱包。请检查拼写或换个名称。"
 ],
 "allWallets.more": "显示更多",
 "connecting.waiting.title": [
  "打开 ",
  [
   "wallet"
  ],
  " 并批准"
 ],
 "connecting.waiting.body": "您的钱包中有一个待处理的请求。",
 "connecting.declined.title": "请求已拒绝",
 "connecting.declined.body": "您可以重试。",
 "connecting.pending.title": "已有一个待处理的请求",
 "connecting.pending.body": [
  "请先在 ",
  [
   "wallet"
  ],
  " 中处理，然后重试。"
 ],
 "connecting.inApp.title": [
  "在 ",
  [
   "wallet"
  ],
  " 中继续"
 ],
 "connecting.inApp.body": [
  [
   "wallet"
  ],
  " 会在其内置浏览器中打开此页面，请在那里连接。"
 ],
 "connecting.notInstalled.title": [
  "尚未安装 ",
  [
   "wallet"
  ]
 ],
 "connecting.notInstalled.body": "请先安装，然后返回并刷新页面。",
 "connecting.notInstalled.install": [
  "安装 ",
  [
   "wallet"
  ]
 ],
 "connecting.timedOut.title": [
  [
   "wallet"
  ],
  " 没有响应"
 ],
 "connecting.timedOut.body": "请求超时。请打开钱包后重试。",
 "connecting.blocked.title": "窗口被拦截",
 "connecting.blocked.body": [
  "你的浏览器没有允许打开 ",
  [
   "wallet"
  ],
  "。如有提示，请允许此页面弹出窗口，然后重试。"
 ],
 "connecting.failed.title": "无法连接",
 "connecting.failed.body": [
  [
   "wallet"
  ],
  " 报告了一个问题。请重试或选择其他钱包。"
 ],
 "connecting.done": "已连接",
 "error.connect/rejected": "请求已拒绝。您可以重试。",
 "error.connect/failed": "无法连接。请重试。",
 "error.connect/pending": "您的钱包中已有待处理的请求，请先处理。",
 "error.connect/timeout": "钱包未及时响应。请重试。",
 "error.connect/not_installed": "此浏览器未安装该钱包。",
 "error.connection/none": "没有已连接的钱包。",
 "error.connection/reconnecting": "仍在重新连接。请稍候再试。",
 "error.disconnect/failed": "无法断开连接。请重试。",
 "error.network/unknown": "此处无法识别该网络。",
 "error.network/unsupported": "您的钱包不支持此网络。",
 "error.network/switch_failed": "无法切换网络。请重试。",
 "error.network/switch_rejected": "切换已拒绝。您可以重试。",
 "error.sign/rejected": "签名已拒绝。您可以重试。",
 "error.sign/failed": "您的钱包无法签名。请重试。",
 "error.balance/unavailable": "余额暂不可用",
 "error.wallet/disconnected": "您的钱包已断线。请打开钱包后重试。",
 "error.wallet/unauthorized": "您的钱包未授权此操作。请解锁后重试。",
 "error.wallet/unsupported_method": "您的钱包不支持此操作。",
 "error.request/action_not_allowed": "不允许此操作",
 "error.request/timeout": "响应超时。请重试。",
 "error.request/http_failed": "无法连接服务器。请检查网络后重试。",
 "error.general/unexpected": "出了点问题。请重试。",
 "alert.view/unavailable.title": "视图不可用",
 "alert.view/unavailable.body": "此应用在这里不提供该功能。",
 "alert.network/not_found.title": "未找到网络",
 "alert.network/not_found.body": "此应用未配置该网络。",
 "alert.project/origin_not_allowed.title": "应用配置无效",
 "alert.project/origin_not_allowed.body": "此网址不在项目的允许列表中。项目所有者可在设置中添加。",
 "alert.project/domain_unverified.title": "应用配置无效",
 "alert.project/domain_unverified.body": "此域名尚未通过项目验证。",
 "alert.project/invalid_id.title": "应用配置无效",
 "alert.project/invalid_id.body": "项目 ID 无效，请更新配置",
 "alert.project/missing_id.title": "未配置项目 ID",
 "alert.project/missing_id.body": "此功能需要一个项目。",
 "alert.embedded/load_failed.title": "网络错误：无法加载内置钱包",
 "alert.embedded/load_failed.body": "请检查网络，稍后重试。",
 "alert.embedded/timeout.title": "内置钱包请求超时",
 "alert.embedded/timeout.body": "请稍后重试。",
 "alert.session/expired.title": "会话已过期",
 "alert.session/expired.body": "请检查此设备的日期和时间，然后重新连接。",
 "alert.config/server_error.title": "服务器错误",
 "alert.config/server_error.body": "无法获取应用配置，部分功能可能不可用。",
 "alert.config/rate_limited.title": "请求过于频繁",
 "alert.config/rate_limited.body": "请稍候，然后刷新页面。",
 "time.now": "刚刚",
 "time.minute": [
  [
   "count",
   4
  ],
  " 分钟"
 ],
 "time.hour": [
  [
   "count",
   4
  ],
  " 小时"
 ],
 "time.day": [
  [
   "count",
   4
  ],
  " 天"
 ],
 "time.month": [
  [
   "count",
   4
  ],
  " 个月"
 ],
 "time.year": [
  [
   "count",
   4
  ],
  " 年"
 ],
 "error.connect/window_blocked": "你的浏览器拦截了钱包的窗口。请重试。",
 "error.node/insufficient_funds": "余额不足以支付金额和网络费用。",
 "error.node/execution_reverted": "合约会拒绝这笔交易。未发送任何资产。",
 "error.node/nonce_too_low": "你的钱包已发送过相同编号的交易。请重试。",
 "error.node/nonce_too_high": "此账户还有一笔更早的交易未完成。请在其完成后重试。",
 "error.node/fee_cap_too_low": "网络费用已上涨。请重试。",
 "error.pay/invalid_request": "应用的请求无效。没有付款。",
 "error.pay/unsupported_asset": "无法在此支付该代币。它可能不存在，或会从每笔转账中扣留一部分。",
 "error.pay/in_progress": "这笔付款正在另一个标签页中进行。请在那里完成。",
 "error.pay/insufficient_funds": "你的余额不足以完成此兑换及其网络费用。",
 "remote.title": "扫码连接",
 "remote.off.title": "此处无法扫码连接",
 "remote.off.body": "此应用尚未设置扫码连接。您可以改用此浏览器中的钱包。",
 "remote.off.allWallets": "查看所有钱包",
 "badge.qr": "二维码",
 "remote.code": "供钱包扫描的二维码",
 "remote.scan": "用手机上的钱包扫描此二维码。",
 "remote.scanWith": [
  "用手机上的 ",
  [
   "wallet"
  ],
  " 扫描此二维码。"
 ],
 "remote.scanHere": "用其他设备扫描此二维码，或打开此设备上的钱包。",
 "remote.renews": [
  [
   "seconds"
  ],
  " 秒后更新二维码。"
 ],
 "remote.copy": "复制链接",
 "remote.getApp": "获取应用",
 "remote.appStore": "App Store",
 "remote.playStore": "Google Play",
 "remote.tabs": [
  "在哪里使用 ",
  [
   "wallet"
  ]
 ],
 "remote.tab.browser": "浏览器",
 "remote.tab.mobile": "手机",
 "remote.tab.desktop": "电脑",
 "remote.tab.web": "网页",
 "remote.notDetected.title": [
  "未检测到 ",
  [
   "wallet"
  ]
 ],
 "remote.notDetected.body": "请在此浏览器中安装，然后重新加载页面。也可以在其他设备上使用。",
 "remote.notDetected.phone": "改用手机",
 "remote.open.title": [
  "在 ",
  [
   "wallet"
  ],
  " 中继续"
 ],
 "remote.open.body": "在那里同意后，返回此页面。",
 "remote.open.device": "打开此设备上的钱包",
 "remote.help.title": "没有打开？",
 "remote.help.body": [
  "复制链接并粘贴到 ",
  [
   "wallet"
  ],
  "，或先获取应用。"
 ],
 "remote.help.inApp": [
  "在 ",
  [
   "wallet"
  ],
  " 中打开此页面"
 ],
 "remote.help.site": "打开其网站",
 "remote.linking.title": "即将完成",
 "remote.linking.body": "您的钱包已同意，正在建立连接。",
 "remote.declined.title": "已在钱包中拒绝",
 "remote.declined.body": "未建立任何连接。您可以重试。",
 "remote.unreachable.title": "无法生成二维码",
 "remote.unreachable.body": "连接钱包的服务没有响应。请检查网络连接后重试。",
 "remote.refused.title": "无法生成二维码",
 "remote.refused.body": "连接钱包的服务拒绝了此页面。请检查设备的时间后重试。",
 "remote.failed.title": "无法连接",
 "remote.failed.body": "无法使用钱包的答复。请重试或选择其他钱包。",
 "error.pairing/expired": "钱包答复之前二维码已过期。请重试。",
 "error.pairing/relay_unreachable": "无法连接此页面与钱包之间的服务。请重试。",
 "error.pairing/relay_refused": "连接此页面与您钱包的服务拒绝了此应用。请告知其开发者。",
 "error.pairing/invalid_grant": "您的钱包授予的内容与请求的不一致。请重试。",
 "embedded.frame.login": "登录您的钱包",
 "embedded.frame.approval": "发给您钱包的请求",
 "embedded.frame.account": "您的钱包账户",
 "embedded.sending": [
  "正在向 ",
  [
   "email"
  ],
  " 发送邮件"
 ],
 "embedded.waiting": "正在加载您的钱包",
 "embedded.linking.title": "您已登录",
 "embedded.linking.body": "正在打开您的钱包…",
 "embedded.failed.title": "无法登录",
 "embedded.failed.noAccess": "此账户无权访问",
 "embedded.failed.otherEmail": "使用其他邮箱",
 "embedded.row.subtitle": "已使用邮箱登录",
 "embedded.security.title": "安全",
 "embedded.security.subtitle": "谁能打开您的钱包",
 "embedded.security.assisted": "仅凭登录即可打开。",
 "embedded.security.fragile": "只有您能打开，且仅有一种方式。",
 "embedded.security.secured": "只有您能打开。",
 "embedded.security.exit": "只有您能打开，并且您可以随时离开。",
 "embedded.security.next.kit": "下一步：恢复套件",
 "embedded.security.next.passkey": "下一步：通行密钥",
 "embedded.security.next.secure": "下一步：使其仅属于您",
 "embedded.security.next.export": "下一步：离开套件",
 "embedded.security.failed": "无法显示",
 "embedded.change.intro": "您会先在当前邮箱收到一个验证码，再在新邮箱收到一个。",
 "embedded.change.present": "当前邮箱",
 "embedded.change.label": "新邮箱地址",
 "embedded.change.send": "继续",
 "embedded.change.done": "邮箱已更改",
 "embedded.notAllowed": "不允许此操作",
 "embedded.error.email_invalid": "请输入邮箱地址，例如 ana@example.com。",
 "embedded.error.login/cool_down": [
  "请在 ",
  [
   "seconds"
  ],
  " 秒后重试"
 ],
 "embedded.error.embedded/load_failed": "无法加载钱包。请检查网络，稍后重试。",
 "embedded.error.embedded/timeout": "钱包响应超时。请重试。",
 "embedded.error.login/mail_failed": "邮件无法送达。请检查邮箱地址，或重试。",
 "embedded.error.login/attempt_ended": "验证码已过期。请获取新的验证码。",
 "embedded.error.login/too_many_tries": "错误次数过多。请获取新的验证码。",
 "embedded.error.login/device_refused": "邮件中选择了另一个数字。请重试，并选择此处显示的数字。",
 "embedded.error.login/change_pending": "此账户的邮箱已更改。请打开通知邮件中的链接撤销，或等待一天。",
 "embedded.error.login/not_allowed": "此网站不允许该账户登录。请使用其他账户，或向网站申请访问权限。",
 "embedded.error.login/user_disabled": "此应用已停用您的账户。再次登录即可带走您的钱包。",
 "embedded.error.login/email_off": "此处无法使用电子邮箱登录。",
 "embedded.error.login/clock_skewed": "请检查此设备的日期和时间，然后重试。",
 "embedded.error.request/http_failed": "无法连接钱包服务器。请检查网络后重试。",
 "embedded.error.embedded/unreachable": "暂时无法连接你的钱包。请一分钟后重试。",
 "embedded.error.embedded/untrusted": "未打开你的钱包，因为服务器发来的内容不属于它。请联系此网站的客服。",
 "embedded.error.stopped": "钱包暂停使用。请稍后重试。",
 "embedded.error.escrow/login_required": "请使用邮件中的链接和验证码重新登录。",
 "embedded.error.request/too_many": "请求过多。请稍等片刻后重试。",
 "embedded.error.failed": "操作未成功。请重试。",
 "embedded.row.social": [
  "已通过 ",
  [
   "provider"
  ],
  " 登录"
 ],
 "embedded.social.list": "使用账户登录",
 "embedded.social.continue": [
  "使用 ",
  [
   "provider"
  ],
  " 继续"
 ],
 "embedded.social.waiting.title": "请在新窗口中继续",
 "embedded.social.waiting.body": [
  "请在打开的窗口中使用 ",
  [
   "provider"
  ],
  " 登录。"
 ],
 "embedded.social.blocked": "窗口被拦截",
 "embedded.social.closed": "窗口已关闭",
 "embedded.social.declined": "登录被拒绝",
 "embedded.social.open": "打开窗口",
 "embedded.social.other": "使用其他方式",
 "embedded.farcaster.scan": "请用手机扫描",
 "embedded.farcaster.here": "请在 Farcaster 应用中继续",
 "embedded.farcaster.only": "请在 Farcaster 应用中批准。只批准您自己发起的登录。",
 "embedded.farcaster.expires": [
  "此二维码将在 ",
  [
   "seconds"
  ],
  " 秒后失效。"
 ],
 "embedded.farcaster.code": "供 Farcaster 应用扫描的二维码",
 "embedded.farcaster.copy": "复制链接",
 "embedded.farcaster.open": "打开 Farcaster",
 "embedded.farcaster.failed": [
  "无法连接到 ",
  [
   "provider"
  ]
 ],
 "embedded.farcaster.expired": "二维码已失效",
 "embedded.farcaster.expiredBody": "未在有效时间内批准。请重试以获取新的二维码。",
 "embedded.error.login/window_blocked": "浏览器阻止了窗口打开。请用下面的按钮打开。",
 "embedded.error.login/window_closed": "您在登录前关闭了窗口。可以重试。",
 "embedded.error.login/window_foreign": "窗口中选择了其他数字。请重试，并选择您在此处看到的数字。",
 "embedded.error.login/visit_ended": "登录用时过长。请重试。",
 "embedded.error.login/provider_declined": "您在窗口中拒绝了登录，未共享任何信息。可以重试。",
 "embedded.error.login/provider_failed": "对方未能确认登录。请稍后重试。",
 "embedded.error.login/provider_off": "此处不支持这种登录方式。请使用其他方式。",
 "embedded.passkey.continue": "使用通行密钥继续",
 "embedded.passkey.name": "通行密钥",
 "embedded.row.passkey": "已通过通行密钥登录",
 "embedded.guest.continue": "以访客身份继续",
 "embedded.guest.name": "访客",
 "embedded.row.guest": "未使用邮箱",
 "embedded.guest.secure": "保护此钱包",
 "embedded.security.temporary": "仅在此浏览器中。清除其数据，钱包就会丢失。",
 "embedded.error.login/guest_off": "此网站不接受访客。请使用其他方式。",
 "embedded.linked.title": "已关联的钱包",
 "embedded.linked.subtitle": "您已有的钱包",
 "embedded.linked.intro": "此应用知道这些钱包属于您。它们无法打开您登录所用的钱包。",
 "embedded.linked.unread": "无法加载已关联的钱包",
 "embedded.linked.none.title": "没有已关联的钱包",
 "embedded.linked.none.body": "关联您已有的钱包，让此应用知道它属于您。只需签署一条消息，不收取任何费用。",
 "embedded.linked.add": "关联钱包",
 "embedded.linked.full": [
  "您已关联 ",
  [
   "count"
  ],
  " 个钱包，达到上限。请先取消关联一个。"
 ],
 "embedded.linked.choose": "选择此浏览器中的钱包。",
 "embedded.linked.missing.title": "未找到钱包",
 "embedded.linked.missing.body": "请在此浏览器中安装或启用钱包，然后重试。",
 "embedded.linked.unlink": "取消关联",
 "embedded.linked.keep": "保留",
 "embedded.linked.cancel": "取消",
 "embedded.linked.confirm.title": [
  "取消关联 ",
  [
   "name"
  ],
  "？"
 ],
 "embedded.linked.confirm.body": "此应用将不再知道这个钱包属于您。您可以重新关联。",
 "embedded.linked.step.connect.title": [
  "在 ",
  [
   "name"
  ],
  " 中连接"
 ],
 "embedded.linked.step.connect.body": "选择要关联的账户。",
 "embedded.linked.step.approve.title": [
  "正在关联 ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.approve.body": "正在加载请求…",
 "embedded.linked.step.sign.title": [
  "在 ",
  [
   "name"
  ],
  " 中签名"
 ],
 "embedded.linked.step.sign.body": "该消息证明钱包属于您，不会转移任何资产。",
 "embedded.linked.declined": "已拒绝，未关联任何钱包。",
 "embedded.linked.error.links/taken": "此钱包已关联到此应用的另一个账户。请先在那里取消关联。",
 "embedded.linked.error.links/ended": "用时过长，请重试。",
 "embedded.linked.error.escrow/waiting": "这是新设备。等它可以打开您的钱包后，才能关联钱包。"
}
export default catalogue
