// Written by scripts/genMessages.ts. Do not edit.
import type { Messages } from './keys.gen.ts'

export const zh: Messages = {
 "button.connect": "连接钱包",
 "button.connecting": "正在连接…",
 "button.wrongNetwork": "网络不正确",
 "a11y.close": "关闭",
 "a11y.back": "返回",
 "a11y.help": "什么是钱包？",
 "a11y.copied": "已复制",
 "a11y.copyFailed": "无法复制",
 "a11y.loading": "正在加载",
 "a11y.retry": "重试",
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
 "action.cancel": "取消",
 "action.disconnect": "断开连接",
 "action.otherWallet": "选择其他钱包",
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
 "connect.noWallet": "我还没有钱包",
 "connect.whatIsWallet": "什么是钱包？",
 "connect.empty.title": "未找到钱包",
 "connect.empty.body": "此浏览器还没有钱包，几分钟即可获取一个。",
 "connect.chooseChain.title": "选择链",
 "connect.chooseChain.body": [
  [
   "wallet"
  ],
  " 支持多条链。您想连接哪一条？"
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
 "connecting.notInstalled.title": [
  "尚未安装 ",
  [
   "wallet"
  ]
 ],
 "connecting.notInstalled.body": "请将其添加到此浏览器，然后返回并刷新页面。",
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
 "connecting.failed.title": "无法连接",
 "connecting.failed.body": [
  [
   "wallet"
  ],
  " 报告了一个问题。请重试或选择其他钱包。"
 ],
 "connecting.done": "已连接",
 "account.title": "账户",
 "account.balance": "余额",
 "account.balanceUnavailable": "余额暂不可用",
 "account.balanceUnavailableBody": "无法连接到网络，您的资金不受影响。",
 "account.copyAddress": "复制地址",
 "account.explorer": "在区块浏览器中查看",
 "account.network": "网络",
 "account.unknownNetwork": "未知网络",
 "account.switchWallet": "切换钱包",
 "account.walletsConnected": [
  [
   "count",
   2,
   {
    "other": [
     "已连接 ",
     0,
     " 个钱包"
    ]
   }
  ]
 ],
 "account.reconnecting": "正在重新连接…",
 "wallets.title": "钱包",
 "wallets.disconnect": [
  "断开 ",
  [
   "wallet"
  ]
 ],
 "wallets.add": "添加其他钱包",
 "wallets.empty.title": "没有已连接的钱包",
 "wallets.empty.body": "连接后会显示在这里。",
 "network.title": "切换网络",
 "network.list": "网络",
 "network.search": "搜索网络",
 "network.empty.title": "没有找到网络",
 "network.empty.body": [
  "没有与“",
  [
   "query"
  ],
  "”匹配的网络。请换个名称。"
 ],
 "network.waiting.title": [
  "请在 ",
  [
   "wallet"
  ],
  " 中批准"
 ],
 "network.waiting.body": [
  "您的钱包请求切换到 ",
  [
   "network"
  ],
  "。"
 ],
 "network.declined.title": "切换已拒绝",
 "network.declined.body": [
  "您仍在 ",
  [
   "network"
  ],
  " 上。可以重试。"
 ],
 "network.failed.title": [
  "无法切换到 ",
  [
   "network"
  ]
 ],
 "network.failed.body": "请重试，或直接在钱包中切换。",
 "network.unsupported.title": [
  [
   "wallet"
  ],
  " 不支持 ",
  [
   "network"
  ]
 ],
 "network.unsupported.body": "请选择其他网络或连接其他钱包。",
 "activeChain.title": [
  "连接到 ",
  [
   "chain"
  ]
 ],
 "activeChain.body": [
  "您需要一个支持 ",
  [
   "chain"
  ],
  " 的钱包。其他连接会保留。"
 ],
 "activeChain.connect": "连接钱包",
 "activeChain.stay": "暂不",
 "unsupported.title": "切换网络",
 "unsupported.body": "此应用不支持您的钱包当前所在的网络。请选择以下网络之一继续。",
 "unsupported.list": "支持的网络",
 "whatIsWallet.title": "什么是钱包？",
 "whatIsWallet.home.title": "您的资产之家",
 "whatIsWallet.home.body": "存放、发送和接收代币与收藏品。",
 "whatIsWallet.login.title": "一种登录方式",
 "whatIsWallet.login.body": "连接钱包即可，无需再注册账户和密码。",
 "whatIsWallet.keys.title": "密钥由您掌握",
 "whatIsWallet.keys.body": "他人无法动用您的资产。切勿泄露助记词。",
 "whatIsWallet.get": "获取钱包",
 "getWallet.title": "获取钱包",
 "getWallet.list": "可获取的钱包",
 "getWallet.extension": "浏览器扩展",
 "getWallet.app": "手机应用",
 "getWallet.extensionAndApp": "浏览器扩展和手机应用",
 "getWallet.after": "已安装？请刷新页面以便识别。",
 "getWallet.empty.title": "暂无推荐",
 "getWallet.empty.body": "此应用没有推荐。请在浏览器的扩展商店中搜索您信任的钱包。",
 "remote.title": "扫码连接",
 "remote.off.title": "此处无法扫码连接",
 "remote.off.body": "此应用尚未设置扫码连接。您可以改用此浏览器中的钱包。",
 "remote.off.allWallets": "查看所有钱包",
 "error.connect/rejected": "请求已拒绝。您可以重试。",
 "error.connect/failed": "无法连接。请重试。",
 "error.connect/pending": "您的钱包中已有待处理的请求，请先处理。",
 "error.connect/timeout": "钱包未及时响应。请重试。",
 "error.connect/not_installed": "此浏览器未安装该钱包。",
 "error.connect/popup_closed": "窗口在完成前已关闭。您可以重试。",
 "error.connection/none": "没有已连接的钱包。",
 "error.connection/reconnecting": "仍在重新连接。请稍候再试。",
 "error.disconnect/failed": "无法断开连接。请重试。",
 "error.network/unknown": "此处无法识别该网络。",
 "error.network/unsupported": "您的钱包不支持此网络。",
 "error.network/switch_failed": "无法切换网络。请重试。",
 "error.network/switch_rejected": "切换已拒绝。您可以重试。",
 "error.sign/rejected": "签名已拒绝。您可以重试。",
 "error.sign/failed": "您的钱包无法签名。请重试。",
 "error.send/rejected": "交易已拒绝，未发送任何内容。",
 "error.send/failed": "交易无法发送，未发送任何内容。",
 "error.balance/unavailable": "余额暂不可用",
 "error.wallet/disconnected": "您的钱包已断线。请打开钱包后重试。",
 "error.wallet/unauthorized": "您的钱包未授权此操作。请解锁后重试。",
 "error.wallet/unsupported_method": "您的钱包不支持此操作。",
 "error.request/action_not_allowed": "不允许此操作",
 "error.request/timeout": "响应超时。请重试。",
 "error.request/http_failed": "无法连接服务器。请检查网络后重试。",
 "error.general/unexpected": "出了点问题。请重试。",
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
 "alert.frame/load_failed.title": "网络错误：无法加载内置钱包",
 "alert.frame/load_failed.body": "请检查网络，稍后重试。",
 "alert.frame/request_timeout.title": "内置钱包请求超时",
 "alert.frame/request_timeout.body": "请稍后重试。",
 "alert.session/expired.title": "会话已过期",
 "alert.session/expired.body": "请检查此设备的日期和时间，然后重新连接。",
 "alert.config/server_error.title": "服务器错误",
 "alert.config/server_error.body": "无法获取应用配置，部分功能可能不可用。",
 "alert.config/rate_limited.title": "请求过于频繁",
 "alert.config/rate_limited.body": "请稍候，然后刷新页面。",
 "toast.walletSwitched": [
  "正在使用 ",
  [
   "wallet"
  ]
 ],
 "toast.balanceUnavailable": "代币余额不可用",
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
 ]
}
