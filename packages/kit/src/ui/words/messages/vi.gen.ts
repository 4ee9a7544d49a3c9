// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "button.connect": "Kết nối ví",
 "button.connecting": "Đang kết nối…",
 "button.wrongNetwork": "Sai mạng",
 "a11y.close": "Đóng",
 "a11y.back": "Quay lại",
 "a11y.help": "Ví là gì?",
 "a11y.copied": "Đã sao chép",
 "a11y.copyFailed": "Không sao chép được",
 "a11y.loading": "Đang tải",
 "a11y.dismiss": "Bỏ qua",
 "a11y.newTab": "mở trong thẻ mới",
 "a11y.clearSearch": "Xóa tìm kiếm",
 "a11y.results": [
  [
   "count",
   2,
   {
    "=0": "Không có kết quả",
    "other": [
     0,
     " kết quả"
    ]
   }
  ]
 ],
 "action.tryAgain": "Thử lại",
 "action.openWallet": [
  "Mở ",
  [
   "wallet"
  ]
 ],
 "action.otherWallet": "Chọn ví khác",
 "branding.poweredBy": [
  "Cung cấp bởi ",
  [
   "name"
  ]
 ],
 "badge.recent": "Gần đây",
 "badge.installed": "Đã cài đặt",
 "badge.active": "Đang dùng",
 "badge.current": "Hiện tại",
 "badge.connected": "Đã kết nối",
 "badge.testnet": "Testnet",
 "connect.title": "Kết nối ví",
 "connect.allWallets": "Tất cả ví",
 "connect.walletCount": [
  [
   "count"
  ],
  "+"
 ],
 "connect.logins": "Đăng nhập",
 "connect.noWallet": "Tôi chưa có ví",
 "connect.whatIsWallet": "Ví là gì?",
 "connect.empty.title": "Không tìm thấy ví",
 "connect.empty.body": "Trình duyệt này chưa có ví. Chỉ mất vài phút để có một ví.",
 "connect.forChain": [
  "Các ví hỗ trợ ",
  [
   "chain"
  ]
 ],
 "connect.chooseChain.title": "Chọn chuỗi",
 "connect.chooseChain.body": [
  [
   "wallet"
  ],
  " hỗ trợ nhiều chuỗi. Bạn muốn kết nối ở đâu?"
 ],
 "connect.chooseChain.networks": [
  [
   "count",
   2,
   {
    "other": [
     0,
     " mạng"
    ]
   }
  ]
 ],
 "allWallets.title": "Tất cả ví",
 "allWallets.search": "Tìm ví",
 "allWallets.list": "Ví",
 "allWallets.empty.title": "Không tìm thấy ví",
 "allWallets.empty.body": [
  "Không có kết quả nào khớp với “",
  [
   "query"
  ],
  "”. Hãy kiểm tra chính tả hoặc thử tên khác."
 ],
 "allWallets.more": "Hiện thêm",
 "connecting.waiting.title": [
  "Mở ",
  [
   "wallet"
  ],
  " và phê duyệt"
 ],
 "connecting.waiting.body": "Một yêu cầu đang chờ trong ví của bạn.",
 "connecting.declined.title": "Yêu cầu đã bị từ chối",
 "connecting.declined.body": "Bạn có thể thử lại.",
 "connecting.pending.title": "Đã có một yêu cầu đang mở",
 "connecting.pending.body": [
  "Hãy trả lời trong ",
  [
   "wallet"
  ],
  " rồi thử lại."
 ],
 "connecting.inApp.title": [
  "Tiếp tục trong ",
  [
   "wallet"
  ]
 ],
 "connecting.inApp.body": [
  [
   "wallet"
  ],
  " sẽ mở trang này trong trình duyệt riêng. Hãy kết nối ở đó."
 ],
 "connecting.notInstalled.title": [
  [
   "wallet"
  ],
  " chưa được cài đặt"
 ],
 "connecting.notInstalled.body": "Hãy cài đặt rồi quay lại và tải lại trang.",
 "connecting.notInstalled.install": [
  "Cài đặt ",
  [
   "wallet"
  ]
 ],
 "connecting.timedOut.title": [
  [
   "wallet"
  ],
  " không trả lời"
 ],
 "connecting.timedOut.body": "Yêu cầu mất quá nhiều thời gian. Hãy mở ví rồi thử lại.",
 "connecting.blocked.title": "Cửa sổ đã bị chặn",
 "connecting.blocked.body": [
  "Trình duyệt không cho mở ",
  [
   "wallet"
  ],
  ". Nếu được hỏi, hãy cho phép cửa sổ bật lên cho trang này rồi thử lại."
 ],
 "connecting.failed.title": "Không kết nối được",
 "connecting.failed.body": [
  [
   "wallet"
  ],
  " báo sự cố. Hãy thử lại hoặc chọn ví khác."
 ],
 "connecting.done": "Đã kết nối",
 "error.connect/rejected": "Yêu cầu đã bị từ chối. Bạn có thể thử lại.",
 "error.connect/failed": "Không kết nối được. Hãy thử lại.",
 "error.connect/pending": "Ví của bạn đang có một yêu cầu mở. Hãy trả lời yêu cầu đó trước.",
 "error.connect/timeout": "Ví không trả lời kịp thời. Hãy thử lại.",
 "error.connect/not_installed": "Ví này chưa được cài đặt trong trình duyệt này.",
 "error.connection/none": "Chưa kết nối ví nào.",
 "error.connection/reconnecting": "Vẫn đang kết nối lại. Hãy chờ giây lát rồi thử lại.",
 "error.disconnect/failed": "Không ngắt kết nối được. Hãy thử lại.",
 "error.network/unknown": "Ở đây không nhận biết được mạng này.",
 "error.network/unsupported": "Ví của bạn không dùng được mạng này.",
 "error.network/switch_failed": "Không đổi được mạng. Hãy thử lại.",
 "error.network/switch_rejected": "Việc đổi mạng đã bị từ chối. Bạn có thể thử lại.",
 "error.sign/rejected": "Chữ ký đã bị từ chối. Bạn có thể thử lại.",
 "error.sign/failed": "Ví của bạn không ký được. Hãy thử lại.",
 "error.balance/unavailable": "Không hiển thị được số dư",
 "error.wallet/disconnected": "Ví của bạn đã mất kết nối. Hãy mở ví rồi thử lại.",
 "error.wallet/unauthorized": "Ví của bạn chưa cho phép việc này. Hãy mở khóa ví rồi thử lại.",
 "error.wallet/unsupported_method": "Ví của bạn không làm được việc này.",
 "error.request/action_not_allowed": "Thao tác không được phép",
 "error.request/timeout": "Không có phản hồi kịp thời. Hãy thử lại.",
 "error.request/http_failed": "Không kết nối được với máy chủ. Hãy kiểm tra kết nối rồi thử lại.",
 "error.general/unexpected": "Đã xảy ra lỗi. Hãy thử lại.",
 "alert.view/unavailable.title": "Màn hình không khả dụng",
 "alert.view/unavailable.body": "Ứng dụng này không cung cấp tính năng đó ở đây.",
 "alert.network/not_found.title": "Không tìm thấy mạng",
 "alert.network/not_found.body": "Ứng dụng này chưa được thiết lập cho mạng đó.",
 "alert.project/origin_not_allowed.title": "Cấu hình ứng dụng không hợp lệ",
 "alert.project/origin_not_allowed.body": "Địa chỉ này không có trong danh sách cho phép của dự án. Chủ dự án có thể thêm trong phần cài đặt.",
 "alert.project/domain_unverified.title": "Cấu hình ứng dụng không hợp lệ",
 "alert.project/domain_unverified.body": "Tên miền này chưa được xác minh cho dự án.",
 "alert.project/invalid_id.title": "Cấu hình ứng dụng không hợp lệ",
 "alert.project/invalid_id.body": "ID dự án không hợp lệ - hãy cập nhật cấu hình",
 "alert.project/missing_id.title": "Chưa cấu hình ID dự án",
 "alert.project/missing_id.body": "Tính năng này cần có một dự án.",
 "alert.embedded/load_failed.title": "Lỗi mạng - Không tải được ví tích hợp",
 "alert.embedded/load_failed.body": "Hãy kiểm tra kết nối và thử lại sau.",
 "alert.embedded/timeout.title": "Yêu cầu tới ví tích hợp đã hết thời gian",
 "alert.embedded/timeout.body": "Hãy thử lại sau.",
 "alert.session/expired.title": "Phiên đã hết hạn",
 "alert.session/expired.body": "Hãy kiểm tra ngày giờ của thiết bị này rồi kết nối lại.",
 "alert.config/server_error.title": "Lỗi máy chủ",
 "alert.config/server_error.body": "Không lấy được cấu hình ứng dụng. Một số tính năng có thể bị thiếu.",
 "alert.config/rate_limited.title": "Quá nhiều yêu cầu",
 "alert.config/rate_limited.body": "Hãy chờ giây lát rồi tải lại trang.",
 "time.now": "Vừa xong",
 "time.minute": [
  [
   "count",
   4
  ],
  " phút"
 ],
 "time.hour": [
  [
   "count",
   4
  ],
  " giờ"
 ],
 "time.day": [
  [
   "count",
   4
  ],
  " ngày"
 ],
 "time.month": [
  [
   "count",
   4
  ],
  " tháng"
 ],
 "time.year": [
  [
   "count",
   4
  ],
  " năm"
 ],
 "error.connect/window_blocked": "Trình duyệt đã chặn cửa sổ của ví. Hãy thử lại.",
 "error.node/insufficient_funds": "Bạn không có đủ cho số tiền và phí mạng.",
 "error.node/execution_reverted": "Hợp đồng sẽ từ chối giao dịch này. Chưa có gì được gửi đi.",
 "error.node/nonce_too_low": "Ví của bạn đã gửi một giao dịch có số thứ tự này. Hãy thử lại.",
 "error.node/nonce_too_high": "Một giao dịch trước đó của tài khoản này vẫn chưa hoàn tất. Hãy thử lại khi giao dịch đó xong.",
 "error.node/fee_cap_too_low": "Phí mạng đã tăng. Hãy thử lại.",
 "error.pay/invalid_request": "Yêu cầu của ứng dụng không hợp lệ. Chưa có khoản nào được thanh toán.",
 "error.pay/unsupported_asset": "Không thanh toán được token này từ đây. Token có thể không tồn tại, hoặc giữ lại một phần của mỗi lần chuyển.",
 "error.pay/in_progress": "Khoản thanh toán này đang được thực hiện trong một thẻ khác. Hãy hoàn tất ở đó.",
 "error.pay/insufficient_funds": "Bạn không có đủ cho lần hoán đổi này và phí mạng.",
 "remote.title": "Kết nối bằng mã QR",
 "remote.off.title": "Ở đây không dùng được mã QR",
 "remote.off.body": "Ứng dụng này chưa thiết lập kết nối bằng mã QR. Bạn có thể dùng ví trong trình duyệt này.",
 "remote.off.allWallets": "Xem tất cả ví",
 "badge.qr": "Mã QR",
 "remote.code": "Mã QR cho ví của bạn",
 "remote.scan": "Quét mã này bằng ví trên điện thoại.",
 "remote.scanWith": [
  "Quét mã này bằng ",
  [
   "wallet"
  ],
  " trên điện thoại."
 ],
 "remote.scanHere": "Quét mã này bằng thiết bị khác, hoặc mở ví trên thiết bị này.",
 "remote.renews": [
  "Mã mới sau ",
  [
   "seconds"
  ],
  " giây."
 ],
 "remote.copy": "Sao chép liên kết",
 "remote.getApp": "Tải ứng dụng",
 "remote.appStore": "App Store",
 "remote.playStore": "Google Play",
 "remote.tabs": [
  "Nơi bạn dùng ",
  [
   "wallet"
  ]
 ],
 "remote.tab.browser": "Trình duyệt",
 "remote.tab.mobile": "Di động",
 "remote.tab.desktop": "Máy tính",
 "remote.tab.web": "Web",
 "remote.notDetected.title": [
  "Không phát hiện thấy ",
  [
   "wallet"
  ]
 ],
 "remote.notDetected.body": "Hãy cài đặt trong trình duyệt này rồi tải lại trang. Hoặc dùng trên thiết bị khác.",
 "remote.notDetected.phone": "Dùng điện thoại",
 "remote.open.title": [
  "Tiếp tục trong ",
  [
   "wallet"
  ]
 ],
 "remote.open.body": "Hãy đồng ý ở đó rồi quay lại trang này.",
 "remote.open.device": "Mở ví trên thiết bị này",
 "remote.help.title": "Không mở được?",
 "remote.help.body": [
  "Hãy sao chép liên kết và dán vào ",
  [
   "wallet"
  ],
  ", hoặc tải ứng dụng trước."
 ],
 "remote.help.inApp": [
  "Mở trang này trong ",
  [
   "wallet"
  ]
 ],
 "remote.help.site": "Mở trang web của ví",
 "remote.linking.title": "Sắp xong",
 "remote.linking.body": "Ví của bạn đã đồng ý. Đang thiết lập kết nối.",
 "remote.declined.title": "Đã bị từ chối trong ví",
 "remote.declined.body": "Chưa có gì được kết nối. Bạn có thể thử lại.",
 "remote.unreachable.title": "Không tạo được mã",
 "remote.unreachable.body": "Dịch vụ kết nối với ví của bạn không trả lời. Hãy kiểm tra kết nối internet rồi thử lại.",
 "remote.refused.title": "Không tạo được mã",
 "remote.refused.body": "Dịch vụ kết nối với ví của bạn đã từ chối trang này. Hãy kiểm tra đồng hồ của thiết bị rồi thử lại.",
 "remote.failed.title": "Không kết nối được",
 "remote.failed.body": "Câu trả lời của ví không dùng được ở đây. Hãy thử lại hoặc chọn ví khác.",
 "error.pairing/expired": "Mã đã hết hạn trước khi ví trả lời. Hãy thử lại.",
 "error.pairing/relay_unreachable": "Không kết nối được với dịch vụ giữa trang này và ví của bạn. Hãy thử lại.",
 "error.pairing/relay_refused": "Dịch vụ giữa trang này và ví của bạn đã từ chối ứng dụng này. Hãy báo cho nhà phát triển ứng dụng.",
 "error.pairing/invalid_grant": "Ví của bạn đã cấp quyền khác với yêu cầu. Hãy thử lại.",
 "embedded.frame.login": "Đăng nhập vào ví của bạn",
 "embedded.frame.approval": "Yêu cầu gửi tới ví của bạn",
 "embedded.frame.account": "Tài khoản ví của bạn",
 "embedded.sending": [
  "Đang gửi email tới ",
  [
   "email"
  ]
 ],
 "embedded.waiting": "Đang tải ví của bạn",
 "embedded.linking.title": "Bạn đã đăng nhập",
 "embedded.linking.body": "Đang mở ví của bạn…",
 "embedded.failed.title": "Không đăng nhập được",
 "embedded.failed.noAccess": "Tài khoản này không có quyền truy cập",
 "embedded.failed.otherEmail": "Dùng email khác",
 "embedded.row.subtitle": "Đã đăng nhập bằng email",
 "embedded.security.title": "Bảo mật",
 "embedded.security.subtitle": "Ai có thể mở ví của bạn",
 "embedded.security.assisted": "Chỉ cần đăng nhập là mở được.",
 "embedded.security.fragile": "Chỉ bạn mở được, theo một cách.",
 "embedded.security.secured": "Chỉ bạn mở được.",
 "embedded.security.exit": "Chỉ bạn mở được và bạn có thể rời đi.",
 "embedded.security.next.kit": "Tiếp theo: bộ khôi phục",
 "embedded.security.next.passkey": "Tiếp theo: passkey",
 "embedded.security.next.secure": "Tiếp theo: biến ví thành của riêng bạn",
 "embedded.security.next.export": "Tiếp theo: bộ xuất ví",
 "embedded.security.failed": "Không hiển thị được",
 "embedded.change.intro": "Bạn sẽ nhận một mã ở địa chỉ hiện tại, sau đó một mã ở địa chỉ mới.",
 "embedded.change.present": "Email hiện tại",
 "embedded.change.label": "Địa chỉ email mới",
 "embedded.change.send": "Tiếp tục",
 "embedded.change.done": "Đã đổi email",
 "embedded.notAllowed": "Thao tác không được phép",
 "embedded.error.email_invalid": "Hãy nhập địa chỉ email, ví dụ ana@example.com.",
 "embedded.error.login/cool_down": [
  "Hãy thử lại sau ",
  [
   "seconds"
  ],
  " giây"
 ],
 "embedded.error.embedded/load_failed": "Không tải được ví. Hãy kiểm tra kết nối và thử lại sau.",
 "embedded.error.embedded/timeout": "Ví mất quá nhiều thời gian để trả lời. Hãy thử lại.",
 "embedded.error.login/mail_failed": "Không gửi được email. Hãy kiểm tra địa chỉ hoặc thử lại.",
 "embedded.error.login/attempt_ended": "Mã đã hết hạn. Hãy yêu cầu mã mới.",
 "embedded.error.login/too_many_tries": "Nhập sai mã quá nhiều lần. Hãy yêu cầu mã mới.",
 "embedded.error.login/device_refused": "Một số khác đã được chọn trong email. Hãy thử lại và chọn số bạn thấy ở đây.",
 "embedded.error.login/change_pending": "Email của tài khoản này đã được đổi. Hãy mở liên kết trong thông báo để hoàn tác, hoặc chờ một ngày.",
 "embedded.error.login/not_allowed": "Trang web này không cho phép tài khoản này đăng nhập. Hãy dùng tài khoản khác hoặc yêu cầu trang web cấp quyền truy cập.",
 "embedded.error.login/user_disabled": "Ứng dụng này đã vô hiệu hóa tài khoản của bạn. Hãy đăng nhập lại để mang ví của bạn đi.",
 "embedded.error.login/email_off": "Ở đây không đăng nhập bằng email được.",
 "embedded.error.login/clock_skewed": "Hãy kiểm tra ngày giờ của thiết bị này rồi thử lại.",
 "embedded.error.request/http_failed": "Không kết nối được với máy chủ của ví. Hãy kiểm tra kết nối rồi thử lại.",
 "embedded.error.embedded/unreachable": "Hiện không kết nối được với ví của bạn. Hãy thử lại sau một phút.",
 "embedded.error.embedded/untrusted": "Ví của bạn chưa được mở vì máy chủ đã gửi dữ liệu không thuộc về ví. Hãy nhờ bộ phận hỗ trợ của trang web này trợ giúp.",
 "embedded.error.stopped": "Các ví hiện đang tạm dừng. Hãy thử lại sau.",
 "embedded.error.escrow/login_required": "Hãy đăng nhập lại bằng liên kết và mã trong email.",
 "embedded.error.request/too_many": "Quá nhiều yêu cầu cùng lúc. Hãy chờ giây lát rồi thử lại.",
 "embedded.error.failed": "Không thực hiện được. Hãy thử lại.",
 "embedded.row.social": [
  "Đã đăng nhập bằng ",
  [
   "provider"
  ]
 ],
 "embedded.social.list": "Đăng nhập bằng tài khoản",
 "embedded.social.continue": [
  "Tiếp tục bằng ",
  [
   "provider"
  ]
 ],
 "embedded.social.waiting.title": "Tiếp tục trong cửa sổ",
 "embedded.social.waiting.body": [
  "Hãy đăng nhập bằng ",
  [
   "provider"
  ],
  " trong cửa sổ vừa mở."
 ],
 "embedded.social.blocked": "Cửa sổ đã bị chặn",
 "embedded.social.closed": "Cửa sổ đã đóng",
 "embedded.social.declined": "Đăng nhập đã bị từ chối",
 "embedded.social.open": "Mở cửa sổ",
 "embedded.social.other": "Dùng cách khác",
 "embedded.farcaster.scan": "Quét bằng điện thoại",
 "embedded.farcaster.here": "Tiếp tục trong ứng dụng Farcaster",
 "embedded.farcaster.only": "Hãy phê duyệt trong ứng dụng Farcaster. Chỉ phê duyệt lần đăng nhập do chính bạn bắt đầu.",
 "embedded.farcaster.expires": [
  "Mã này hết hạn sau ",
  [
   "seconds"
  ],
  " giây."
 ],
 "embedded.farcaster.code": "Mã cho ứng dụng Farcaster",
 "embedded.farcaster.copy": "Sao chép liên kết",
 "embedded.farcaster.open": "Mở Farcaster",
 "embedded.farcaster.failed": [
  "Không kết nối được với ",
  [
   "provider"
  ]
 ],
 "embedded.farcaster.expired": "Mã đã hết hạn",
 "embedded.farcaster.expiredBody": "Mã không được phê duyệt kịp thời. Hãy thử lại để nhận mã mới.",
 "embedded.error.login/window_blocked": "Trình duyệt không cho mở cửa sổ. Hãy mở bằng nút bên dưới.",
 "embedded.error.login/window_closed": "Bạn đã đóng cửa sổ trước khi đăng nhập. Bạn có thể thử lại.",
 "embedded.error.login/window_foreign": "Một số khác đã được chọn trong cửa sổ. Hãy thử lại và chọn số bạn thấy ở đây.",
 "embedded.error.login/visit_ended": "Việc đăng nhập mất quá nhiều thời gian. Hãy thử lại.",
 "embedded.error.login/provider_declined": "Bạn đã từ chối trong cửa sổ nên không có gì được chia sẻ. Bạn có thể thử lại.",
 "embedded.error.login/provider_failed": "Bên kia không xác nhận được lần đăng nhập. Hãy thử lại sau giây lát.",
 "embedded.error.login/provider_off": "Cách đăng nhập này không dùng được ở đây. Hãy dùng cách khác.",
 "embedded.passkey.continue": "Tiếp tục bằng passkey",
 "embedded.passkey.name": "Passkey",
 "embedded.row.passkey": "Đã đăng nhập bằng passkey",
 "embedded.guest.continue": "Tiếp tục với tư cách khách",
 "embedded.guest.name": "Khách",
 "embedded.row.guest": "Không có email",
 "embedded.guest.secure": "Bảo vệ ví này",
 "embedded.security.temporary": "Chỉ có trong trình duyệt này. Nếu bạn xóa dữ liệu của trình duyệt, ví sẽ mất.",
 "embedded.error.login/guest_off": "Trang web này không cho phép khách. Hãy dùng cách khác.",
 "embedded.linked.title": "Ví đã liên kết",
 "embedded.linked.subtitle": "Các ví bạn đã có",
 "embedded.linked.intro": "Ứng dụng này biết các ví này là của bạn. Chúng không mở được ví đăng nhập của bạn.",
 "embedded.linked.unread": "Không tải được các ví đã liên kết",
 "embedded.linked.none.title": "Chưa có ví liên kết",
 "embedded.linked.none.body": "Hãy liên kết một ví bạn đã có để ứng dụng này biết ví đó là của bạn. Ví sẽ ký một tin nhắn, không mất phí.",
 "embedded.linked.add": "Liên kết ví",
 "embedded.linked.full": [
  "Bạn đã liên kết ",
  [
   "count"
  ],
  " ví, là số tối đa. Hãy hủy liên kết một ví trước."
 ],
 "embedded.linked.choose": "Hãy chọn một ví trong trình duyệt này.",
 "embedded.linked.missing.title": "Không tìm thấy ví",
 "embedded.linked.missing.body": "Hãy cài đặt hoặc bật một ví trong trình duyệt này rồi thử lại.",
 "embedded.linked.unlink": "Hủy liên kết",
 "embedded.linked.keep": "Giữ lại",
 "embedded.linked.cancel": "Hủy",
 "embedded.linked.confirm.title": [
  "Hủy liên kết ",
  [
   "name"
  ],
  "?"
 ],
 "embedded.linked.confirm.body": "Ứng dụng này sẽ không còn biết ví này là của bạn. Bạn có thể liên kết lại.",
 "embedded.linked.step.connect.title": [
  "Kết nối trong ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.connect.body": "Hãy chọn tài khoản bạn muốn liên kết.",
 "embedded.linked.step.approve.title": [
  "Đang liên kết ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.approve.body": "Đang tải yêu cầu…",
 "embedded.linked.step.sign.title": [
  "Ký bằng ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.sign.body": "Tin nhắn cho thấy ví là của bạn. Không có tài sản nào bị di chuyển.",
 "embedded.linked.declined": "Đã từ chối. Chưa có gì được liên kết.",
 "embedded.linked.error.links/taken": "Ví này đã liên kết với một tài khoản khác của ứng dụng này. Hãy hủy liên kết ở đó trước.",
 "embedded.linked.error.links/ended": "Việc này mất quá nhiều thời gian. Hãy thử lại.",
 "embedded.linked.error.escrow/waiting": "Thiết bị này là thiết bị mới. Khi mở được ví của bạn, thiết bị mới có thể liên kết ví."
}
export default catalogue
