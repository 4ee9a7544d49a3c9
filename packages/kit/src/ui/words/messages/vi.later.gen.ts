// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "account.actions": "Bạn có thể làm gì",
 "account.action.onramp": "Mua",
 "account.action.swaps": "Hoán đổi",
 "account.action.receive": "Nhận",
 "account.action.send": "Gửi",
 "account.tabs": "Tài sản và hoạt động của tài khoản",
 "account.tab.tokens": "Token",
 "account.tab.nfts": "NFT",
 "account.tab.activity": "Hoạt động",
 "account.menu": "Thêm về tài khoản này",
 "account.balanceUnsupportedBody": "Ứng dụng này không đọc được mạng mà ví của bạn đang dùng. Tài sản của bạn không bị ảnh hưởng.",
 "account.partial": "Không tính các token chưa rõ giá",
 "account.stale": "Các số liệu này có thể hơi cũ",
 "account.priceUnknown": "Chưa rõ giá",
 "account.searchTokens": "Tìm token",
 "account.showAllTokens": [
  [
   "count",
   2,
   {
    "other": [
     "Hiện tất cả ",
     0,
     " token"
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
     "Hiện ",
     0,
     " token bị ẩn"
    ]
   }
  ]
 ],
 "account.hideTokens": "Ẩn lại các token này",
 "account.empty.title": "Tài khoản này đang trống",
 "account.empty.body": "Tài sản bạn nhận hoặc mua sẽ hiện ở đây.",
 "account.empty.receive": "Hiện địa chỉ của tôi",
 "account.empty.buy": "Mua tiền mã hóa",
 "account.noTokens.title": "Không tìm thấy token",
 "account.noTokens.body": [
  "Không có kết quả nào khớp với “",
  [
   "query"
  ],
  "”. Hãy kiểm tra chính tả hoặc thử tên khác."
 ],
 "account.tokensUnavailable.title": "Không hiển thị được token",
 "account.tokensUnavailable.body": "Chúng tôi sẽ thử lại sau giây lát. Tài sản của bạn không bị ảnh hưởng.",
 "activity.done.send": "Đã gửi",
 "activity.kind.send": "Gửi",
 "activity.done.receive": "Đã nhận",
 "activity.kind.receive": "Nhận",
 "activity.done.trade": "Đã hoán đổi",
 "activity.kind.trade": "Hoán đổi",
 "activity.done.approve": "Đã cấp quyền",
 "activity.kind.approve": "Cấp quyền",
 "activity.done.revoke": "Đã gỡ quyền",
 "activity.kind.revoke": "Gỡ quyền",
 "activity.done.mint": "Đã đúc",
 "activity.kind.mint": "Đúc",
 "activity.done.burn": "Đã đốt",
 "activity.kind.burn": "Đốt",
 "activity.done.deposit": "Đã nạp",
 "activity.kind.deposit": "Nạp",
 "activity.done.withdraw": "Đã rút",
 "activity.kind.withdraw": "Rút",
 "activity.done.claim": "Đã lĩnh",
 "activity.kind.claim": "Lĩnh",
 "activity.done.stake": "Đã stake",
 "activity.kind.stake": "Stake",
 "activity.done.unstake": "Đã hủy stake",
 "activity.kind.unstake": "Hủy stake",
 "activity.done.borrow": "Đã vay",
 "activity.kind.borrow": "Vay",
 "activity.done.repay": "Đã trả nợ",
 "activity.kind.repay": "Trả nợ",
 "activity.done.buy": "Đã mua",
 "activity.kind.buy": "Mua",
 "activity.done.deploy": "Đã tạo hợp đồng",
 "activity.kind.deploy": "Tạo hợp đồng",
 "activity.done.execute": "Gọi hợp đồng",
 "activity.kind.execute": "Gọi hợp đồng",
 "activity.done.other": "Giao dịch",
 "activity.kind.other": "Giao dịch",
 "activity.fromHere": "Gửi từ đây",
 "activity.latest": "Hoạt động gần đây",
 "activity.showAll": "Hiện mọi hoạt động",
 "activity.more": "Hiện thêm",
 "activity.refresh": "Làm mới",
 "activity.to": "Đến",
 "activity.from": "Từ",
 "activity.others": [
  [
   "count",
   2,
   {
    "other": [
     "và ",
     0,
     " mục khác"
    ]
   }
  ]
 ],
 "activity.status.pending": "Đang chờ",
 "activity.status.queued": "Chờ chủ sở hữu",
 "activity.status.success": "Đã xác nhận",
 "activity.status.failed": "Thất bại",
 "activity.status.replaced": "Đã bị thay thế",
 "activity.status.dropped": "Không được chấp nhận",
 "activity.status.unknown": "Chưa rõ trạng thái",
 "activity.moreFailed": "Không tải được hoạt động cũ hơn.",
 "activity.empty.title": "Chưa có hoạt động",
 "activity.empty.body": "Những gì bạn gửi, nhận và hoán đổi trên mạng này sẽ hiện ở đây.",
 "activity.deviceOnly": [
  "Các nút của ",
  [
   "network"
  ],
  " không liệt kê giao dịch theo tài khoản, nên ở đây chỉ hiện những gì bạn đã gửi từ thiết bị này."
 ],
 "activity.partial": [
  "Có thể thiếu một số giao dịch: các nút của ",
  [
   "network"
  ],
  " không liệt kê tất cả."
 ],
 "activity.explorer": "Xem tất cả trên trình khám phá",
 "activity.failed.title": "Không tải được giao dịch",
 "activity.failed.body": "Tài sản của bạn không bị ảnh hưởng. Hãy kiểm tra kết nối rồi thử lại.",
 "allowances.title": "Quyền sử dụng",
 "allowances.hint": "Ai có thể lấy token của bạn",
 "allowances.list": "Quyền sử dụng",
 "allowances.intro": "Các ứng dụng này có thể lấy token từ tài khoản của bạn mà không hỏi lại.",
 "allowances.unlimited": "Không giới hạn",
 "allowances.everything": "Tất cả",
 "allowances.empty.title": "Không có quyền nào",
 "allowances.empty.body": "Không ứng dụng nào có thể lấy token từ tài khoản của bạn trên mạng này.",
 "allowances.failed.title": "Không tải được danh sách quyền",
 "allowances.failed.body": "Máy chủ không trả lời. Các quyền của bạn không thay đổi.",
 "allowances.partial": "Các quyền cũ hơn chưa được đọc.",
 "allowances.readOn": "Xem xa hơn về trước",
 "allowances.nothing": "Không có gì để thu hồi",
 "allowances.review": [
  [
   "spender"
  ],
  " sẽ không thể lấy ",
  [
   "token"
  ],
  " của bạn nữa."
 ],
 "allowances.spender": "Bên được cấp quyền",
 "allowances.fee": "Thu hồi là một giao dịch nên bạn phải trả phí mạng.",
 "allowances.revoke": "Thu hồi",
 "allowances.declined": "Yêu cầu đã bị từ chối. Quyền này vẫn còn hiệu lực. Bạn có thể thử lại.",
 "allowances.signing.title": [
  "Phê duyệt trong ",
  [
   "wallet"
  ]
 ],
 "allowances.signing.body": "Yêu cầu thu hồi đang chờ trong ví của bạn.",
 "allowances.pending.title": "Đang thu hồi…",
 "allowances.pending.body": [
  "Đang chờ mạng. ",
  [
   "spender"
  ],
  " vẫn có thể lấy ",
  [
   "token"
  ],
  " cho đến khi hoàn tất."
 ],
 "allowances.done.title": "Đã thu hồi quyền",
 "allowances.done.body": [
  [
   "spender"
  ],
  " không thể lấy ",
  [
   "token"
  ],
  " của bạn nữa."
 ],
 "allowances.reverted.title": "Không thu hồi được",
 "allowances.reverted.body": [
  "Mạng đã từ chối. ",
  [
   "spender"
  ],
  " vẫn có thể lấy ",
  [
   "token"
  ],
  " của bạn."
 ],
 "allowances.dropped.title": "Giao dịch không được chấp nhận",
 "allowances.dropped.body": [
  "Mạng không chấp nhận kịp thời và bạn không mất phí. ",
  [
   "spender"
  ],
  " vẫn có thể lấy ",
  [
   "token"
  ],
  " của bạn."
 ],
 "allowances.unknown.title": "Chưa rõ kết quả",
 "allowances.unknown.body": "Chúng tôi đã mất dấu giao dịch này. Hãy kiểm tra danh sách quyền.",
 "allowances.backToList": "Xem các quyền",
 "allowances.otherNetwork": "Ví của bạn đang ở mạng khác. Hãy chuyển lại rồi thử lại.",
 "allowances.otherAccount": "Ví của bạn đang dùng tài khoản khác. Hãy quay lại để xem quyền của tài khoản đó.",
 "action.cancel": "Hủy",
 "action.disconnect": "Ngắt kết nối",
 "account.title": "Tài khoản",
 "account.balance": "Số dư",
 "account.balanceUnavailable": "Không hiển thị được số dư",
 "account.balanceUnavailableBody": "Không kết nối được với mạng. Tài sản của bạn không bị ảnh hưởng.",
 "account.copyAddress": "Sao chép địa chỉ",
 "account.explorer": "Xem trên trình khám phá",
 "account.network": "Mạng",
 "account.unknownNetwork": "Mạng không xác định",
 "account.switchWallet": "Đổi ví",
 "account.walletsConnected": [
  [
   "count",
   2,
   {
    "other": [
     "Đã kết nối ",
     0,
     " ví"
    ]
   }
  ]
 ],
 "account.reconnecting": "Đang kết nối lại…",
 "wallets.title": "Ví",
 "wallets.disconnect": [
  "Ngắt kết nối ",
  [
   "wallet"
  ]
 ],
 "wallets.add": "Thêm ví khác",
 "wallets.disconnectAll": "Ngắt kết nối tất cả",
 "wallets.empty.title": "Chưa kết nối ví nào",
 "wallets.empty.body": "Hãy kết nối một ví để xem ở đây.",
 "accountType.eoa": "Tài khoản thường",
 "accountType.smartAccount": "Tài khoản thông minh",
 "accountType.payment": "Địa chỉ thanh toán",
 "accountType.ordinal": "Địa chỉ vật phẩm sưu tầm",
 "network.title": "Đổi mạng",
 "network.list": "Mạng",
 "network.search": "Tìm mạng",
 "network.notConnected": "Chưa kết nối",
 "network.empty.title": "Không tìm thấy mạng",
 "network.empty.body": [
  "Không có kết quả nào khớp với “",
  [
   "query"
  ],
  "”. Hãy thử tên khác."
 ],
 "network.waiting.title": [
  "Phê duyệt trong ",
  [
   "wallet"
  ]
 ],
 "network.waiting.body": [
  "Ví của bạn đang hỏi để chuyển sang ",
  [
   "network"
  ],
  "."
 ],
 "network.declined.title": "Việc đổi mạng đã bị từ chối",
 "network.declined.body": [
  "Bạn vẫn đang ở ",
  [
   "network"
  ],
  ". Bạn có thể thử lại."
 ],
 "network.failed.title": [
  "Không chuyển được sang ",
  [
   "network"
  ]
 ],
 "network.failed.body": "Hãy thử lại hoặc đổi mạng trong ví.",
 "network.unsupported.title": [
  [
   "wallet"
  ],
  " không dùng được ",
  [
   "network"
  ]
 ],
 "network.unsupported.body": "Hãy chọn mạng khác hoặc kết nối ví khác.",
 "activeChain.title": [
  "Kết nối với ",
  [
   "chain"
  ]
 ],
 "activeChain.body": [
  "Bạn cần một ví hỗ trợ ",
  [
   "chain"
  ],
  ". Các kết nối khác vẫn được giữ nguyên."
 ],
 "activeChain.connect": "Kết nối ví",
 "activeChain.continue": [
  "Tiếp tục với ",
  [
   "wallet"
  ]
 ],
 "activeChain.stay": "Để sau",
 "unsupported.title": "Đổi mạng",
 "unsupported.body": "Ứng dụng này không hoạt động trên mạng mà ví của bạn đang dùng. Hãy chọn một trong các mạng sau để tiếp tục.",
 "unsupported.list": "Các mạng được hỗ trợ",
 "whatIsWallet.title": "Ví là gì?",
 "whatIsWallet.home.title": "Nơi lưu giữ tài sản của bạn",
 "whatIsWallet.home.body": "Giữ, gửi và nhận token cùng vật phẩm sưu tầm.",
 "whatIsWallet.login.title": "Một cách đăng nhập duy nhất",
 "whatIsWallet.login.body": "Kết nối ví thay vì tạo tài khoản và mật khẩu mới.",
 "whatIsWallet.keys.title": "Bạn giữ khóa",
 "whatIsWallet.keys.body": "Không ai khác có thể di chuyển tài sản của bạn. Đừng bao giờ chia sẻ cụm từ khôi phục.",
 "whatIsWallet.get": "Tải ví",
 "getWallet.title": "Tải ví",
 "getWallet.list": "Các ví để tải",
 "getWallet.extension": "Tiện ích trình duyệt",
 "getWallet.app": "Ứng dụng di động",
 "getWallet.extensionAndApp": "Tiện ích và ứng dụng di động",
 "getWallet.after": "Đã cài đặt? Hãy tải lại trang để ví được nhận diện.",
 "getWallet.empty.title": "Không có ví nào để gợi ý",
 "getWallet.empty.body": "Ứng dụng này không gợi ý ví nào. Hãy tìm một ví bạn tin tưởng trong cửa hàng tiện ích của trình duyệt.",
 "error.send/rejected": "Giao dịch đã bị từ chối. Chưa có gì được gửi đi.",
 "error.send/failed": "Không gửi được giao dịch. Chưa có gì được gửi đi.",
 "toast.walletSwitched": [
  "Hiện đang dùng ",
  [
   "wallet"
  ]
 ],
 "toast.balanceUnavailable": "Không hiển thị được số dư token",
 "error.send/unsupported_chain": "Không gửi được trên chuỗi này.",
 "error.send/incomplete": "Cần có số tiền và địa chỉ nhận.",
 "error.send/token_missing": "Cần chọn một token.",
 "error.send/expired": "Giao dịch được ký quá muộn. Chưa có gì được gửi đi. Hãy thử lại.",
 "error.send/below_minimum": "Số tiền này quá nhỏ để gửi tới đó. Hãy gửi nhiều hơn một chút.",
 "error.send/coins_kept": "Một phần số dư của bạn không gửi được: các khoản chưa được xác nhận và các khoản rất nhỏ có thể là vật phẩm sưu tầm. Hãy gửi ít hơn.",
 "error.send/too_many_coins": "Số tiền này nằm rải rác trong quá nhiều khoản nhỏ. Hãy gửi ít hơn.",
 "error.send/funds_changed": "Số dư của bạn đã thay đổi. Chưa có gì được gửi đi. Hãy kiểm tra số tiền rồi thử lại.",
 "error.send/fee_too_low": "Phí mạng đã tăng. Chưa có gì được gửi đi. Hãy thử lại.",
 "error.send/overtaken": "Một giao dịch khác của tài khoản bạn đã được xử lý trước. Chưa có gì được gửi đi. Hãy thử lại.",
 "error.send/network_upgraded": "Mạng đã được nâng cấp trong lúc đó. Chưa có gì được gửi đi. Hãy thử lại.",
 "error.send/leaves_too_little": "Tài khoản của bạn phải giữ lại một số tiền nhỏ. Hãy gửi ít hơn một chút, hoặc gửi toàn bộ.",
 "error.send/not_a_wallet": "Đây là địa chỉ của một token, không phải của ví. Những gì bạn gửi tới đó sẽ mất.",
 "error.send/token_unsupported": "Không gửi được token này từ đây.",
 "error.send/token_mismatch": "Mạng tính token này khác với những gì hiển thị ở đây. Chưa có gì được gửi đi.",
 "error.swap/not_as_shown": "Giao dịch hoán đổi này sẽ làm điều khác với những gì hiển thị ở đây, nên chưa được gửi đi.",
 "error.token/mismatch": "Token này không phải là token như tên gọi ở đây, nên chưa có gì được gửi đi. Hãy chọn token theo địa chỉ.",
 "error.token/unverified": "Ngoài máy chủ, không nguồn nào xác nhận được token này là gì, nên chưa có gì được gửi đi. Hãy thử lại sau.",
 "error.name/resolve_failed": "Không tra cứu được tên này. Hãy nhập địa chỉ thay thế.",
 "names.title": "Chọn tên",
 "names.successTitle": "Đã đăng ký tên",
 "names.row": "Chọn tên",
 "names.rowHint": "Dễ đọc hơn địa chỉ",
 "names.intro": "Tên đại diện cho tài khoản của bạn và dễ đọc hơn địa chỉ. Miễn phí và chỉ cần một chữ ký.",
 "names.field": "Tìm tên",
 "names.rules": "Chữ cái, chữ số và dấu gạch nối, ít nhất 4 ký tự.",
 "names.problem.characters": "Chỉ dùng được các chữ cái từ a đến z, chữ số và dấu gạch nối.",
 "names.problem.short": "Tên phải có ít nhất 4 ký tự.",
 "names.problem.long": "Tên có tối đa 63 ký tự.",
 "names.problem.ends": "Tên không thể bắt đầu hoặc kết thúc bằng dấu gạch nối.",
 "names.problem.double": "Tên không thể có hai dấu gạch nối liền nhau.",
 "names.list": "Tên",
 "names.own": "Tên của bạn",
 "names.free": "Còn trống",
 "names.taken": "Không dùng được",
 "names.off.title": "Ở đây không có tính năng tên",
 "names.off.body": "Ứng dụng này không cấp tên.",
 "names.unreachable.title": "Không tìm được tên",
 "names.unreachable.body": "Máy chủ không trả lời. Hãy kiểm tra kết nối rồi thử lại.",
 "names.signing.title": [
  "Ký trong ",
  [
   "wallet"
  ]
 ],
 "names.signing.body": [
  "Ký miễn phí. Chữ ký cho thấy ",
  [
   "name"
  ],
  " dành cho tài khoản của bạn."
 ],
 "names.registering.title": "Đang đăng ký tên của bạn",
 "names.declined.title": "Chữ ký đã bị từ chối",
 "names.declined.body": [
  [
   "name"
  ],
  " vẫn còn trống. Bạn có thể thử lại."
 ],
 "names.takenNow.title": [
  [
   "name"
  ],
  " vừa bị người khác lấy"
 ],
 "names.takenNow.body": "Người khác đã nhanh hơn. Hãy chọn tên khác.",
 "names.reserved.title": [
  [
   "name"
  ],
  " đã được dành riêng"
 ],
 "names.reserved.body": "Không ai có thể dùng tên này. Hãy chọn tên khác.",
 "names.usedUp.title": "Bạn đã có số tên tối đa",
 "names.usedUp.body": "Tài khoản này không thể nhận thêm tên.",
 "names.expired.title": "Chữ ký đến quá muộn",
 "names.expired.body": "Hãy kiểm tra ngày giờ của thiết bị này rồi ký lại.",
 "names.otherAccount.title": "Ví của bạn hiện dùng tài khoản khác",
 "names.otherAccount.body": [
  [
   "name"
  ],
  " chưa được đăng ký. Hãy thử lại để lấy tên này cho tài khoản hiện tại."
 ],
 "names.unsupported.title": "Ví của bạn không nhận được tên ở đây",
 "names.unsupported.body": "Hãy chuyển sang mạng khác hoặc kết nối ví khác.",
 "names.failed.title": [
  "Không đăng ký được ",
  [
   "name"
  ]
 ],
 "names.failed.body": "Không có gì thay đổi. Hãy thử lại sau giây lát.",
 "names.success.title": [
  [
   "name"
  ],
  " là của bạn"
 ],
 "names.success.body": "Tên này hiện đại diện cho tài khoản của bạn trong ứng dụng này.",
 "names.success.copy": "Sao chép tên",
 "names.success.done": "Xong",
 "names.none.title": "Chưa có tên",
 "names.none.body": "Hãy chọn một tên để xem ở đây.",
 "nfts.list": "NFT",
 "nfts.empty.title": "Chưa có NFT",
 "nfts.empty.body": "Các NFT bạn nhận trên mạng này sẽ hiện ở đây.",
 "nfts.failed.title": "Không tải được NFT",
 "nfts.failed.body": "Máy chủ không trả lời. NFT của bạn không bị ảnh hưởng.",
 "nfts.moreFailed": "Không tải thêm được.",
 "nfts.more": "Hiện thêm",
 "nfts.showAll": "Hiện tất cả NFT",
 "nfts.showHidden": [
  [
   "count",
   2,
   {
    "other": [
     "Hiện ",
     0,
     " NFT bị ẩn"
    ]
   }
  ]
 ],
 "nfts.hideSpam": "Ẩn mục nghi là rác",
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
 "nfts.gone": "NFT này không có trong tài khoản của bạn",
 "nfts.spam": "Đây có thể là rác. Đừng mở các liên kết trong tên hoặc hình ảnh.",
 "nfts.collection": "Bộ sưu tập",
 "nfts.contract": "Hợp đồng",
 "nfts.address": "Địa chỉ",
 "nfts.number": "ID token",
 "nfts.amount": "Bạn sở hữu",
 "onramp.title": "Mua tiền mã hóa",
 "onramp.pay": "Bạn trả",
 "onramp.get": "Bạn nhận",
 "onramp.amount": "Số tiền phải trả",
 "onramp.payWith": [
  "Đổi cách thanh toán: ",
  [
   "currency"
  ],
  ", ",
  [
   "method"
  ]
 ],
 "onramp.buyWhat": [
  "Đổi tài sản muốn mua: ",
  [
   "symbol"
  ],
  " trên ",
  [
   "network"
  ]
 ],
 "onramp.limits": [
  "Từ ",
  [
   "min"
  ],
  " đến ",
  [
   "max"
  ]
 ],
 "onramp.low": [
  "Cách thanh toán này tối thiểu ",
  [
   "min"
  ],
  "."
 ],
 "onramp.high": [
  "Cách thanh toán này tối đa ",
  [
   "max"
  ],
  "."
 ],
 "onramp.unknown": "Chưa có giá",
 "onramp.elsewhere": [
  "Ứng dụng này không dùng ",
  [
   "network"
  ],
  ". Bạn sẽ thấy tài sản trong ví của mình."
 ],
 "onramp.offers": "Báo giá",
 "onramp.refresh": "Làm mới giá",
 "onramp.best": "Tốt nhất",
 "onramp.via": [
  "qua ",
  [
   "provider"
  ]
 ],
 "onramp.providerFee": "Phí nhà cung cấp",
 "onramp.networkFee": "Phí mạng",
 "onramp.total": "Tổng cộng",
 "onramp.moreOffers": "Hiện tất cả báo giá",
 "onramp.enterAmount": "Nhập số tiền",
 "onramp.changeAmount": "Đổi số tiền",
 "onramp.asking": "Đang lấy giá…",
 "onramp.continue": [
  "Tiếp tục với ",
  [
   "provider"
  ]
 ],
 "onramp.ownWindow": [
  "Bạn thanh toán trong cửa sổ riêng của ",
  [
   "provider"
  ],
  ". Thông tin thẻ của bạn không bao giờ đến ứng dụng này."
 ],
 "onramp.unreachable.title": "Không có giá",
 "onramp.unreachable.body": "Không có bên bán nào trả lời. Chúng tôi không hiển thị giá phỏng đoán.",
 "onramp.noSeller.title": "Không có bên bán nào nhận số tiền này",
 "onramp.noSeller.body": "Hãy thử số tiền khác hoặc cách thanh toán khác.",
 "onramp.off.title": "Không mua được ở đây",
 "onramp.off.body": "Ứng dụng này chưa thiết lập bên bán nào.",
 "onramp.off.back": "Về tài khoản",
 "onramp.noChain.title": "Không có gì được bán cho mạng này",
 "onramp.noChain.body": "Hãy chuyển sang mạng khác để mua tiền mã hóa.",
 "onramp.noChain.switch": "Đổi mạng",
 "onramp.buyList": "Tài sản muốn mua",
 "onramp.search": "Tìm theo tên hoặc mạng",
 "onramp.empty.title": "Không tìm thấy",
 "onramp.empty.body": [
  "Không có kết quả nào khớp với “",
  [
   "query"
  ],
  "”. Hãy thử tên khác."
 ],
 "onramp.payList": "Cách thanh toán",
 "onramp.onNetwork": [
  [
   "name"
  ],
  " trên ",
  [
   "network"
  ]
 ],
 "onramp.methodLimits": [
  [
   "method"
  ],
  ", ",
  [
   "min"
  ],
  " đến ",
  [
   "max"
  ]
 ],
 "onramp.method.card": "Thẻ",
 "onramp.method.bank": "Chuyển khoản ngân hàng",
 "onramp.method.sepa": "Chuyển khoản SEPA",
 "onramp.method.applePay": "Apple Pay",
 "onramp.method.googlePay": "Google Pay",
 "onramp.method.paypal": "PayPal",
 "onramp.method.balance": "Số dư tài khoản",
 "onramp.opening.title": [
  "Đang mở ",
  [
   "provider"
  ]
 ],
 "onramp.opening.body": "Một cửa sổ riêng sẽ mở sau giây lát.",
 "onramp.blocked.title": "Trình duyệt đã chặn cửa sổ",
 "onramp.blocked.body": [
  "Hãy tự mở ",
  [
   "provider"
  ],
  " để tiếp tục. Liên kết chỉ dùng được một lần."
 ],
 "onramp.blocked.open": [
  "Mở ",
  [
   "provider"
  ]
 ],
 "onramp.waiting.title": [
  "Hoàn tất trong cửa sổ ",
  [
   "provider"
  ]
 ],
 "onramp.waiting.body": "Hãy để trang này mở để biết khi nào giao dịch mua hoàn tất.",
 "onramp.waiting.silent": [
  [
   "provider"
  ],
  " không cho ứng dụng này biết tiến độ. Tài sản bạn mua sẽ đến ví của bạn."
 ],
 "onramp.destination": "Trước khi thanh toán, hãy kiểm tra trong cửa sổ đó rằng tài sản mua được chuyển đến địa chỉ của bạn:",
 "onramp.paid.title": "Đã nhận thanh toán",
 "onramp.paid.body": [
  [
   "provider"
  ],
  " đang gửi ",
  [
   "symbol"
  ],
  " đến ví của bạn."
 ],
 "onramp.left.title": "Cửa sổ đã đóng",
 "onramp.left.body": [
  "Nếu bạn đã thanh toán, ",
  [
   "symbol"
  ],
  " sẽ đến ví của bạn. Việc này có thể mất vài phút."
 ],
 "onramp.done.title": [
  "Bạn đã mua ",
  [
   "amount"
  ]
 ],
 "onramp.done.body": [
  [
   "provider"
  ],
  " đã gửi đến ví của bạn."
 ],
 "onramp.done.close": "Xong",
 "onramp.unavailable.title": [
  "Không mở được ",
  [
   "provider"
  ]
 ],
 "onramp.unavailable.body": "Chưa có khoản nào được thanh toán. Hãy thử lại hoặc chọn báo giá khác.",
 "onramp.refused.title": [
  [
   "provider"
  ],
  " không hoàn tất được giao dịch mua"
 ],
 "onramp.refused.body": [
  "Trước khi thử lại, hãy hỏi ",
  [
   "provider"
  ],
  " xem bạn đã bị trừ tiền chưa."
 ],
 "onramp.backToPrices": "Về bảng giá",
 "onramp.again": "Mua thêm",
 "pay.title": "Thanh toán",
 "pay.review.title": "Xem lại thanh toán",
 "pay.requestedBy": "Bên yêu cầu",
 "pay.for": "Nội dung",
 "pay.token": "Token",
 "pay.expires": "Hết hạn",
 "pay.expiresIn": [
  "sau ",
  [
   "count",
   2,
   {
    "other": [
     0,
     " giây"
    ]
   }
  ]
 ],
 "pay.with": "Thanh toán bằng",
 "pay.balance": [
  "Bạn có ",
  [
   "amount"
  ]
 ],
 "pay.short": [
  "Bạn có ",
  [
   "have"
  ],
  ", cần ",
  [
   "amount"
  ]
 ],
 "pay.swap": [
  "Hoán đổi sang ",
  [
   "symbol"
  ],
  " trước"
 ],
 "pay.swapAbout": [
  "Khoảng ",
  [
   "amount"
  ]
 ],
 "pay.switch": [
  "Chuyển sang ",
  [
   "network"
  ]
 ],
 "pay.switchYourself": [
  "Hãy chuyển ví sang ",
  [
   "network"
  ],
  " để thanh toán."
 ],
 "pay.notEnough": [
  "Không đủ ",
  [
   "symbol"
  ]
 ],
 "pay.confirm": [
  "Thanh toán ",
  [
   "amount"
  ]
 ],
 "pay.signing": "Đang chờ ví của bạn",
 "pay.caution.unsure.title": "Ví của bạn có thể đã thanh toán",
 "pay.caution.unsure.body": "Ví đã từng được yêu cầu khoản thanh toán này, nhưng câu trả lời không đến được trang này. Trước hết hãy xem trong ví. Nếu khoản thanh toán đã có ở đó, đừng thanh toán lại.",
 "pay.caution.given": "Bên nhận thanh toán",
 "pay.agree": "Tôi đã kiểm tra và muốn thanh toán",
 "pay.pending.title": [
  "Đang thanh toán ",
  [
   "amount"
  ]
 ],
 "pay.paid.title": [
  "Đã thanh toán ",
  [
   "amount"
  ]
 ],
 "pay.paid.body": "Ứng dụng đã nhận biên nhận.",
 "pay.paidAt": "Đã thanh toán lúc",
 "pay.expired.title": "Yêu cầu này đã hết hạn",
 "pay.expired.body": "Chưa có khoản nào được thanh toán. Hãy quay lại ứng dụng và bắt đầu lại.",
 "pay.unconfirmed.body": "Khoản thanh toán đã được gửi và vẫn có thể hoàn tất. Đừng thanh toán lại. Sau này hãy mở lại từ ứng dụng để xem kết quả.",
 "pay.failed.title": "Thanh toán thất bại",
 "pay.failed.body": "Chưa có khoản nào được thanh toán. Mạng có thể đã thu phí.",
 "pay.refused.title": "Không thanh toán được khoản này",
 "pay.none.title": "Không có gì để thanh toán",
 "pay.none.body": "Ứng dụng chưa yêu cầu thanh toán.",
 "pay.activity.done": "Đã thanh toán",
 "receive.title": "Nhận",
 "receive.code": "Mã QR của địa chỉ của bạn",
 "receive.copy": "Sao chép địa chỉ",
 "receive.scan": "Quét mã này hoặc sao chép địa chỉ.",
 "receive.yours": "Địa chỉ của bạn",
 "receive.networks": "Dùng được trên",
 "receive.current": "Bạn đang ở đây",
 "receive.warning": "Chỉ gửi từ một trong các mạng này. Những gì đến từ nơi khác có thể bị mất.",
 "receive.collectibles": "Chỉ dành cho vật phẩm sưu tầm như Ordinals. Những gì được chuyển đến đây không tính vào số dư hiển thị ở đây.",
 "receive.copyCollectibles": "Sao chép địa chỉ vật phẩm sưu tầm",
 "safety.label": "Thao tác này làm gì",
 "safety.checking": "Đang kiểm tra thao tác này…",
 "safety.send": "Bạn gửi",
 "safety.receive": "Bạn nhận",
 "safety.allow": "Bạn cho phép",
 "safety.revoke": "Bạn ngừng cho phép",
 "safety.nothing": "Tài sản của bạn không có gì thay đổi.",
 "safety.unlimited": "Không giới hạn",
 "safety.all": "Tất cả",
 "safety.spender": [
  "cho ",
  [
   "spender"
  ]
 ],
 "safety.unlimitedWarning": [
  [
   "spender"
  ],
  " có thể lấy toàn bộ ",
  [
   "token"
  ],
  " của bạn bất cứ lúc nào, ngay bây giờ hoặc sau này. Chỉ cho phép số bạn cần."
 ],
 "safety.allWarning": [
  [
   "spender"
  ],
  " có thể lấy mọi vật phẩm bạn có trong ",
  [
   "token"
  ],
  ", ngay bây giờ hoặc sau này."
 ],
 "safety.unknownToken": "Token không xác định",
 "safety.item": [
  [
   "name"
  ],
  " #",
  [
   "id"
  ]
 ],
 "safety.reverts.title": "Thao tác này sẽ thất bại",
 "safety.reverts.body": "Hợp đồng sẽ từ chối, và bạn vẫn phải trả phí mạng.",
 "safety.reverts.reason": [
  "Lý do: “",
  [
   "reason"
  ],
  "”"
 ],
 "safety.reverts.funds": "Bạn không có đủ cho số tiền và phí mạng.",
 "safety.unknown.title": "Không kiểm tra được",
 "safety.unknown.body": "Mạng không chạy thử trước được, nên chúng tôi không biết điều gì sẽ thay đổi. Chỉ tiếp tục nếu bạn tin tưởng nguồn yêu cầu.",
 "safety.gone.unsent": "Ví của bạn đã bị ngắt kết nối. Chưa có gì được gửi đi.",
 "safety.gone.asked": "Ví của bạn đã bị ngắt kết nối. Nếu ví vẫn yêu cầu xác nhận, hãy từ chối trong ví.",
 "send.title": "Gửi",
 "send.tokens.title": "Chọn token",
 "send.review.title": "Xem lại",
 "send.progress.title": "Giao dịch",
 "send.tokens.search": "Tìm token",
 "send.tokens.list": "Token của bạn",
 "send.tokens.empty.title": "Không tìm thấy token",
 "send.tokens.empty.body": [
  "Bạn không có token nào khớp với “",
  [
   "query"
  ],
  "”."
 ],
 "send.tokens.none.title": "Chưa có gì để gửi",
 "send.tokens.none.body": [
  "Token bạn nhận trên ",
  [
   "network"
  ],
  " sẽ hiện ở đây."
 ],
 "send.tokens.receive": "Nhận",
 "send.unavailable.title": "Không hiển thị được số dư",
 "send.unavailable.body": "Không đọc được tài sản của bạn. Tài sản của bạn không bị ảnh hưởng.",
 "send.coinOnly": [
  "Ứng dụng này chỉ hiển thị ",
  [
   "symbol"
  ],
  ". Không liệt kê được token khác ở đây."
 ],
 "send.coinOnlyNow": [
  "Hiện chỉ hiển thị được ",
  [
   "symbol"
  ],
  ". Chúng tôi sẽ tìm lại các token khác sau giây lát."
 ],
 "send.amountIn": [
  "Số tiền tính bằng ",
  [
   "unit"
  ]
 ],
 "send.available": [
  "Có thể dùng ",
  [
   "amount"
  ]
 ],
 "send.max": "Tối đa",
 "send.maxLabel": "Dùng toàn bộ số bạn có",
 "send.showIn": [
  "Nhập số tiền bằng ",
  [
   "unit"
  ]
 ],
 "send.noPrice": "Không có giá",
 "send.to": "Đến",
 "send.toPlaceholder": "Địa chỉ hoặc tên",
 "send.paste": "Dán",
 "send.clear": "Xóa địa chỉ",
 "send.looking": "Đang tra cứu tên…",
 "send.noAddress": [
  [
   "name"
  ],
  " không có địa chỉ trên ",
  [
   "network"
  ],
  "."
 ],
 "send.nameUnavailable": "Hiện không tra cứu được tên. Hãy nhập địa chỉ thay thế.",
 "send.nameDisputed": [
  "Hai nguồn cho ra địa chỉ khác nhau cho ",
  [
   "name"
  ],
  ". Hiện không gửi được tới tên này. Hãy nhập địa chỉ thay thế."
 ],
 "send.resolvedBy": [
  "Phân giải bởi ",
  [
   "source"
  ]
 ],
 "send.rewritten": [
  "Viết theo dạng của ",
  [
   "network"
  ],
  ": đây là cùng một tài khoản với địa chỉ bạn đã nhập."
 ],
 "send.invalid": [
  "Đây không phải là địa chỉ trên ",
  [
   "network"
  ],
  ". Hãy kiểm tra xem có ký tự nào bị thiếu hoặc sai không."
 ],
 "send.memo": "Ghi chú",
 "send.memoOptional": "Ghi chú (không bắt buộc)",
 "send.memoHelp": "Nội dung mà ai cũng đọc được. Sàn giao dịch có thể cần ghi chú này để ghi có khoản bạn gửi.",
 "send.pasteFailed": "Không đọc được bộ nhớ tạm. Hãy dán trực tiếp vào ô.",
 "send.step.selectToken": "Chọn token",
 "send.step.enterAmount": "Nhập số tiền",
 "send.step.incorrectValue": "Giá trị không đúng",
 "send.step.insufficientFunds": "Không đủ số dư",
 "send.step.enterAddress": "Nhập địa chỉ",
 "send.step.invalidAddress": "Địa chỉ không hợp lệ",
 "send.step.looking": "Đang tra cứu tên…",
 "send.step.review": "Xem lại",
 "send.caution.lookAlike.title": "Địa chỉ này giả một địa chỉ bạn biết",
 "send.caution.lookAlike.body": "Phần đầu và cuối giống nhau, nhưng phần được đánh dấu thì khác. Kẻ trộm làm vậy để bạn sao chép địa chỉ của chúng.",
 "send.caution.lookAlike.known": "Địa chỉ bạn biết",
 "send.caution.lookAlike.given": "Địa chỉ bạn đã nhập",
 "send.caution.tokenContract.title": "Đây là hợp đồng của chính token này",
 "send.caution.tokenContract.body": "Những gì gửi tới đó gần như luôn bị mất.",
 "send.caution.own.title": "Đây là địa chỉ của chính bạn",
 "send.caution.own.body": "Bạn sẽ gửi cho chính mình và vẫn phải trả phí.",
 "send.caution.contract.title": "Đây là một hợp đồng",
 "send.caution.contract.body": "Hãy chắc chắn rằng hợp đồng nhận được thứ bạn gửi. Nếu không, tài sản có thể bị mất.",
 "send.caution.unused.title": "Địa chỉ này chưa từng có hoạt động",
 "send.caution.unused.body": [
  "Địa chỉ này mới trên ",
  [
   "network"
  ],
  ", hoặc đã bị gõ sai."
 ],
 "send.caution.first.title": "Lần đầu bạn gửi tới đây",
 "send.caution.first.body": "Hãy so sánh toàn bộ địa chỉ với địa chỉ bạn được cung cấp.",
 "send.caution.unchecked.title": "Không kiểm tra được địa chỉ này",
 "send.caution.unchecked.body": "Mạng không trả lời. Hãy tự so sánh toàn bộ địa chỉ.",
 "send.agree": "Tôi đã so sánh toàn bộ địa chỉ và vẫn muốn gửi",
 "send.from": "Từ",
 "send.network": "Mạng",
 "send.fee": "Phí mạng",
 "send.feeUpTo": [
  "tối đa ",
  [
   "amount"
  ]
 ],
 "send.feeAbout": [
  "khoảng ",
  [
   "amount"
  ]
 ],
 "send.feeByWallet": "Ví của bạn sẽ đặt mức phí khi ký.",
 "send.feeDeposit": [
  "gồm ",
  [
   "amount"
  ],
  " để mở tài khoản cho người nhận"
 ],
 "send.receives": "Người nhận được",
 "send.speed": "Tốc độ",
 "send.speed.slow": "Chậm",
 "send.speed.normal": "Bình thường",
 "send.speed.fast": "Nhanh",
 "send.feeUnavailable": "Không khả dụng",
 "send.feeShort.title": [
  "Không đủ ",
  [
   "symbol"
  ],
  " để trả phí"
 ],
 "send.feeShort.body": [
  "Phí tối đa là ",
  [
   "fee"
  ],
  ", còn bạn có ",
  [
   "have"
  ],
  ". Hãy thêm ",
  [
   "symbol"
  ],
  " hoặc gửi ít hơn."
 ],
 "send.change": "Thay đổi",
 "send.confirm": "Gửi",
 "send.confirmAnyway": "Vẫn gửi",
 "send.signing.title": [
  "Phê duyệt trong ",
  [
   "wallet"
  ]
 ],
 "send.signing.body": "Hãy kiểm tra địa chỉ và số tiền trong ví giống như ở đây.",
 "send.signing.note": "Hủy ở đây không từ chối yêu cầu trong ví của bạn.",
 "send.pending.title": [
  "Đang gửi ",
  [
   "amount"
  ]
 ],
 "send.pending.body": "Thường mất chưa đến một phút. Bạn có thể đóng cửa sổ này, việc gửi vẫn tiếp tục.",
 "send.pending.slow": [
  "Khoảng ",
  [
   "minutes",
   2,
   {
    "other": [
     0,
     " phút"
    ]
   }
  ],
  " có một khối mới, đôi khi lâu hơn nhiều. Bạn có thể đóng cửa sổ này, việc gửi vẫn tiếp tục."
 ],
 "send.pending.queued": "Các chủ sở hữu tài khoản của bạn phải phê duyệt trước, có thể mất vài ngày. Bạn có thể đóng cửa sổ này, việc gửi vẫn tiếp tục.",
 "send.explorer": "Xem trên trình khám phá",
 "send.toAccount": "Về tài khoản",
 "send.failed.title": "Giao dịch thất bại",
 "send.failed.body": "Mạng đã thu phí nhưng chưa có gì được gửi đi.",
 "send.replaced.title": "Giao dịch đã bị thay thế",
 "send.replaced.body": "Ví của bạn đã gửi một giao dịch khác thay thế: tăng tốc hoặc hủy. Trình khám phá cho biết là loại nào.",
 "send.dropped.title": "Giao dịch không được chấp nhận",
 "send.dropped.body": "Mạng không chấp nhận kịp thời. Chưa có gì được gửi đi và bạn không mất phí.",
 "send.unknown.title": "Chưa được xác nhận",
 "send.unknown.body": "Mạng không xác nhận kịp thời. Giao dịch vẫn có thể hoàn tất, hãy kiểm tra trước khi gửi lại.",
 "send.nothing.title": "Không có gì đang được gửi",
 "send.nothing.body": "Hãy chọn gửi gì và gửi cho ai.",
 "send.toast.sent": [
  "Đã gửi ",
  [
   "amount"
  ]
 ],
 "send.unsupported.title": "Không gửi được ở đây",
 "send.unsupported.body": "Hãy chuyển sang mạng khác để gửi.",
 "sessions.title": "Phiên ứng dụng",
 "sessions.hint": "Khoản ứng dụng này được chi mà không hỏi",
 "sessions.intro": "Ứng dụng này có thể gửi từ tài khoản của bạn mà không hỏi lại. Mạng bảo đảm các hạn mức.",
 "sessions.perDays": [
  [
   "amount"
  ],
  " mỗi ",
  [
   "count",
   2,
   {
    "other": [
     0,
     " ngày"
    ]
   }
  ]
 ],
 "sessions.perHours": [
  [
   "amount"
  ],
  " mỗi ",
  [
   "count",
   2,
   {
    "other": [
     0,
     " giờ"
    ]
   }
  ]
 ],
 "sessions.perMinutes": [
  [
   "amount"
  ],
  " mỗi ",
  [
   "count",
   2,
   {
    "other": [
     0,
     " phút"
    ]
   }
  ]
 ],
 "sessions.token": [
  "Token ",
  [
   "address"
  ]
 ],
 "sessions.until": [
  "Đến ",
  [
   "date"
  ]
 ],
 "sessions.revoked": "Đã thu hồi",
 "sessions.expired": "Đã hết hạn",
 "sessions.revoke": "Thu hồi",
 "sessions.notRevoked": "Phiên chưa bị thu hồi và vẫn còn hiệu lực. Bạn có thể thử lại.",
 "sessions.empty.title": "Không có phiên nào",
 "sessions.empty.body": "Ứng dụng này hỏi bạn trước khi chi bất cứ khoản nào trên mạng này.",
 "sessions.failed.title": "Không tải được các phiên",
 "sessions.failed.body": "Có thể không có phiên nào trên mạng này, hoặc máy chủ không trả lời. Các phiên của bạn không thay đổi.",
 "siwx.title": "Đăng nhập",
 "siwx.intro": [
  "Đăng nhập vào ",
  [
   "app"
  ]
 ],
 "siwx.site": "Trang web",
 "siwx.account": "Tài khoản",
 "siwx.network": "Mạng",
 "siwx.proves": "Cho thấy tài khoản này là của bạn",
 "siwx.free": "Không mất phí và không gửi giao dịch nào",
 "siwx.harmless": "Không cho ai quyền truy cập tài sản của bạn",
 "siwx.sign": "Đăng nhập",
 "siwx.required": "Ứng dụng này cần bạn đăng nhập. Nếu hủy, ví sẽ bị ngắt kết nối hoặc bạn sẽ quay lại mạng mà bạn đã đăng nhập.",
 "siwx.checking": "Đang tìm phiên của bạn",
 "siwx.signing.title": [
  "Xác nhận trong ",
  [
   "wallet"
  ]
 ],
 "siwx.signing.body": [
  "Tin nhắn phải ghi ",
  [
   "domain"
  ],
  ". Nếu ghi trang web khác, hãy từ chối."
 ],
 "siwx.verifying": "Đang xác thực...",
 "siwx.done": "Bạn đã đăng nhập",
 "siwx.expired.title": "Phiên của bạn đã hết hạn",
 "siwx.expired.body": "Hãy đăng nhập lại để tiếp tục.",
 "siwx.revoked.title": "Bạn đã bị đăng xuất",
 "siwx.revoked.body": "Phiên của bạn đã được kết thúc ở nơi khác. Hãy đăng nhập lại để tiếp tục.",
 "siwx.declined.title": "Chữ ký đã bị từ chối",
 "siwx.declined.body": "Bạn chưa đăng nhập. Bạn có thể thử lại.",
 "siwx.pending.title": "Đã có một yêu cầu đang mở",
 "siwx.pending.body": [
  "Hãy trả lời trong ",
  [
   "wallet"
  ],
  " rồi thử lại."
 ],
 "siwx.unreachable.title": "Không kết nối được với máy chủ",
 "siwx.unreachable.body": "Chưa đăng nhập được. Hãy kiểm tra kết nối rồi thử lại.",
 "siwx.refused.title": "Chữ ký không được chấp nhận",
 "siwx.refused.body": "Hãy kiểm tra ngày giờ của thiết bị này rồi thử lại.",
 "siwx.smartAccount.title": "Ứng dụng này có thể không hỗ trợ tài khoản thông minh",
 "siwx.smartAccount.body": "Hãy chọn tài khoản khác của bạn trong danh sách ví rồi đăng nhập lại.",
 "siwx.unsupported.title": [
  [
   "wallet"
  ],
  " không ký được tin nhắn ở đây"
 ],
 "siwx.unsupported.body": "Hãy kết nối ví khác để đăng nhập.",
 "siwx.failed.title": "Không đăng nhập được",
 "siwx.failed.body": [
  [
   "wallet"
  ],
  " báo sự cố. Bạn có thể thử lại."
 ],
 "swap.title": "Hoán đổi",
 "swap.review.title": "Xem lại hoán đổi",
 "swap.quotes.title": "So sánh báo giá",
 "swap.slippage.title": "Mức trượt giá cho phép",
 "swap.tokens.title": "Chọn token",
 "swap.result.title": "Hoán đổi",
 "swap.pay": "Bạn trả",
 "swap.receive": "Bạn nhận",
 "swap.review.receive": "Bạn nhận khoảng",
 "swap.flip": "Đảo hai token",
 "swap.selectToken": "Chọn token",
 "swap.changeToken": [
  [
   "side"
  ],
  ", đổi token"
 ],
 "swap.balance": [
  "Số dư: ",
  [
   "amount"
  ]
 ],
 "swap.max": "Tối đa",
 "swap.noPrice": "Không có giá",
 "swap.button.chooseToken": "Chọn một token",
 "swap.button.enterAmount": "Nhập số lượng",
 "swap.button.badAmount": "Giá trị không đúng",
 "swap.button.insufficient": "Không đủ số dư",
 "swap.button.waiting": "Đang tìm tỷ giá tốt nhất…",
 "swap.button.noOffer": "Không có báo giá",
 "swap.button.review": "Xem lại hoán đổi",
 "swap.details": "Chi tiết",
 "swap.rate": "Tỷ giá",
 "swap.rateOf": [
  [
   "one"
  ],
  " = ",
  [
   "other"
  ]
 ],
 "swap.provider": "Nhà cung cấp",
 "swap.bestRate": "Tỷ giá tốt nhất",
 "swap.compare": [
  [
   "count",
   2,
   {
    "=1": "Xem báo giá",
    "other": [
     "So sánh ",
     0,
     " báo giá"
    ]
   }
  ]
 ],
 "swap.impact": "Tác động giá",
 "swap.slippage": "Mức trượt giá cho phép",
 "swap.changeSlippage": "Thay đổi",
 "swap.minimum": "Nhận tối thiểu",
 "swap.providerFee": "Phí nhà cung cấp",
 "swap.included": "Đã gồm trong tỷ giá",
 "swap.networkFee": "Phí mạng",
 "swap.unknown": "Chưa rõ",
 "swap.percent": [
  [
   "value"
  ],
  "%"
 ],
 "swap.percentSign": "%",
 "swap.pending": [
  "Đang hoán đổi ",
  [
   "from"
  ],
  " sang ",
  [
   "to"
  ]
 ],
 "swap.unsupported.title": "Mạng không hỗ trợ hoán đổi",
 "swap.unsupported.body": [
  "Không hoán đổi được token trên ",
  [
   "network"
  ],
  ". Hãy chọn mạng khác."
 ],
 "swap.unsupported.switch": "Đổi mạng",
 "swap.failed.title": "Không tải được token",
 "swap.problem.noRoute": "Không đủ thanh khoản để hoán đổi các token này. Hãy thử số lượng nhỏ hơn hoặc token khác.",
 "swap.problem.unavailable": "Hiện không ai đưa ra tỷ giá. Chúng tôi vẫn tiếp tục hỏi.",
 "swap.problem.wouldFail": "Lần hoán đổi này hiện sẽ thất bại. Chưa có gì được gửi đi. Hãy thử lại hoặc cho phép mức trượt giá cao hơn.",
 "swap.problem.refused": "Nhà cung cấp đã từ chối lần hoán đổi này. Hãy chọn báo giá khác.",
 "swap.problem.approval": "Việc cấp quyền không thành công nên chưa có gì được hoán đổi. Bạn có thể thử lại.",
 "swap.problem.unsure": "Giao dịch chưa được xác nhận kịp thời và vẫn có thể hoàn tất. Hãy xem phần hoạt động trước khi hoán đổi lại.",
 "swap.problem.funds": "Không đủ cho số lượng và phí mạng. Chưa có gì được gửi đi.",
 "swap.tokens.search": "Tìm tên hoặc dán địa chỉ",
 "swap.tokens.own": "Token của bạn",
 "swap.tokens.suggested": "Gợi ý",
 "swap.tokens.others": "Token khác",
 "swap.tokens.all": "Token",
 "swap.tokens.cut": "Còn nhiều token nữa. Hãy tìm kiếm để xem.",
 "swap.tokens.byAddress": "Tìm theo địa chỉ",
 "swap.tokens.unlisted": "Không có trong danh sách",
 "swap.tokens.empty.title": "Không tìm thấy token",
 "swap.tokens.empty.body": "Hãy kiểm tra chính tả hoặc dán địa chỉ của token.",
 "swap.tokens.none": "Hãy dán địa chỉ của token bạn muốn.",
 "swap.quotes.none": "Hiện không có báo giá",
 "swap.quotes.back": "Thay đổi hoán đổi",
 "swap.quotes.fee": [
  "phí khoảng ",
  [
   "fee"
  ]
 ],
 "swap.quotes.less": [
  "ít hơn ",
  [
   "value"
  ],
  "%"
 ],
 "swap.quotes.about": "Báo giá được làm mới mười giây một lần. Phần nhà cung cấp thu đã được tính vào.",
 "swap.slippage.about": "Giá có thể biến động trước khi hoán đổi được thực hiện. Nếu bạn nhận ít hơn mức cho phép, sẽ không có gì được hoán đổi.",
 "swap.slippage.presets": "Các mức thường dùng",
 "swap.slippage.custom": "Tự chọn",
 "swap.slippage.invalid": "Hãy nhập giá trị từ 0 đến 50.",
 "swap.slippage.high": "Với mức cao như vậy, người khác có thể lấy một phần của số bạn đáng được nhận.",
 "swap.slippage.low": "Với mức thấp như vậy, hầu hết các lần hoán đổi sẽ thất bại.",
 "swap.slippage.save": "Lưu",
 "swap.review.stopped": "Không chuẩn bị được lần hoán đổi",
 "swap.review.gone": "Không có gì để xem lại.",
 "swap.review.back": "Thay đổi hoán đổi",
 "swap.changed.title": "Tỷ giá đã thay đổi",
 "swap.changed.body": "Hãy xem các con số mới trước khi tiếp tục. Chưa có gì được hoán đổi.",
 "swap.unsigned.title": "Ở đây chỉ chữ ký là chưa đủ",
 "swap.unsigned.body": "Hãy cho phép số lượng này bằng một giao dịch. Giao dịch đó có phí mạng riêng. Chưa có gì được gửi đi hay hoán đổi.",
 "swap.unlisted.title": [
  [
   "token"
  ],
  " không có trong danh sách"
 ],
 "swap.unlisted.body": "Ai cũng có thể tạo token với bất kỳ tên nào. Hãy chắc chắn đây đúng là token bạn muốn:",
 "swap.approval": [
  "Trước tiên bạn cho phép ",
  [
   "provider"
  ],
  " lấy đúng số lượng ",
  [
   "token"
  ],
  " này, sau đó bạn hoán đổi."
 ],
 "swap.permit": [
  "Trước tiên bạn ký cho phép ",
  [
   "provider"
  ],
  " lấy đúng ",
  [
   "amount"
  ],
  " trong vòng 30 phút, ngoài ra không có gì khác. Ký không gửi gì đi và không mất phí. Sau đó bạn hoán đổi."
 ],
 "swap.consent.loss": [
  "Tôi hiểu rằng tôi mất khoảng ",
  [
   "percent"
  ],
  " giá trị."
 ],
 "swap.consent.unknown": "Tôi hiểu rằng tỷ giá này không so sánh được với giá thị trường.",
 "swap.moved": [
  "Ví của bạn đang ở mạng khác. Lần hoán đổi này ở trên ",
  [
   "network"
  ],
  "."
 ],
 "swap.moveBack": [
  "Chuyển sang ",
  [
   "network"
  ]
 ],
 "swap.accountChanged": "Ví của bạn hiện dùng tài khoản khác.",
 "swap.expired": "Tỷ giá này đã hết hạn.",
 "swap.renew": "Lấy tỷ giá mới",
 "swap.accept": "Chấp nhận tỷ giá mới",
 "swap.approveAndSwap": "Cấp quyền và hoán đổi",
 "swap.signAndSwap": "Ký và hoán đổi",
 "swap.confirm": "Hoán đổi",
 "swap.short.title": [
  "Không đủ ",
  [
   "coin"
  ],
  " để trả phí mạng"
 ],
 "swap.short.body": [
  "Hãy thêm ",
  [
   "coin"
  ],
  " hoặc hoán đổi ít hơn."
 ],
 "swap.working.wallet": [
  "Phê duyệt trong ",
  [
   "wallet"
  ]
 ],
 "swap.working.sign": [
  "Ký trong ",
  [
   "wallet"
  ]
 ],
 "swap.working.server": "Đang kiểm tra tỷ giá",
 "swap.working.chain": "Đang chờ mạng",
 "swap.working.reset": [
  "Đang thu hồi quyền cũ đối với ",
  [
   "token"
  ],
  "."
 ],
 "swap.working.approve": [
  "Đang cho phép đúng số lượng ",
  [
   "token"
  ],
  " này."
 ],
 "swap.working.permit": [
  "Đang cho phép đúng số lượng ",
  [
   "token"
  ],
  " này bằng chữ ký. Không có gì được gửi đi."
 ],
 "swap.working.swap": [
  "Đang hoán đổi ",
  [
   "from"
  ],
  " sang ",
  [
   "to"
  ],
  "."
 ],
 "swap.working.batch": [
  "Đang cấp quyền và hoán đổi ",
  [
   "from"
  ],
  " sang ",
  [
   "to"
  ],
  " trong một bước."
 ],
 "swap.step.approve": "Cấp quyền",
 "swap.step.permit": "Ký",
 "swap.step.swap": "Hoán đổi",
 "swap.result.pending.title": "Đã gửi lệnh hoán đổi",
 "swap.result.pending.body": [
  [
   "from"
  ],
  " sang khoảng ",
  [
   "to"
  ],
  ". Bạn có thể để mở hoặc đóng cửa sổ này."
 ],
 "swap.result.success.title": "Hoán đổi hoàn tất",
 "swap.result.success.body": [
  "Bạn đã hoán đổi ",
  [
   "from"
  ],
  " sang khoảng ",
  [
   "to"
  ],
  "."
 ],
 "swap.result.failed.title": "Hoán đổi thất bại",
 "swap.result.failed.body": "Mạng đã từ chối nên token của bạn vẫn ở nguyên chỗ cũ. Bạn chỉ mất phí mạng.",
 "swap.result.replaced.title": "Lệnh hoán đổi đã bị thay thế",
 "swap.result.replaced.body": "Một giao dịch khác từ ví của bạn đã thay thế lệnh này.",
 "swap.result.dropped.title": "Lệnh hoán đổi không được chấp nhận",
 "swap.result.dropped.body": "Mạng không chấp nhận kịp thời. Chưa có gì được hoán đổi và bạn không mất phí.",
 "swap.result.unknown.title": "Chúng tôi đã mất dấu lệnh hoán đổi này",
 "swap.result.unknown.body": "Lệnh vẫn có thể hoàn tất. Hãy xem tài khoản của bạn hoặc trình khám phá.",
 "swap.result.leave": "Đến tài khoản",
 "swap.result.done": "Xong",
 "walletAccounts.title": "Tài khoản",
 "walletAccounts.hint": "Thêm tài khoản khác",
 "walletAccounts.intro": "Mỗi tài khoản có địa chỉ riêng. Cụm từ khôi phục của bạn khôi phục được tất cả.",
 "walletAccounts.numbered": [
  "Tài khoản ",
  [
   "number"
  ]
 ],
 "walletAccounts.name": "Tên",
 "walletAccounts.add": "Thêm tài khoản",
 "walletAccounts.rename": [
  "Đổi tên “",
  [
   "name"
  ],
  "”"
 ],
 "walletAccounts.save": "Lưu",
 "walletAccounts.cancel": "Hủy",
 "walletAccounts.full": [
  "Ví của bạn có ",
  [
   "count"
  ],
  " tài khoản, là số tối đa."
 ],
 "walletAccounts.failed": "Không thực hiện được. Các tài khoản của bạn không thay đổi. Hãy thử lại.",
 "walletAccounts.imported": "Đã nhập",
 "walletAccounts.introImported": "Mỗi tài khoản có địa chỉ riêng. Cụm từ khôi phục của bạn khôi phục được tất cả, trừ các tài khoản đã nhập."
}
export default catalogue
