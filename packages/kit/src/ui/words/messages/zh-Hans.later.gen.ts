// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "account.actions": "可用操作",
 "account.action.onramp": "购买",
 "account.action.swaps": "兑换",
 "account.action.receive": "收款",
 "account.action.send": "发送",
 "account.tabs": "账户的资产与记录",
 "account.tab.tokens": "代币",
 "account.tab.nfts": "NFT",
 "account.tab.activity": "活动",
 "account.menu": "此账户的更多选项",
 "account.balanceUnsupportedBody": "此应用无法读取您的钱包所在的网络，您的资金不受影响。",
 "account.partial": "未计入价格未知的代币",
 "account.stale": "这些数字可能不是最新的",
 "account.priceUnknown": "价格未知",
 "account.searchTokens": "搜索代币",
 "account.showAllTokens": [
  [
   "count",
   2,
   {
    "other": [
     "显示全部 ",
     0,
     " 个代币"
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
     "显示 ",
     0,
     " 个隐藏的代币"
    ]
   }
  ]
 ],
 "account.hideTokens": "重新隐藏这些代币",
 "account.empty.title": "此账户为空",
 "account.empty.body": "您收到或购买的资产会显示在这里。",
 "account.empty.receive": "显示我的地址",
 "account.empty.buy": "购买加密货币",
 "account.noTokens.title": "未找到代币",
 "account.noTokens.body": [
  "没有与“",
  [
   "query"
  ],
  "”匹配的结果。请检查拼写或换个名称试试。"
 ],
 "account.tokensUnavailable.title": "代币暂不可用",
 "account.tokensUnavailable.body": "稍后会自动重试，您的资金不受影响。",
 "activity.done.send": "已发送",
 "activity.kind.send": "发送",
 "activity.done.receive": "已收到",
 "activity.kind.receive": "接收",
 "activity.done.trade": "已兑换",
 "activity.kind.trade": "兑换",
 "activity.done.approve": "已授权",
 "activity.kind.approve": "授权",
 "activity.done.revoke": "已撤销授权",
 "activity.kind.revoke": "撤销授权",
 "activity.done.mint": "已铸造",
 "activity.kind.mint": "铸造",
 "activity.done.burn": "已销毁",
 "activity.kind.burn": "销毁",
 "activity.done.deposit": "已存入",
 "activity.kind.deposit": "存入",
 "activity.done.withdraw": "已取出",
 "activity.kind.withdraw": "取出",
 "activity.done.claim": "已领取",
 "activity.kind.claim": "领取",
 "activity.done.stake": "已质押",
 "activity.kind.stake": "质押",
 "activity.done.unstake": "已解除质押",
 "activity.kind.unstake": "解除质押",
 "activity.done.borrow": "已借入",
 "activity.kind.borrow": "借入",
 "activity.done.repay": "已偿还",
 "activity.kind.repay": "偿还",
 "activity.done.buy": "已购买",
 "activity.kind.buy": "购买",
 "activity.done.deploy": "已创建合约",
 "activity.kind.deploy": "创建合约",
 "activity.done.execute": "合约调用",
 "activity.kind.execute": "合约调用",
 "activity.done.other": "交易",
 "activity.kind.other": "交易",
 "activity.fromHere": "从此处发出",
 "activity.latest": "最近活动",
 "activity.showAll": "显示全部活动",
 "activity.more": "显示更多",
 "activity.refresh": "刷新",
 "activity.to": "至",
 "activity.from": "来自",
 "activity.others": [
  [
   "count",
   2,
   {
    "other": [
     "另有 ",
     0,
     " 项"
    ]
   }
  ]
 ],
 "activity.status.pending": "待确认",
 "activity.status.queued": "等待所有者批准",
 "activity.status.success": "已确认",
 "activity.status.failed": "失败",
 "activity.status.replaced": "已被替换",
 "activity.status.dropped": "未被接收",
 "activity.status.unknown": "状态未知",
 "activity.moreFailed": "无法加载更早的活动。",
 "activity.empty.title": "暂无活动",
 "activity.empty.body": "您在此网络上的发送、接收和兑换会显示在这里。",
 "activity.deviceOnly": [
  [
   "network"
  ],
  " 的节点不按账户列出交易，因此这里只显示你从此设备发送的内容。"
 ],
 "activity.partial": [
  "可能缺少部分交易：",
  [
   "network"
  ],
  " 的节点未列出全部交易。"
 ],
 "activity.explorer": "在区块浏览器中查看全部",
 "activity.failed.title": "无法获取交易记录",
 "activity.failed.body": "您的资金不受影响。请检查网络连接后重试。",
 "allowances.title": "授权",
 "allowances.hint": "谁可以转走您的代币",
 "allowances.list": "授权",
 "allowances.intro": "这些应用无需再次询问即可转走您账户中的代币。",
 "allowances.unlimited": "无限额",
 "allowances.everything": "全部",
 "allowances.empty.title": "没有授权",
 "allowances.empty.body": "没有应用可以转走您在此网络上的代币。",
 "allowances.failed.title": "无法加载授权",
 "allowances.failed.body": "服务器没有响应。您的授权没有变化。",
 "allowances.partial": "更早的授权尚未读取。",
 "allowances.readOn": "继续往前查找",
 "allowances.nothing": "没有可撤销的授权",
 "allowances.review": [
  [
   "spender"
  ],
  " 将不能再转走您的 ",
  [
   "token"
  ],
  "。"
 ],
 "allowances.spender": "被授权方",
 "allowances.fee": "撤销授权是一笔交易，需要支付网络费用。",
 "allowances.revoke": "撤销",
 "allowances.declined": "请求已被拒绝，授权仍然有效。您可以重试。",
 "allowances.signing.title": [
  "请在 ",
  [
   "wallet"
  ],
  " 中确认"
 ],
 "allowances.signing.body": "撤销请求正在您的钱包中等待确认。",
 "allowances.pending.title": "正在撤销…",
 "allowances.pending.body": [
  "正在等待网络确认。完成之前，",
  [
   "spender"
  ],
  " 仍可转走 ",
  [
   "token"
  ],
  "。"
 ],
 "allowances.done.title": "授权已撤销",
 "allowances.done.body": [
  [
   "spender"
  ],
  " 不能再转走您的 ",
  [
   "token"
  ],
  "。"
 ],
 "allowances.reverted.title": "无法撤销",
 "allowances.reverted.body": [
  "网络拒绝了此操作。",
  [
   "spender"
  ],
  " 仍可转走您的 ",
  [
   "token"
  ],
  "。"
 ],
 "allowances.dropped.title": "交易未被接收",
 "allowances.dropped.body": [
  "网络未能及时接收此交易，也没有产生费用。",
  [
   "spender"
  ],
  " 仍可转走您的 ",
  [
   "token"
  ],
  "。"
 ],
 "allowances.unknown.title": "结果未知",
 "allowances.unknown.body": "我们无法跟踪这笔交易。请查看授权列表。",
 "allowances.backToList": "查看授权",
 "allowances.otherNetwork": "您的钱包在另一个网络上。请切换回来，然后重试。",
 "allowances.otherAccount": "你的钱包使用了另一个账户。请返回查看该账户的授权。",
 "action.cancel": "取消",
 "action.disconnect": "断开连接",
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
 "wallets.disconnectAll": "断开全部连接",
 "wallets.empty.title": "没有已连接的钱包",
 "wallets.empty.body": "连接后会显示在这里。",
 "accountType.eoa": "标准账户",
 "accountType.smartAccount": "智能账户",
 "accountType.payment": "付款地址",
 "accountType.ordinal": "藏品地址",
 "network.title": "切换网络",
 "network.list": "网络",
 "network.search": "搜索网络",
 "network.notConnected": "未连接",
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
 "activeChain.continue": [
  "使用 ",
  [
   "wallet"
  ],
  " 继续"
 ],
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
 "error.send/rejected": "交易已拒绝，未发送任何内容。",
 "error.send/failed": "交易无法发送，未发送任何内容。",
 "toast.walletSwitched": [
  "正在使用 ",
  [
   "wallet"
  ]
 ],
 "toast.balanceUnavailable": "代币余额不可用",
 "error.send/unsupported_chain": "此链不支持发送。",
 "error.send/incomplete": "需要填写金额和收款地址。",
 "error.send/token_missing": "需要选择代币。",
 "error.send/expired": "交易签名太晚，未发送任何资产。请重试。",
 "error.send/below_minimum": "此金额太小，无法发送到该地址。请多发送一些。",
 "error.send/coins_kept": "部分余额无法发送：尚未确认的款项，以及可能是收藏品的极小款项。请少发送一些。",
 "error.send/too_many_coins": "此金额分散在过多的小额款项中。请少发送一些。",
 "error.send/funds_changed": "你的余额已变化，未发送任何资产。请检查金额后重试。",
 "error.send/fee_too_low": "网络费用已上涨，未发送任何资产。请重试。",
 "error.send/overtaken": "你账户的另一笔交易已先行发送，此笔未发送任何资产。请重试。",
 "error.send/network_upgraded": "网络在此期间已升级，未发送任何资产。请重试。",
 "error.send/leaves_too_little": "你的账户必须保留少量余额。请少发送一些，或全部发送。",
 "error.send/not_a_wallet": "此地址属于代币，而不是钱包。发送到那里的资产会丢失。",
 "error.send/token_unsupported": "无法从这里发送此代币。",
 "error.send/token_mismatch": "网络对此代币的计数方式与此处显示的不同。未发送任何资产。",
 "error.swap/not_as_shown": "此兑换的实际操作与此处显示的不符，因此未发送。",
 "error.token/mismatch": "此代币与此处显示的名称不符，因此未发送任何资产。请按地址选择代币。",
 "error.token/unverified": "除服务器外没有任何来源能确认此代币，因此未发送任何资产。请稍后再试。",
 "error.name/resolve_failed": "无法查询此名称。请改为输入地址。",
 "names.title": "选择名称",
 "names.successTitle": "名称已注册",
 "names.row": "选择名称",
 "names.rowHint": "比地址更容易辨认",
 "names.intro": "名称代表你的账户，比地址更容易辨认。免费，只需一次签名。",
 "names.field": "查找名称",
 "names.rules": "字母、数字和连字符，至少 4 个字符。",
 "names.problem.characters": "只能使用英文字母、数字和连字符。",
 "names.problem.short": "名称至少需要 4 个字符。",
 "names.problem.long": "名称最多 63 个字符。",
 "names.problem.ends": "名称不能以连字符开头或结尾。",
 "names.problem.double": "名称不能有两个连续的连字符。",
 "names.list": "名称",
 "names.own": "你的名称",
 "names.free": "可用",
 "names.taken": "不可用",
 "names.off.title": "此处没有名称服务",
 "names.off.body": "此应用不提供名称。",
 "names.unreachable.title": "无法查找名称",
 "names.unreachable.body": "服务器没有回应。请检查网络后重试。",
 "names.signing.title": [
  "请在 ",
  [
   "wallet"
  ],
  " 中签名"
 ],
 "names.signing.body": [
  "签名免费，用于证明 ",
  [
   "name"
  ],
  " 属于你的账户。"
 ],
 "names.registering.title": "正在注册名称",
 "names.declined.title": "签名已拒绝",
 "names.declined.body": [
  [
   "name"
  ],
  " 仍然可用，你可以重试。"
 ],
 "names.takenNow.title": [
  [
   "name"
  ],
  " 刚刚被注册"
 ],
 "names.takenNow.body": "有人抢先了一步，请选择其他名称。",
 "names.reserved.title": [
  [
   "name"
  ],
  " 已被保留"
 ],
 "names.reserved.body": "任何人都不能使用此名称，请选择其他名称。",
 "names.usedUp.title": "你的名称数量已达上限",
 "names.usedUp.body": "此账户不能再注册名称。",
 "names.expired.title": "签名过期",
 "names.expired.body": "请检查设备的日期和时间，然后重新签名。",
 "names.otherAccount.title": "你的钱包现在使用另一个账户",
 "names.otherAccount.body": [
  [
   "name"
  ],
  " 未注册。请重试，为此账户注册。"
 ],
 "names.unsupported.title": "你的钱包无法在此注册名称",
 "names.unsupported.body": "请切换网络或连接其他钱包。",
 "names.failed.title": [
  "无法注册 ",
  [
   "name"
  ]
 ],
 "names.failed.body": "没有任何更改，请稍后重试。",
 "names.success.title": [
  [
   "name"
  ],
  " 属于你了"
 ],
 "names.success.body": "它现在代表你在此应用中的账户。",
 "names.success.copy": "复制名称",
 "names.success.done": "完成",
 "names.none.title": "还没有名称",
 "names.none.body": "选择一个名称即可在此查看。",
 "nfts.list": "NFT",
 "nfts.empty.title": "还没有 NFT",
 "nfts.empty.body": "您在此网络上收到的 NFT 会显示在这里。",
 "nfts.failed.title": "无法加载 NFT",
 "nfts.failed.body": "服务器没有响应。您的 NFT 不受影响。",
 "nfts.moreFailed": "无法加载更多。",
 "nfts.more": "显示更多",
 "nfts.showAll": "显示全部 NFT",
 "nfts.showHidden": [
  [
   "count",
   2,
   {
    "other": [
     "显示 ",
     0,
     " 个隐藏的 NFT"
    ]
   }
  ]
 ],
 "nfts.hideSpam": "隐藏疑似垃圾内容",
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
 "nfts.gone": "此 NFT 不在您的账户中",
 "nfts.spam": "这可能是垃圾内容。不要访问其名称或图片中的链接。",
 "nfts.collection": "系列",
 "nfts.contract": "合约",
 "nfts.address": "地址",
 "nfts.number": "代币 ID",
 "nfts.amount": "您拥有",
 "onramp.title": "购买加密货币",
 "onramp.pay": "支付",
 "onramp.get": "获得",
 "onramp.amount": "支付金额",
 "onramp.payWith": [
  "更改付款方式：",
  [
   "currency"
  ],
  "，",
  [
   "method"
  ]
 ],
 "onramp.buyWhat": [
  "更改购买币种：",
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
 "onramp.unknown": "暂无价格",
 "onramp.elsewhere": [
  "此应用不使用 ",
  [
   "network"
  ],
  "，你可以在钱包中看到它。"
 ],
 "onramp.offers": "报价",
 "onramp.refresh": "刷新价格",
 "onramp.best": "最优",
 "onramp.via": [
  "通过 ",
  [
   "provider"
  ]
 ],
 "onramp.providerFee": "服务商费用",
 "onramp.networkFee": "网络费用",
 "onramp.total": "总计",
 "onramp.moreOffers": "显示全部报价",
 "onramp.enterAmount": "输入金额",
 "onramp.changeAmount": "更改金额",
 "onramp.asking": "正在获取价格…",
 "onramp.continue": [
  "前往 ",
  [
   "provider"
  ]
 ],
 "onramp.ownWindow": [
  "你将在 ",
  [
   "provider"
  ],
  " 自己的窗口中付款，卡片信息不会传到此应用。"
 ],
 "onramp.unreachable.title": "价格不可用",
 "onramp.unreachable.body": "没有卖方回应。我们宁可不显示价格，也不会猜测。",
 "onramp.noSeller.title": "没有卖方接受此金额",
 "onramp.noSeller.body": "请换一个金额或付款方式。",
 "onramp.off.title": "此处无法购买",
 "onramp.off.body": "此应用没有设置卖方。",
 "onramp.off.back": "返回账户",
 "onramp.noChain.title": "此网络没有可购买的币种",
 "onramp.noChain.body": "切换到其他网络即可购买。",
 "onramp.noChain.switch": "切换网络",
 "onramp.buyList": "购买币种",
 "onramp.search": "按名称或网络搜索",
 "onramp.empty.title": "未找到结果",
 "onramp.empty.body": [
  "没有与“",
  [
   "query"
  ],
  "”匹配的内容，请换一个名称。"
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
 "onramp.method.card": "银行卡",
 "onramp.method.bank": "银行转账",
 "onramp.method.sepa": "欧元区转账",
 "onramp.method.applePay": "Apple Pay",
 "onramp.method.googlePay": "Google Pay",
 "onramp.method.paypal": "PayPal",
 "onramp.method.balance": "账户余额",
 "onramp.opening.title": [
  "正在打开 ",
  [
   "provider"
  ]
 ],
 "onramp.opening.body": "稍后将打开单独的窗口。",
 "onramp.blocked.title": "浏览器拦截了窗口",
 "onramp.blocked.body": [
  "请自行打开 ",
  [
   "provider"
  ],
  " 以继续。链接只能使用一次。"
 ],
 "onramp.blocked.open": [
  "打开 ",
  [
   "provider"
  ]
 ],
 "onramp.waiting.title": [
  "请在 ",
  [
   "provider"
  ],
  " 窗口中完成"
 ],
 "onramp.waiting.body": "保持此页面打开，即可看到购买何时完成。",
 "onramp.waiting.silent": [
  [
   "provider"
  ],
  " 不会向此应用通知进度。购买的币会到达你的钱包。"
 ],
 "onramp.destination": "付款前，请在该窗口中确认购买的资产将发送到您的地址：",
 "onramp.paid.title": "已收到付款",
 "onramp.paid.body": [
  [
   "provider"
  ],
  " 正在将 ",
  [
   "symbol"
  ],
  " 发送到你的钱包。"
 ],
 "onramp.left.title": "窗口已关闭",
 "onramp.left.body": [
  "如果你已付款，",
  [
   "symbol"
  ],
  " 将到达你的钱包，可能需要几分钟。"
 ],
 "onramp.done.title": [
  "你购买了 ",
  [
   "amount"
  ]
 ],
 "onramp.done.body": [
  [
   "provider"
  ],
  " 已将其发送到你的钱包。"
 ],
 "onramp.done.close": "完成",
 "onramp.unavailable.title": [
  "无法打开 ",
  [
   "provider"
  ]
 ],
 "onramp.unavailable.body": "没有付款。请重试，或选择其他报价。",
 "onramp.refused.title": [
  [
   "provider"
  ],
  " 无法完成购买"
 ],
 "onramp.refused.body": [
  "重试之前，请先向 ",
  [
   "provider"
  ],
  " 确认是否已扣款。"
 ],
 "onramp.backToPrices": "返回价格",
 "onramp.again": "继续购买",
 "pay.title": "付款",
 "pay.review.title": "确认付款",
 "pay.requestedBy": "请求方",
 "pay.for": "用途",
 "pay.token": "代币",
 "pay.expires": "到期",
 "pay.expiresIn": [
  [
   "count",
   2,
   {
    "other": [
     0,
     " 秒后"
    ]
   }
  ]
 ],
 "pay.with": "付款方式",
 "pay.balance": [
  "你有 ",
  [
   "amount"
  ]
 ],
 "pay.short": [
  "你有 ",
  [
   "have"
  ],
  "，需要 ",
  [
   "amount"
  ]
 ],
 "pay.swap": [
  "先兑换 ",
  [
   "symbol"
  ]
 ],
 "pay.swapAbout": [
  "约 ",
  [
   "amount"
  ]
 ],
 "pay.switch": [
  "切换到 ",
  [
   "network"
  ]
 ],
 "pay.switchYourself": [
  "请将钱包切换到 ",
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
 "pay.signing": "正在等待你的钱包",
 "pay.caution.unsure.title": "你的钱包可能已经付款",
 "pay.caution.unsure.body": "之前已向钱包请求过这笔付款，但它的答复没有传到此页面。请先查看钱包。如果付款已在其中，请勿再次付款。",
 "pay.caution.given": "要付款的地址",
 "pay.agree": "我已核实，仍要付款",
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
 "pay.paid.body": "应用已收到收据。",
 "pay.paidAt": "付款时间",
 "pay.expired.title": "此请求已过期",
 "pay.expired.body": "没有付款。请返回应用重新开始。",
 "pay.unconfirmed.body": "付款已发送，仍可能成功。请勿再次付款。稍后从应用中打开以查看结果。",
 "pay.failed.title": "付款失败",
 "pay.failed.body": "没有付款。网络可能已收取手续费。",
 "pay.refused.title": "无法付款",
 "pay.none.title": "没有待付款项",
 "pay.none.body": "应用没有请求付款。",
 "pay.activity.done": "已付款",
 "receive.title": "接收",
 "receive.code": "你的地址的二维码",
 "receive.copy": "复制地址",
 "receive.scan": "扫描此二维码，或复制地址。",
 "receive.yours": "你的地址",
 "receive.networks": "适用网络",
 "receive.current": "当前网络",
 "receive.warning": "请只通过这些网络转入。来自其他网络的资产可能会丢失。",
 "receive.collectibles": "仅用于 Ordinals 等藏品。付到此地址的款项不计入这里的余额。",
 "receive.copyCollectibles": "复制藏品地址",
 "safety.label": "此操作的影响",
 "safety.checking": "正在检查此操作的影响…",
 "safety.send": "您将转出",
 "safety.receive": "您将收到",
 "safety.allow": "您将授权",
 "safety.revoke": "您将取消授权",
 "safety.nothing": "您的资产不会有任何变化。",
 "safety.unlimited": "无限额",
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
  " 可以随时转走您的全部 ",
  [
   "token"
  ],
  "，现在或以后都可以。请只授权需要的数量。"
 ],
 "safety.allWarning": [
  [
   "spender"
  ],
  " 可以转走您在 ",
  [
   "token"
  ],
  " 中的所有藏品，现在或以后都可以。"
 ],
 "safety.unknownToken": "未知代币",
 "safety.item": [
  [
   "name"
  ],
  " #",
  [
   "id"
  ]
 ],
 "safety.reverts.title": "此操作会失败",
 "safety.reverts.body": "合约会拒绝此操作，但您仍需支付网络费用。",
 "safety.reverts.reason": [
  "合约的说明：“",
  [
   "reason"
  ],
  "”"
 ],
 "safety.reverts.funds": "余额不足以支付金额和网络费用。",
 "safety.unknown.title": "无法检查此操作",
 "safety.unknown.body": "网络无法预先试运行，因此我们不知道它会改变什么。只有在信任其来源时才继续。",
 "safety.gone.unsent": "你的钱包已断开连接。未发送任何内容。",
 "safety.gone.asked": "你的钱包已断开连接。如果它仍要求确认，请在钱包中拒绝。",
 "send.title": "发送",
 "send.tokens.title": "选择代币",
 "send.review.title": "确认",
 "send.progress.title": "交易",
 "send.tokens.search": "搜索代币",
 "send.tokens.list": "你的代币",
 "send.tokens.empty.title": "未找到代币",
 "send.tokens.empty.body": [
  "你的代币中没有与“",
  [
   "query"
  ],
  "”匹配的。"
 ],
 "send.tokens.none.title": "还没有可发送的资产",
 "send.tokens.none.body": [
  "你在 ",
  [
   "network"
  ],
  " 上收到的代币会显示在这里。"
 ],
 "send.tokens.receive": "接收",
 "send.unavailable.title": "余额不可用",
 "send.unavailable.body": "无法读取你的资产。你的资金不受影响。",
 "send.coinOnly": [
  "此应用只显示 ",
  [
   "symbol"
  ],
  "，无法列出其他代币。"
 ],
 "send.coinOnlyNow": [
  "目前只能显示 ",
  [
   "symbol"
  ],
  "。我们稍后会再次查询其他代币。"
 ],
 "send.amountIn": [
  "金额（",
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
 "send.maxLabel": "使用全部余额",
 "send.showIn": [
  "以 ",
  [
   "unit"
  ],
  " 输入金额"
 ],
 "send.noPrice": "暂无价格",
 "send.to": "收款方",
 "send.toPlaceholder": "地址或名称",
 "send.paste": "粘贴",
 "send.clear": "清除地址",
 "send.looking": "正在查询名称…",
 "send.noAddress": [
  [
   "name"
  ],
  " 在 ",
  [
   "network"
  ],
  " 上没有地址。"
 ],
 "send.nameUnavailable": "目前无法查询名称。请改为输入地址。",
 "send.nameDisputed": [
  "两个来源为 ",
  [
   "name"
  ],
  " 给出了不同的地址，目前无法向其发送。请改为输入地址。"
 ],
 "send.resolvedBy": [
  "由 ",
  [
   "source"
  ],
  " 解析"
 ],
 "send.rewritten": [
  "已改写为 ",
  [
   "network"
  ],
  " 的格式：与你输入的地址是同一个账户。"
 ],
 "send.invalid": [
  "这不是 ",
  [
   "network"
  ],
  " 上的地址。请检查是否有缺失或改动的字符。"
 ],
 "send.memo": "备注",
 "send.memoOptional": "备注（可选）",
 "send.memoHelp": "任何人都能看到这段文字。交易所可能需要它才能为你入账。",
 "send.pasteFailed": "无法读取剪贴板。请直接粘贴到输入框中。",
 "send.step.selectToken": "选择代币",
 "send.step.enterAmount": "输入金额",
 "send.step.incorrectValue": "数值不正确",
 "send.step.insufficientFunds": "余额不足",
 "send.step.enterAddress": "输入地址",
 "send.step.invalidAddress": "地址无效",
 "send.step.looking": "正在查询名称…",
 "send.step.review": "确认",
 "send.caution.lookAlike.title": "此地址在模仿你认识的地址",
 "send.caution.lookAlike.body": "开头和结尾相同，但标出的部分不同。窃贼这样做，是想让你复制他们的地址。",
 "send.caution.lookAlike.known": "你认识的地址",
 "send.caution.lookAlike.given": "你输入的地址",
 "send.caution.tokenContract.title": "这是代币自身的合约",
 "send.caution.tokenContract.body": "发送到那里的资产几乎总会丢失。",
 "send.caution.own.title": "这是你自己的地址",
 "send.caution.own.body": "这样会发给自己，并且仍需支付费用。",
 "send.caution.contract.title": "这是一个合约",
 "send.caution.contract.body": "请确认它能接收你发送的资产，否则可能会丢失。",
 "send.caution.unused.title": "此地址从未有过任何活动",
 "send.caution.unused.body": [
  "它在 ",
  [
   "network"
  ],
  " 上是新的，或者输入有误。"
 ],
 "send.caution.first.title": "首次向此地址发送",
 "send.caution.first.body": "请将完整地址与对方给你的地址核对。",
 "send.caution.unchecked.title": "无法检查此地址",
 "send.caution.unchecked.body": "网络没有响应。请自行核对完整地址。",
 "send.agree": "我已核对完整地址，仍要发送",
 "send.from": "付款方",
 "send.network": "网络",
 "send.fee": "网络费用",
 "send.feeUpTo": [
  "最多 ",
  [
   "amount"
  ]
 ],
 "send.feeAbout": [
  "约 ",
  [
   "amount"
  ]
 ],
 "send.feeByWallet": "手续费由你的钱包在签名时确定。",
 "send.feeDeposit": [
  "其中 ",
  [
   "amount"
  ],
  " 用于为收款人开立账户"
 ],
 "send.receives": "收款人收到",
 "send.speed": "速度",
 "send.speed.slow": "慢",
 "send.speed.normal": "正常",
 "send.speed.fast": "快",
 "send.feeUnavailable": "不可用",
 "send.feeShort.title": [
  [
   "symbol"
  ],
  " 不足以支付费用"
 ],
 "send.feeShort.body": [
  "费用最多 ",
  [
   "fee"
  ],
  "，而你有 ",
  [
   "have"
  ],
  "。请添加 ",
  [
   "symbol"
  ],
  " 或减少发送金额。"
 ],
 "send.change": "更改",
 "send.confirm": "发送",
 "send.confirmAnyway": "仍要发送",
 "send.signing.title": [
  "请在 ",
  [
   "wallet"
  ],
  " 中批准"
 ],
 "send.signing.body": "请确认其中的地址和金额与此处一致。",
 "send.signing.note": "在此取消不会拒绝你钱包中的请求。",
 "send.pending.title": [
  "正在发送 ",
  [
   "amount"
  ]
 ],
 "send.pending.body": "通常不到一分钟。你可以关闭此窗口，发送会继续进行。",
 "send.pending.slow": [
  "大约每 ",
  [
   "minutes",
   2,
   {
    "other": [
     0,
     " 分钟"
    ]
   }
  ],
  "产生一个新区块，有时会晚得多。你可以关闭此窗口，交易会继续进行。"
 ],
 "send.pending.queued": "需要账户的所有者先批准，可能需要几天。你可以关闭此窗口，发送会继续进行。",
 "send.explorer": "在浏览器中查看",
 "send.toAccount": "返回账户",
 "send.failed.title": "交易失败",
 "send.failed.body": "网络收取了费用，但未发送任何资产。",
 "send.replaced.title": "交易已被替换",
 "send.replaced.body": "你的钱包发送了另一笔交易来代替它：加速或取消。区块浏览器会显示是哪一种。",
 "send.dropped.title": "交易未被接收",
 "send.dropped.body": "网络未能及时接收此交易。未发送任何资产，也没有产生费用。",
 "send.unknown.title": "尚未确认",
 "send.unknown.body": "网络未能及时确认。它仍可能完成，再次发送前请先查看。",
 "send.nothing.title": "没有正在发送的交易",
 "send.nothing.body": "请选择要发送什么以及发给谁。",
 "send.toast.sent": [
  "已发送 ",
  [
   "amount"
  ]
 ],
 "send.unsupported.title": "此处无法发送",
 "send.unsupported.body": "请切换到其他网络后再发送。",
 "sessions.title": "应用会话",
 "sessions.hint": "此应用无需询问即可支出的额度",
 "sessions.intro": "此应用可以从您的账户发送资金而无需再次询问。限额由网络强制执行。",
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
     " 小时"
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
     " 分钟"
    ]
   }
  ],
  " ",
  [
   "amount"
  ]
 ],
 "sessions.token": [
  "代币 ",
  [
   "address"
  ]
 ],
 "sessions.until": [
  "有效期至 ",
  [
   "date"
  ]
 ],
 "sessions.revoked": "已撤销",
 "sessions.expired": "已过期",
 "sessions.revoke": "撤销",
 "sessions.notRevoked": "会话未被撤销，仍然有效。您可以重试。",
 "sessions.empty.title": "没有会话",
 "sessions.empty.body": "此应用在此网络上支出前都会询问您。",
 "sessions.failed.title": "无法加载会话",
 "sessions.failed.body": "此网络上可能没有会话，或服务器没有响应。您的会话没有变化。",
 "siwx.title": "登录",
 "siwx.intro": [
  "登录 ",
  [
   "app"
  ]
 ],
 "siwx.site": "网站",
 "siwx.account": "账户",
 "siwx.network": "网络",
 "siwx.proves": "证明此账户属于你",
 "siwx.free": "完全免费，不会发送交易",
 "siwx.harmless": "不会让任何人动用你的资金",
 "siwx.sign": "登录",
 "siwx.required": "此应用需要登录。取消会断开钱包连接，或返回你已登录的网络。",
 "siwx.checking": "正在查找你的会话",
 "siwx.signing.title": [
  "在 ",
  [
   "wallet"
  ],
  " 中确认"
 ],
 "siwx.signing.body": [
  "消息中的网站必须是 ",
  [
   "domain"
  ],
  "。如果是其他网站，请拒绝。"
 ],
 "siwx.verifying": "正在验证身份...",
 "siwx.done": "你已登录",
 "siwx.expired.title": "你的会话已过期",
 "siwx.expired.body": "请重新登录以继续。",
 "siwx.revoked.title": "你已被登出",
 "siwx.revoked.body": "你的会话已在别处结束。请重新登录以继续。",
 "siwx.declined.title": "签名已拒绝",
 "siwx.declined.body": "你尚未登录，可以重试。",
 "siwx.pending.title": "已有一个未处理的请求",
 "siwx.pending.body": [
  "请先在 ",
  [
   "wallet"
  ],
  " 中处理，然后重试。"
 ],
 "siwx.unreachable.title": "无法连接服务器",
 "siwx.unreachable.body": "尚未登录。请检查网络连接后重试。",
 "siwx.refused.title": "签名未被接受",
 "siwx.refused.body": "请检查此设备的日期和时间，然后重试。",
 "siwx.smartAccount.title": "此应用可能不支持智能账户",
 "siwx.smartAccount.body": "请在您的钱包中选择另一个账户，然后重新登录。",
 "siwx.unsupported.title": [
  [
   "wallet"
  ],
  " 无法在此签名消息"
 ],
 "siwx.unsupported.body": "请连接其他钱包来登录。",
 "siwx.failed.title": "无法登录",
 "siwx.failed.body": [
  [
   "wallet"
  ],
  " 报告了一个问题。你可以重试。"
 ],
 "swap.title": "兑换",
 "swap.review.title": "确认兑换",
 "swap.quotes.title": "比较报价",
 "swap.slippage.title": "滑点容差",
 "swap.tokens.title": "选择代币",
 "swap.result.title": "兑换",
 "swap.pay": "支付",
 "swap.receive": "收到",
 "swap.review.receive": "预计收到",
 "swap.flip": "互换两种代币",
 "swap.selectToken": "选择代币",
 "swap.changeToken": [
  [
   "side"
  ],
  "，更换代币"
 ],
 "swap.balance": [
  "余额：",
  [
   "amount"
  ]
 ],
 "swap.max": "最大",
 "swap.noPrice": "无价格",
 "swap.button.chooseToken": "选择代币",
 "swap.button.enterAmount": "输入数量",
 "swap.button.badAmount": "数值不正确",
 "swap.button.insufficient": "余额不足",
 "swap.button.waiting": "正在查找最优汇率…",
 "swap.button.noOffer": "暂无报价",
 "swap.button.review": "确认兑换",
 "swap.details": "详情",
 "swap.rate": "汇率",
 "swap.rateOf": [
  [
   "one"
  ],
  " = ",
  [
   "other"
  ]
 ],
 "swap.provider": "提供方",
 "swap.bestRate": "最优汇率",
 "swap.compare": [
  [
   "count",
   2,
   {
    "other": [
     "比较 ",
     0,
     " 个报价"
    ]
   }
  ]
 ],
 "swap.impact": "价格影响",
 "swap.slippage": "滑点容差",
 "swap.changeSlippage": "更改",
 "swap.minimum": "最少收到",
 "swap.providerFee": "提供方费用",
 "swap.included": "已含在汇率中",
 "swap.networkFee": "网络费用",
 "swap.unknown": "未知",
 "swap.percent": [
  [
   "value"
  ],
  "%"
 ],
 "swap.percentSign": "%",
 "swap.pending": [
  "正在将 ",
  [
   "from"
  ],
  " 兑换为 ",
  [
   "to"
  ]
 ],
 "swap.unsupported.title": "该网络不支持兑换",
 "swap.unsupported.body": [
  [
   "network"
  ],
  " 上无法兑换代币。请选择其他网络。"
 ],
 "swap.unsupported.switch": "切换网络",
 "swap.failed.title": "无法加载代币",
 "swap.problem.noRoute": "这两种代币的流动性不足。请减少数量或换一种代币。",
 "swap.problem.unavailable": "目前没有报价。我们会继续查询。",
 "swap.problem.wouldFail": "此兑换目前会失败，未发送任何交易。请重试或提高滑点容差。",
 "swap.problem.refused": "提供方拒绝了此兑换。请选择其他报价。",
 "swap.problem.approval": "授权未成功，因此没有兑换。您可以重试。",
 "swap.problem.unsure": "未能及时确认，但仍可能完成。再次兑换前，请先查看活动记录。",
 "swap.problem.funds": "余额不足以支付数量和网络费用，未发送任何交易。",
 "swap.tokens.search": "搜索名称或粘贴地址",
 "swap.tokens.own": "您的代币",
 "swap.tokens.suggested": "推荐",
 "swap.tokens.others": "其他代币",
 "swap.tokens.all": "代币",
 "swap.tokens.cut": "还有更多，可通过搜索查找。",
 "swap.tokens.byAddress": "按地址找到",
 "swap.tokens.unlisted": "未收录",
 "swap.tokens.empty.title": "未找到代币",
 "swap.tokens.empty.body": "请检查拼写，或粘贴代币地址。",
 "swap.tokens.none": "请粘贴您想要的代币地址。",
 "swap.quotes.none": "目前没有报价",
 "swap.quotes.back": "修改兑换",
 "swap.quotes.fee": [
  "费用约 ",
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
 "swap.quotes.about": "报价每十秒更新一次，已包含提供方费用。",
 "swap.slippage.about": "兑换完成前价格可能变动。如果收到的数量低于此容差，则不会兑换。",
 "swap.slippage.presets": "常用值",
 "swap.slippage.custom": "自定义",
 "swap.slippage.invalid": "请输入 0 到 50 之间的数值。",
 "swap.slippage.high": "容差过高，他人可能占去您应得的一部分。",
 "swap.slippage.low": "容差过低，大多数兑换会失败。",
 "swap.slippage.save": "保存",
 "swap.review.stopped": "无法准备兑换",
 "swap.review.gone": "没有可确认的内容。",
 "swap.review.back": "修改兑换",
 "swap.changed.title": "汇率已变动",
 "swap.changed.body": "继续之前请查看新的数字。尚未兑换。",
 "swap.unsigned.title": "此处无法用签名授权",
 "swap.unsigned.body": "请改用一笔交易来授权该数量，它有自己的网络费。目前尚未发送或兑换任何内容。",
 "swap.unlisted.title": [
  [
   "token"
  ],
  " 未被收录"
 ],
 "swap.unlisted.body": "任何人都能用任意名称创建代币。请确认这是您想要的：",
 "swap.approval": [
  "首先授权 ",
  [
   "provider"
  ],
  " 取用恰好此数量的 ",
  [
   "token"
  ],
  "，然后兑换。"
 ],
 "swap.permit": [
  "首先签名允许 ",
  [
   "provider"
  ],
  " 在 30 分钟内取用恰好 ",
  [
   "amount"
  ],
  "，仅此而已。签名不会发送任何内容，也不收费。然后进行兑换。"
 ],
 "swap.consent.loss": [
  "我了解将损失约 ",
  [
   "percent"
  ],
  " 的价值。"
 ],
 "swap.consent.unknown": "我了解此汇率无法与市场价格比较。",
 "swap.moved": [
  "您的钱包在其他网络上。此兑换在 ",
  [
   "network"
  ],
  " 上。"
 ],
 "swap.moveBack": [
  "切换到 ",
  [
   "network"
  ]
 ],
 "swap.accountChanged": "您的钱包已切换到其他账户。",
 "swap.expired": "此汇率已过期。",
 "swap.renew": "获取新汇率",
 "swap.accept": "接受新汇率",
 "swap.approveAndSwap": "授权并兑换",
 "swap.signAndSwap": "签名并兑换",
 "swap.confirm": "兑换",
 "swap.short.title": [
  [
   "coin"
  ],
  " 不足以支付网络费用"
 ],
 "swap.short.body": [
  "请增加 ",
  [
   "coin"
  ],
  " 或减少兑换数量。"
 ],
 "swap.working.wallet": [
  "请在 ",
  [
   "wallet"
  ],
  " 中确认"
 ],
 "swap.working.sign": [
  "请在 ",
  [
   "wallet"
  ],
  " 中签名"
 ],
 "swap.working.server": "正在核对汇率",
 "swap.working.chain": "正在等待网络",
 "swap.working.reset": [
  "正在撤销 ",
  [
   "token"
  ],
  " 的旧授权。"
 ],
 "swap.working.approve": [
  "正在授权恰好此数量的 ",
  [
   "token"
  ],
  "。"
 ],
 "swap.working.permit": [
  "正在通过签名授权恰好此数量的 ",
  [
   "token"
  ],
  "。不会发送任何内容。"
 ],
 "swap.working.swap": [
  "正在将 ",
  [
   "from"
  ],
  " 兑换为 ",
  [
   "to"
  ],
  "。"
 ],
 "swap.working.batch": [
  "一步完成授权并将 ",
  [
   "from"
  ],
  " 兑换为 ",
  [
   "to"
  ],
  "。"
 ],
 "swap.step.approve": "授权",
 "swap.step.permit": "签名",
 "swap.step.swap": "兑换",
 "swap.result.pending.title": "兑换已发送",
 "swap.result.pending.body": [
  [
   "from"
  ],
  " 兑换约 ",
  [
   "to"
  ],
  "。您可以保持打开或关闭此窗口。"
 ],
 "swap.result.success.title": "兑换完成",
 "swap.result.success.body": [
  "您已将 ",
  [
   "from"
  ],
  " 兑换为约 ",
  [
   "to"
  ],
  "。"
 ],
 "swap.result.failed.title": "兑换失败",
 "swap.result.failed.body": "网络拒绝了此兑换，您的代币未变动，仅支付了网络费用。",
 "swap.result.replaced.title": "兑换已被替换",
 "swap.result.replaced.body": "您钱包的另一笔交易取代了它。",
 "swap.result.dropped.title": "兑换未被接收",
 "swap.result.dropped.body": "网络未能及时接收此兑换。未兑换任何资产，也没有产生费用。",
 "swap.result.unknown.title": "无法追踪此兑换",
 "swap.result.unknown.body": "它仍可能完成。请查看您的账户或区块浏览器。",
 "swap.result.leave": "前往账户",
 "swap.result.done": "完成",
 "walletAccounts.title": "账户",
 "walletAccounts.hint": "添加另一个账户",
 "walletAccounts.intro": "每个账户都有自己的地址。您的恢复词可以恢复所有账户。",
 "walletAccounts.numbered": [
  "账户 ",
  [
   "number"
  ]
 ],
 "walletAccounts.name": "名称",
 "walletAccounts.add": "添加账户",
 "walletAccounts.rename": [
  "重命名“",
  [
   "name"
  ],
  "”"
 ],
 "walletAccounts.save": "保存",
 "walletAccounts.cancel": "取消",
 "walletAccounts.full": [
  "您的钱包已有 ",
  [
   "count"
  ],
  " 个账户，达到上限。"
 ],
 "walletAccounts.failed": "操作未成功，您的账户没有变化。请重试。",
 "walletAccounts.imported": "已导入",
 "walletAccounts.introImported": "每个账户都有自己的地址。您的恢复词可以恢复除导入账户之外的所有账户。"
}
export default catalogue
