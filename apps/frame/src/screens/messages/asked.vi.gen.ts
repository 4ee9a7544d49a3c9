// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "approval.title.message": "Ký tin nhắn",
 "approval.title.signIn": "Đăng nhập",
 "approval.title.typedData": "Ký dữ liệu",
 "approval.title.transaction": "Xác nhận giao dịch",
 "approval.title.session": "Cho phép chi mà không hỏi",
 "approval.title.link": "Liên kết ví",
 "approval.from": "Bên yêu cầu",
 "approval.action.signMessage": "Ký tin nhắn này",
 "approval.action.signIn": [
  "Đăng nhập vào ",
  [
   "domain"
  ]
 ],
 "approval.action.signData": [
  "Ký “",
  [
   "name"
  ],
  "”"
 ],
 "approval.action.sendCoin": [
  "Gửi ",
  [
   "amount"
  ],
  " tới ",
  [
   "to"
  ]
 ],
 "approval.action.sendToken": [
  "Gửi ",
  [
   "amount"
  ],
  " tới ",
  [
   "to"
  ]
 ],
 "approval.action.moveToken": [
  "Chuyển ",
  [
   "amount"
  ],
  " từ ",
  [
   "from"
  ],
  " tới ",
  [
   "to"
  ]
 ],
 "approval.action.sendItem": [
  "Chuyển vật phẩm ",
  [
   "id"
  ],
  " của ",
  [
   "token"
  ],
  " từ ",
  [
   "from"
  ],
  " tới ",
  [
   "to"
  ]
 ],
 "approval.action.allow": [
  "Cho phép ",
  [
   "spender"
  ],
  " chi ",
  [
   "amount"
  ]
 ],
 "approval.action.allowFee": [
  "Cho phép ",
  [
   "spender"
  ],
  " lấy ",
  [
   "amount"
  ],
  " làm phí mạng"
 ],
 "approval.action.allowUnlimited": [
  "Cho phép ",
  [
   "spender"
  ],
  " chi ",
  [
   "token"
  ],
  " không giới hạn"
 ],
 "approval.action.allowAll": [
  "Cho phép ",
  [
   "spender"
  ],
  " di chuyển tất cả ",
  [
   "token"
  ],
  " bạn có"
 ],
 "approval.action.revoke": [
  "Ngừng cho phép ",
  [
   "spender"
  ],
  " chi ",
  [
   "token"
  ]
 ],
 "approval.action.revokeAll": [
  "Gỡ mọi quyền sử dụng ",
  [
   "token"
  ]
 ],
 "approval.action.call": [
  "Chạy ",
  [
   "selector"
  ],
  " của ",
  [
   "contract"
  ]
 ],
 "approval.action.create": "Tạo hợp đồng",
 "approval.action.deployAccount": "Tạo tài khoản thông minh của bạn trên mạng này",
 "approval.action.upgradeAccount": "Bật tính năng thông minh cho tài khoản của bạn trên mạng này. Địa chỉ giữ nguyên.",
 "approval.action.openSession": [
  "Cho phép ứng dụng này gửi tối đa ",
  [
   "amount"
  ],
  " trong mỗi kỳ ",
  [
   "period"
  ],
  ", đến ",
  [
   "until"
  ],
  ". Tổng cộng nhiều nhất là ",
  [
   "total"
  ],
  "."
 ],
 "approval.action.endSession": [
  "Kết thúc quyền gửi tối đa ",
  [
   "amount"
  ],
  " trong mỗi kỳ ",
  [
   "period"
  ]
 ],
 "approval.action.openAccount": [
  "Mở tài khoản ",
  [
   "address"
  ],
  " cho ",
  [
   "owner"
  ]
 ],
 "approval.action.closeAccount": [
  "Đóng tài khoản ",
  [
   "address"
  ],
  "; phần còn lại chuyển tới ",
  [
   "to"
  ]
 ],
 "approval.action.changeAuthority": [
  "Trao quyền kiểm soát ",
  [
   "address"
  ],
  " cho ",
  [
   "to"
  ]
 ],
 "approval.action.dropAuthority": [
  "Từ bỏ quyền kiểm soát ",
  [
   "address"
  ]
 ],
 "approval.action.memo": [
  "Thêm ghi chú “",
  [
   "text"
  ],
  "”"
 ],
 "approval.action.linkWallet": "Liên kết ví này với tài khoản của bạn tại ứng dụng này",
 "approval.units": [
  [
   "amount"
  ],
  " đơn vị cơ sở của ",
  [
   "token"
  ]
 ],
 "approval.token.unlisted": [
  "“",
  [
   "symbol"
  ],
  "” (",
  [
   "address"
  ],
  ", không có trong danh sách của chúng tôi)"
 ],
 "approval.token.unknown": [
  "token ",
  [
   "address"
  ]
 ],
 "approval.coin": [
  [
   "amount"
  ],
  " đồng coin của mạng"
 ],
 "approval.label.network": "Mạng",
 "approval.label.fee": "Phí mạng, nhiều nhất",
 "approval.label.sponsored": "Phí mạng",
 "approval.sponsored": "Được trả thay bạn",
 "approval.label.account": "Tài khoản của bạn",
 "approval.label.smartAccount": "Tài khoản thông minh của bạn",
 "approval.label.actions": "Điều gì sẽ xảy ra",
 "approval.details": "Toàn bộ nội dung được ký",
 "approval.network.unknown": [
  "Mạng ",
  [
   "id"
  ]
 ],
 "approval.fails.title": "Thao tác này sẽ thất bại",
 "approval.fails.body": "Mạng sẽ từ chối, và bạn vẫn có thể phải trả phí.",
 "approval.unfunded.title": "Không đủ số dư",
 "approval.unfunded.body": "Tài khoản này không có đủ cho thao tác và phí mạng. Hãy nạp thêm trước.",
 "approval.unknown.title": "Không kiểm tra được",
 "approval.unknown.body": "Mạng không chạy thử trước được. Chỉ tiếp tục nếu bạn tin tưởng nguồn yêu cầu.",
 "approval.warning.foreignSignIn": "Thao tác này đăng nhập bạn vào một trang web khác với trang đang yêu cầu. Rất có thể đây là mưu đồ chiếm tài khoản của bạn ở đó.",
 "approval.warning.looksLikeHash": "Đây trông giống dấu vân tay số của một thứ khác, chẳng hạn một giao dịch. Nếu ký, tài sản của bạn có thể bị di chuyển.",
 "approval.warning.unlimitedAllowance": "Bên được cấp quyền có thể lấy toàn bộ token này của bạn, ngay bây giờ hoặc sau này.",
 "approval.warning.allowsAll": "Bên được cấp quyền có thể lấy mọi vật phẩm bạn có trong bộ sưu tập này, ngay bây giờ hoặc sau này.",
 "approval.warning.authorityChange": "Thao tác này trao quyền kiểm soát một tài khoản cho địa chỉ khác.",
 "approval.warning.permit": "Chữ ký này là một quyền sử dụng. Quyền này có thể được dùng mà không hỏi lại bạn.",
 "approval.warning.order": "Đây là lệnh trên sàn giao dịch vật phẩm. Nếu ký, bạn có thể mất thứ được chào trong lệnh.",
 "approval.warning.session": "Ứng dụng quyết định khi nào gửi và gửi cho ai, mà không hỏi lại bạn. Bạn có thể kết thúc bất cứ lúc nào.",
 "approval.warning.otherChain": "Nội dung này dành cho mạng khác với mạng hiển thị.",
 "approval.warning.otherAccount": "Nội dung này liên quan đến một tài khoản không phải của bạn.",
 "approval.warning.unknownCall": "Chúng tôi không biết lệnh gọi hợp đồng này làm gì.",
 "approval.warning.createsContract": "Thao tác này tạo một hợp đồng trên mạng.",
 "approval.warning.unknownProgram": "Chúng tôi không biết chương trình này làm gì.",
 "approval.warning.lookupTables": "Một số tài khoản được liệt kê trong một bảng trên mạng và không hiển thị được ở đây.",
 "approval.warning.durableNonce": "Nội dung này không hết hạn. Sau khi ký, nó có thể được gửi vào bất kỳ lúc nào về sau.",
 "approval.warning.unreadable": "Nội dung này không đọc được dưới dạng văn bản.",
 "approval.warning.highFee": "Phí mạng cao bất thường.",
 "approval.warning.malformedSignIn": "Đây không phải là yêu cầu đăng nhập đúng định dạng.",
 "approval.warning.severalTransactions": "Bạn phê duyệt nhiều giao dịch cùng lúc.",
 "approval.approve": "Phê duyệt",
 "approval.sign": "Ký",
 "approval.decline": "Từ chối",
 "approval.wait": "Sẽ mở khóa sau khi hiển thị đầy đủ một giây.",
 "approval.window.why": "Một trang có thể che hoặc thay đổi những gì bạn thấy ở đây. Hãy quyết định trong cửa sổ của ví.",
 "approval.window.open": "Xem lại trong cửa sổ",
 "approval.window.waiting": "Hãy quyết định trong cửa sổ vừa mở",
 "approval.window.blocked": "Cửa sổ không mở được. Hãy cho phép cửa sổ bật lên cho trang này rồi thử lại.",
 "approval.window.closed": "Cửa sổ đã đóng trước khi bạn quyết định.",
 "approval.window.lost": "Không còn gì để quyết định ở đây. Bạn có thể đóng cửa sổ này.",
 "approval.next.signIn": "Đăng nhập không mất phí và không di chuyển tài sản nào.",
 "approval.next.signature": "Sau khi ký, bạn không thể rút lại.",
 "approval.next.transaction": "Sau khi phê duyệt, bạn không thể hoàn tác.",
 "approval.next.session": "Mạng bảo đảm các hạn mức này.",
 "approval.next.link": "Không có tài sản nào bị di chuyển. Bạn có thể hủy liên kết bất cứ lúc nào.",
 "approval.window.again": "Mở lại",
 "approval.window.title": "Phê duyệt yêu cầu",
 "action.cancel": "Hủy",
 "action.continue": "Tiếp tục",
 "action.done": "Xong",
 "change.old.title": "Xác nhận đó là bạn",
 "change.old.body": [
  "Để đổi email thành ",
  [
   "next"
  ],
  ", hãy nhập mã chúng tôi đã gửi tới ",
  [
   "email"
  ],
  "."
 ],
 "change.new.title": "Xác nhận email mới",
 "change.new.body": [
  "Hãy nhập mã chúng tôi đã gửi tới ",
  [
   "email"
  ],
  "."
 ],
 "change.stopped.title": "Email của bạn không thay đổi",
 "change.stopped.body": "Mã đã hết hạn, hoặc email này không dùng được. Bạn có thể bắt đầu lại.",
 "change.done.title": "Email của bạn đã được đổi",
 "change.done.body": [
  "Từ nay, hãy đăng nhập bằng ",
  [
   "email"
  ],
  "."
 ],
 "change.undo": [
  "Chúng tôi đã gửi email tới ",
  [
   "email"
  ],
  ". Liên kết trong đó có thể hoàn tác thay đổi trong 24 giờ."
 ],
 "change.resend": "Bắt đầu lại",
 "change.resendInSeconds": [
  [
   "count",
   2,
   {
    "other": [
     "Bắt đầu lại sau ",
     0,
     " giây"
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
     "Bắt đầu lại sau ",
     0,
     " phút"
    ]
   }
  ]
 ],
 "code.label": "Mã trong email",
 "code.checking": "Đang kiểm tra mã",
 "code.wrong": [
  [
   "count",
   2,
   {
    "other": [
     "Mã không đúng. Bạn còn ",
     0,
     " lần thử."
    ]
   }
  ]
 ],
 "code.offline": "Không kiểm tra được mã. Hãy kiểm tra kết nối hoặc chờ giây lát rồi tiếp tục.",
 "code.renewed": "Chúng tôi đã gửi mã mới. Mã cũ không còn dùng được.",
 "code.tooMany.title": "Nhập sai mã quá nhiều lần",
 "code.tooMany.body": "Mã này không còn dùng được. Hãy gửi mã mới để thử lại.",
 "code.expired.title": "Mã đã hết hạn",
 "code.expired.body": "Mã có hiệu lực trong 5 phút. Hãy gửi mã mới để thử lại.",
 "code.resend": "Gửi mã mới",
 "code.resendInSeconds": [
  [
   "count",
   2,
   {
    "other": [
     "Gửi mã mới sau ",
     0,
     " giây"
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
     "Gửi mã mới sau ",
     0,
     " phút"
    ]
   }
  ]
 ],
 "confirm.window": "Việc này được quyết định trong cửa sổ của ví, và passkey của bạn sẽ được yêu cầu ở đó.",
 "confirm.again": "Cần xác nhận bằng passkey của bạn. Hãy mở cửa sổ rồi thử lại.",
 "confirm.next": "Tiếp theo, passkey của bạn sẽ được yêu cầu.",
 "confirm.problem": "Passkey của bạn không xác nhận. Chưa có gì được ký. Hãy thử lại.",
 "login.for": [
  "Dành cho ví của bạn tại ",
  [
   "host"
  ]
 ],
 "login.link.title": "Hãy kiểm tra email",
 "login.link.body": [
  "Hãy mở liên kết trong email chúng tôi gửi tới ",
  [
   "email"
  ],
  " và chọn số này ở đó:"
 ],
 "login.link.number": [
  "Số của bạn là ",
  [
   "number"
  ]
 ],
 "login.link.waiting": [
  "Đang chờ bạn chọn ",
  [
   "number"
  ]
 ],
 "login.link.renewed": "Chúng tôi đã gửi một email khác. Email đó hỏi số mới này.",
 "login.link.offline": "Không kết nối được với máy chủ. Chúng tôi vẫn tiếp tục thử.",
 "login.link.delayed": "Email chưa được gửi đi. Chúng tôi vẫn tiếp tục thử: hãy chờ ở đây, hoặc gửi lại sau.",
 "login.mailFailed.title": "Email không đến nơi",
 "login.mailFailed.body": [
  "Không gửi được email tới ",
  [
   "email"
  ],
  ". Hãy kiểm tra chính tả hoặc gửi lại."
 ],
 "login.refused.title": "Đó là một số khác",
 "login.refused.body": "Để giữ an toàn cho ví của bạn, lần đăng nhập này đã bị dừng. Hãy gửi email khác và chọn số bạn thấy ở đây.",
 "login.ended.title": "Liên kết đã hết hạn",
 "login.ended.body": "Liên kết có hiệu lực trong 10 phút. Hãy gửi email khác để nhận liên kết mới.",
 "login.resend": "Gửi email khác",
 "login.resendInSeconds": [
  [
   "count",
   2,
   {
    "other": [
     "Gửi email khác sau ",
     0,
     " giây"
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
     "Gửi email khác sau ",
     0,
     " phút"
    ]
   }
  ]
 ],
 "login.code.title": "Nhập mã",
 "login.code.body": [
  "Chúng tôi đã gửi 8 chữ số tới ",
  [
   "email"
  ],
  "."
 ],
 "login.done": "Bạn đã đăng nhập",
 "login.finishing": "Đang đăng nhập",
 "login.otherEmail": "Dùng email khác",
 "login.link.approved": "Đã xác nhận số",
 "login.wait.title": "Đây là thiết bị mới",
 "login.wait.body": [
  "Để bảo đảm an toàn, ví của bạn chỉ mở được trên thiết bị này từ ",
  [
   "time"
  ],
  ". Khi đó hãy đăng nhập lại."
 ],
 "login.wait.mail": [
  "Chúng tôi đã gửi email tới ",
  [
   "email"
  ],
  ", bạn có thể dùng email đó để ngăn lại."
 ],
 "login.wait.close": "Đã hiểu",
 "login.code.sameMail": "Bước cuối: 8 chữ số trong cùng email, bên dưới liên kết.",
 "login.opening": "Đang mở ví của bạn…",
 "login.social.title": "Tiếp tục trong cửa sổ",
 "login.social.body": [
  "Hãy đăng nhập bằng ",
  [
   "provider"
  ],
  " trong cửa sổ vừa mở. Trang này sẽ tự động tiếp tục."
 ],
 "login.social.waiting": [
  "Đang chờ ",
  [
   "provider"
  ]
 ],
 "login.social.again": "Mở lại",
 "login.social.number.title": "Hãy chọn số này",
 "login.social.number.body": "Cửa sổ vừa mở sẽ hỏi số này để chắc chắn rằng nó thuộc về trang này:"
}
export default catalogue
