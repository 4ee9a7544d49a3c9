// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "exit.title": "Cụm từ khôi phục",
 "exit.ask.title": "Hiện cụm từ khôi phục",
 "exit.ask.login": "Để xem, bạn cần đã đăng nhập trong mười phút qua. Nếu lâu hơn, trước tiên bạn sẽ nhận một mã qua email.",
 "exit.ask.again": "Để xem, bạn cần đã đăng nhập trong mười phút qua. Nếu lâu hơn, trước tiên hãy đăng xuất rồi đăng nhập lại.",
 "exit.ask.factor": "Trước tiên hãy dùng passkey hoặc bộ khôi phục.",
 "exit.ask.warning.anyone": "Bất kỳ ai có các từ này đều có thể lấy vĩnh viễn mọi thứ trong ví này.",
 "exit.ask.warning.asked": "Không ứng dụng hay bộ phận hỗ trợ nào cần đến chúng. Nếu có người hoặc trang web hỏi, đó là hành vi trộm cắp.",
 "exit.ask.show": "Hiện các từ của tôi",
 "exit.ask.passkey": "Dùng passkey",
 "exit.ask.kit": "Dùng bộ khôi phục",
 "exit.code.title": "Nhập mã",
 "exit.code.body": [
  "Chúng tôi đã gửi mã gồm 8 chữ số tới ",
  [
   "email"
  ],
  "."
 ],
 "exit.code.label": "Mã",
 "exit.problem.login": "Lần đăng nhập của bạn đã quá lâu. Hãy đăng xuất, đăng nhập lại và quay lại trong vòng mười phút.",
 "exit.problem.code": "Đây không phải là mã trong email gần nhất. Hãy so sánh lại.",
 "exit.problem.ended": "Mã này không còn dùng được. Hãy đóng cửa sổ này và bắt đầu lại.",
 "exit.words.title": "Cụm từ khôi phục của bạn",
 "exit.words.body": [
  [
   "count"
  ],
  " từ này, theo đúng thứ tự, mở được các tài khoản của bạn trong bất kỳ ứng dụng ví nào. Hãy in ra, viết lại hoặc giữ trong tệp."
 ],
 "exit.words.list": "Cụm từ khôi phục",
 "exit.words.show": "Hiện các từ",
 "exit.words.hide": "Ẩn các từ",
 "exit.words.test": "Kiểm tra bộ xuất ví",
 "exit.words.assisted": "Đơn vị vận hành ví này vẫn mở được ví. Khi chỉ còn bạn mở được, bạn có thể kiểm tra các từ này làm bộ xuất ví.",
 "exit.file.save": "Lưu tệp",
 "exit.file.about": "Tệp này mở được trong mọi trình duyệt, không cần mạng, bằng mã này. Hãy viết mã ra và cất riêng với tệp.",
 "exit.file.code": "Mã của tệp",
 "exit.file.title": "Bộ xuất ví của bạn",
 "exit.file.how": "Tệp này chứa cụm từ khôi phục của ví, đã được mã hóa. Hãy nhập mã để đọc. Không có gì được gửi đi đâu: tệp hoạt động không cần mạng.",
 "exit.file.open": "Mở",
 "exit.file.wrong": "Mã này không mở được tệp. Mã gồm 26 chữ cái và chữ số.",
 "exit.test.title": "Kiểm tra bộ xuất ví",
 "exit.test.words": "Hãy nhập các từ này từ bản sao của bạn.",
 "exit.test.file": "Hãy chọn tệp bạn đã lưu và nhập mã từ bản sao của bạn.",
 "exit.test.word": [
  "Từ thứ ",
  [
   "number"
  ]
 ],
 "exit.test.file.label": "Tệp",
 "exit.test.useFile": "Kiểm tra bằng tệp",
 "exit.test.useWords": "Kiểm tra bằng các từ",
 "exit.test.back": "Hiện lại các từ",
 "exit.test.wrongWord": "Từ này không đúng. Hãy so sánh lại.",
 "exit.test.wrongFile": "Tệp và mã này không cho ra cụm từ của ví này. Hãy so sánh lại mã.",
 "exit.test.noFile": "Hãy chọn tệp trước.",
 "exit.finish.title": "Bộ xuất ví của bạn hoạt động",
 "exit.finish.body": "Hãy hoàn tất để ví ghi nhớ điều này.",
 "exit.finish.do": "Hoàn tất",
 "exit.sheet.title": "Bộ xuất ví của bạn",
 "exit.sheet.how": "Hãy nhập các từ theo đúng thứ tự vào bất kỳ ứng dụng ví nào nhập được cụm từ khôi phục (BIP-39). Nếu được hỏi đường dẫn dẫn xuất, hãy dùng đường dẫn bên dưới địa chỉ. Sau đó hãy so sánh các địa chỉ.",
 "exit.sheet.path": [
  "Đường dẫn: ",
  [
   "path"
  ]
 ],
 "exit.sheet.noPath": "Không có đường dẫn: chỉ các từ (sr25519)",
 "exit.sheet.safe": "Tài khoản thông minh, nếu một ứng dụng đã tạo cho bạn: thuộc sở hữu của tài khoản Ethereum ở trên",
 "exit.import.title": "Dùng cụm từ bạn đã có",
 "exit.import.warning": "Ví hiện tại của bạn sẽ không mở được ở đây nữa. Trước tiên hãy giữ cụm từ của ví đó, phòng khi ví còn tài sản.",
 "exit.import.keep": "Đây là cụm từ của ví hiện tại. Hãy giữ lại: sau đó đây là cách duy nhất để vào ví này.",
 "exit.import.next": "Tôi đã giữ lại",
 "exit.import.type": "Nhập cụm từ",
 "exit.import.body": "12 hoặc 24 từ khôi phục của một ví khác, theo đúng thứ tự. Không hỗ trợ mật khẩu bổ sung đi kèm.",
 "exit.import.wrong": "Đây không phải là 12 hoặc 24 từ khôi phục hợp lệ. Hãy so sánh từng từ.",
 "exit.import.confirm": "Đây có phải là ví của bạn?",
 "exit.import.compare": "Hãy so sánh các địa chỉ. Ví này chỉ có tài khoản đầu tiên của mỗi loại.",
 "exit.import.do": "Dùng ví này",
 "exit.keys.title": "Khóa đã nhập",
 "exit.keys.body": "Cụm từ của bạn không khôi phục được các khóa này. Tệp và bản giấy cũng có chúng.",
 "exit.sheet.imported": "Khóa đã nhập: cụm từ không khôi phục được",
 "exit.key.title": "Nhập khóa riêng tư",
 "exit.key.body": "Hãy dán khóa của một tài khoản, như ví kia xuất ra: chữ số hex cho Ethereum, base58 hoặc danh sách số cho Solana, chuỗi bắt đầu bằng K hoặc L cho Bitcoin.",
 "exit.key.warning.words": "Cụm từ khôi phục của bạn không khôi phục được tài khoản này. Hãy giữ khóa, hoặc tạo bộ xuất ví sau đó.",
 "exit.key.warning.given": "Đừng bao giờ nhập khóa do người khác đưa: họ có thể lấy bất cứ thứ gì chuyển đến đó.",
 "exit.key.field": "Khóa riêng tư",
 "exit.key.wrong": "Đây không phải là khóa riêng tư mà ví này dùng được. Địa chỉ hoặc cụm từ khôi phục không dùng được ở đây.",
 "exit.key.confirm": "Đây có phải là tài khoản của bạn?",
 "exit.key.compare": "Hãy so sánh địa chỉ với địa chỉ trong ví kia.",
 "exit.key.name": "Tên",
 "exit.key.name.first": [
  "Đã nhập ",
  [
   "number"
  ]
 ],
 "exit.key.name.wrong": "Tên phải có từ 1 đến 32 ký tự.",
 "exit.key.do": "Nhập tài khoản này",
 "exit.key.exists": "Tài khoản này đã có trong ví của bạn.",
 "exit.key.full": "Ví của bạn đã có số khóa nhập tối đa.",
 "security.level.temporary.title": "Chỉ có trong trình duyệt này",
 "security.level.temporary.body": "Nếu dữ liệu của trình duyệt này bị xóa, ví sẽ mất vĩnh viễn. Bạn chưa cung cấp email, và đơn vị vận hành cũng không mở được ví.",
 "security.level.assisted.title": "Chỉ cần email của bạn là mở được ví này",
 "security.level.assisted.body": "Đăng nhập bằng email là mở được ví trên bất kỳ thiết bị mới nào. Người đọc được email của bạn và đơn vị vận hành ví này cũng mở được.",
 "security.level.assisted.login.title": "Chỉ cần bạn đăng nhập là mở được ví này",
 "security.level.assisted.provider.body": "Tài khoản của bạn tại nhà cung cấp đăng nhập mở được ví trên bất kỳ thiết bị mới nào. Người vào được tài khoản đó và đơn vị vận hành ví này cũng mở được.",
 "security.level.assisted.token.body": [
  "Tài khoản của bạn tại ",
  [
   "host"
  ],
  " mở được ví trên bất kỳ thiết bị mới nào. Người vào được tài khoản đó, chính ",
  [
   "host"
  ],
  " và đơn vị vận hành ví này cũng mở được."
 ],
 "security.level.fragile.title": "Chỉ bạn mở được, theo một cách",
 "security.level.fragile.body": "Chỉ đăng nhập thì không mở được, đơn vị vận hành cũng không mở được. Nhưng nếu bạn mất các thiết bị cùng passkey hoặc bộ khôi phục duy nhất, ví sẽ mất.",
 "security.level.secured.title": "Chỉ bạn mở được ví này",
 "security.level.secured.body": "Chỉ đăng nhập thì không mở được, đơn vị vận hành cũng không mở được. Thiết bị mới cần một trong các passkey hoặc bộ khôi phục của bạn.",
 "security.level.exit.title": "Chỉ bạn mở được, kể cả khi không có chúng tôi",
 "security.level.exit.body": "Bạn đã khôi phục ví này từ cụm từ. Ví vẫn là của bạn ngay cả khi dịch vụ này ngừng hoạt động.",
 "security.factors": "Các cách mở ví",
 "security.factor.device.title": "Thiết bị này",
 "security.factor.device.about": "Cho đến khi bạn xóa dữ liệu của trình duyệt này.",
 "security.factor.others.title": [
  [
   "count",
   2,
   {
    "other": [
     0,
     " thiết bị hoặc trang web khác"
    ]
   }
  ]
 ],
 "security.factor.others.about": "Nơi bạn đã mở ví trước đây.",
 "security.factor.passkey.title": "Passkey",
 "security.factor.passkey.numbered": [
  "Passkey ",
  [
   "number"
  ]
 ],
 "security.factor.passkey.about": "Hữu ích nếu bạn mất thiết bị này.",
 "security.factor.kit.title": "Bộ khôi phục",
 "security.factor.kit.numbered": [
  "Bộ khôi phục ",
  [
   "number"
  ]
 ],
 "security.factor.kit.about": "Trên giấy. Hữu ích nếu bạn mất tất cả những cách khác.",
 "security.factor.escrow.title": "Email, với sự hỗ trợ của đơn vị vận hành",
 "security.factor.escrow.login": "Đăng nhập, với sự hỗ trợ của đơn vị vận hành",
 "security.factor.escrow.about": "Hữu ích nếu bạn mất tất cả những cách khác. Đơn vị vận hành cũng có thể dùng cách này.",
 "security.remove": "Xóa",
 "security.remove.kit.label": [
  "Xóa bộ khôi phục ",
  [
   "number"
  ]
 ],
 "security.remove.passkey.label": [
  "Xóa passkey ",
  [
   "number"
  ]
 ],
 "security.remove.kit.title": "Xóa bộ khôi phục này?",
 "security.remove.kit.body": "26 ký tự của bộ này sẽ không mở được ví của bạn nữa. Không thể hoàn tác, nhưng bạn có thể tạo bộ khác.",
 "security.remove.passkey.title": "Xóa passkey này?",
 "security.remove.passkey.body": "Passkey này sẽ không mở được ví của bạn nữa. Sau đó hãy xóa nó khỏi thiết bị hoặc trình quản lý mật khẩu.",
 "security.remove.leavesOne": "Khi đó chỉ còn một cách mở ví trên thiết bị mới. Nếu bạn mất cách đó cùng các thiết bị, ví có thể bị mất.",
 "security.window.why": "Việc này diễn ra trong cửa sổ của ví, nơi không trang nào đọc hay che được.",
 "security.window.open": "Hãy tiếp tục trong cửa sổ vừa mở.",
 "security.window.blocked": "Cửa sổ không mở được. Hãy cho phép cửa sổ bật lên cho trang này rồi thử lại.",
 "security.window.closed": "Cửa sổ đã đóng. Không có gì thay đổi.",
 "security.window.again": "Mở lại",
 "security.window.close": "Đóng cửa sổ này",
 "security.news.kit": "Bộ khôi phục của bạn đã sẵn sàng.",
 "security.news.passkey": "Passkey của bạn đã sẵn sàng.",
 "security.news.guest": "Passkey của bạn đã sẵn sàng. Từ nay hãy đăng nhập bằng passkey này.",
 "security.news.secure": "Từ nay chỉ bạn mở được ví này.",
 "security.news.remove": "Cách này không còn mở được ví này nữa.",
 "security.next.kit": "Tiếp theo: một mã trên giấy, mở được ví khi bạn mất tất cả những thứ khác.",
 "security.next.passkey": "Tiếp theo: một cách thứ hai, để mất một cách không làm bạn mất ví.",
 "security.next.passkey.guest": "Tiếp theo: một passkey, mở được ví của bạn trong cả các trình duyệt khác.",
 "security.next.secure": "Tiếp theo: đóng lối vào chỉ bằng đăng nhập và lối vào của đơn vị vận hành.",
 "security.next.none": "Hãy cất passkey và bộ khôi phục ở những nơi khác nhau.",
 "security.do.kit": "Tạo bộ khôi phục",
 "security.do.kit.another": "Tạo thêm bộ khôi phục",
 "security.do.passkey": "Thêm passkey",
 "security.do.passkey.another": "Thêm passkey khác",
 "security.do.passkey.guest": "Bảo vệ bằng passkey",
 "security.do.secure": "Biến thành của riêng tôi",
 "security.done": "Xong",
 "security.continue": "Tiếp tục",
 "security.cancel": "Hủy",
 "security.done.kit.title": "Bộ khôi phục của bạn đã sẵn sàng",
 "security.done.kit.body": "Hãy cất ở nơi bạn cất hộ chiếu, và chỉ cho những người bạn sẵn lòng giao chìa khóa biết.",
 "security.done.passkey.title": "Passkey của bạn đã sẵn sàng",
 "security.done.passkey.body": "Passkey này mở được ví của bạn trên mọi thiết bị có passkey đó.",
 "security.done.secure.title": "Ví này là của riêng bạn",
 "security.done.secure.body": "Chỉ đăng nhập thì không còn mở được, đơn vị vận hành cũng không mở được nữa.",
 "security.done.remove.title": "Đã xóa",
 "security.done.remove.body": "Cách này không còn mở được ví của bạn.",
 "security.done.unlock.title": "Ví của bạn đã mở",
 "security.done.unlock.body": "Từ nay thiết bị này mở được ví.",
 "security.title.kit": "Bộ khôi phục",
 "security.title.passkey": "Thêm passkey",
 "security.title.secure": "Biến ví này thành của riêng bạn",
 "security.title.remove": "Xóa",
 "security.title.unlock": "Mở ví của bạn",
 "security.kit.title": "Bộ khôi phục của bạn",
 "security.kit.body": [
  "Hãy in hoặc viết lại 26 ký tự này. Chúng mở được ví nếu bạn mất các thiết bị. Chỉ nhập chúng tại ",
  [
   "host"
  ],
  "."
 ],
 "security.kit.kept": "Tôi đã giữ lại",
 "security.kit.copy": "Sao chép",
 "security.kit.copied": "Đã sao chép",
 "security.kit.print": "In",
 "security.check.title": "Kiểm tra bộ khôi phục",
 "security.check.body": "Hãy nhập hai nhóm này từ bản sao của bạn.",
 "security.check.group": [
  "Nhóm ",
  [
   "number"
  ]
 ],
 "security.check.wrong": "Không khớp với bộ khôi phục. Hãy so sánh lại.",
 "security.check.back": "Hiện lại bộ khôi phục",
 "security.sheet.about": "Với mã này, bạn mở được ví trên thiết bị mới sau khi đăng nhập. Bất kỳ ai có mã và đăng nhập được với tư cách của bạn đều dùng được ví của bạn: hãy giữ bí mật.",
 "security.sheet.wallet": "Ví",
 "security.sheet.date": "Ngày tạo",
 "security.sheet.account": "Tài khoản",
 "security.sheet.how": "Cách dùng: đăng nhập trên thiết bị mới, chọn “Bộ khôi phục” trong cửa sổ của ví và nhập mã. Không phân biệt dấu cách, dấu gạch nối và chữ hoa, chữ thường.",
 "security.passkey.title": "Thêm passkey",
 "security.passkey.body": "Passkey nằm trong điện thoại, máy tính, trình quản lý mật khẩu hoặc khóa bảo mật của bạn. Passkey mở được ví này trên mọi thiết bị có passkey đó.",
 "security.passkey.create": "Tạo passkey",
 "security.problem.cancelled": "Chưa dùng passkey nào. Hãy thử lại khi bạn sẵn sàng.",
 "security.problem.noPrf": "Passkey này không bảo vệ được ví, vì nơi lưu giữ nó không tính được giá trị bí mật (PRF). Hãy dùng thiết bị hoặc trình quản lý mật khẩu khác, hoặc bộ khôi phục. Bạn có thể xóa passkey này.",
 "security.problem.foreign": "Passkey này không mở được ví này. Hãy chọn passkey khác.",
 "security.problem.unsupported": "Trình duyệt này không dùng được passkey ở đây. Hãy dùng trình duyệt khác hoặc bộ khôi phục.",
 "security.problem.wrongKit": "Mã này không mở được ví này. Hãy so sánh với bộ khôi phục của bạn.",
 "security.problem.badKit": "Bộ khôi phục gồm 26 chữ cái và chữ số. Bạn nhập thiếu, hoặc có ký tự không được sử dụng.",
 "security.problem.conflict": "Một thiết bị khác vừa thay đổi ví. Hãy thử lại.",
 "security.problem.limited": "Ví được mở quá nhiều lần. Hãy chờ vài phút rồi thử lại.",
 "security.problem.stopped": "Các ví hiện đang tạm dừng. Hãy thử lại sau.",
 "security.problem.failed": "Không thực hiện được. Hãy kiểm tra kết nối rồi thử lại.",
 "security.kitField.hint": "26 chữ cái và chữ số. Không phân biệt dấu cách, dấu gạch nối và chữ hoa, chữ thường.",
 "security.unlock.title": "Mở ví của bạn",
 "security.unlock.body": "Ví của bạn chưa biết thiết bị này. Hãy dùng passkey, bộ khôi phục hoặc một thiết bị mở được ví.",
 "security.unlock.passkey": "Dùng passkey",
 "security.unlock.or": "hoặc",
 "security.unlock.kit": "Mở bằng bộ khôi phục",
 "security.secure.title": "Biến ví này thành của riêng bạn",
 "security.secure.body": "Khi đó chỉ passkey, bộ khôi phục của bạn và thiết bị này mở được ví.",
 "security.secure.do": "Chỉ tôi được mở",
 "security.secure.warning.email": "Chỉ đăng nhập sẽ không còn mở được, và đơn vị vận hành không thể giúp bạn vào lại.",
 "security.secure.warning.loss": "Nếu bạn mất mọi passkey, bộ khôi phục và thiết bị, ví và mọi thứ trong đó sẽ mất vĩnh viễn.",
 "security.secure.warning.devices": [
  [
   "count",
   2,
   {
    "other": [
     0,
     " thiết bị hoặc trang web khác của bạn sẽ yêu cầu passkey hoặc bộ khôi phục một lần."
    ]
   }
  ]
 ],
 "security.secure.show": "Trước tiên hãy cho thấy chúng hoạt động",
 "security.secure.passkey": [
  [
   "count",
   2,
   {
    "=1": "Dùng passkey của bạn",
    "other": [
     "Dùng passkey ",
     [
      "number"
     ],
     "/",
     0
    ]
   }
  ]
 ],
 "security.secure.passkeyShown": "Passkey của bạn hoạt động",
 "security.secure.samePasskey": "Bạn đã dùng passkey này rồi. Hãy chọn passkey khác.",
 "security.locked.title": "Đây là thiết bị mới",
 "security.locked.body": "Bạn đã đăng nhập. Để mở ví ở đây, hãy dùng passkey, bộ khôi phục hoặc một thiết bị khác của bạn.",
 "security.locked.open": "Mở ví của tôi",
 "security.news.export": "Bạn đã kiểm tra bộ xuất ví.",
 "security.next.export": "Tiếp theo: bộ xuất ví, để ví vẫn là của bạn ngay cả khi dịch vụ này ngừng hoạt động.",
 "security.do.export": "Tạo bộ xuất ví",
 "security.do.words": "Hiện cụm từ khôi phục",
 "security.done.exit.title": "Bạn có thể rời đi bất cứ lúc nào",
 "security.done.exit.body": "Bạn đã kiểm tra cụm từ. Cụm từ mở được ví này trong các ứng dụng khác, ngay cả khi dịch vụ này ngừng hoạt động.",
 "security.devices.title": "Thiết bị và hoạt động",
 "security.devices.heading": "Nơi bạn đã đăng nhập",
 "security.devices.this": [
  "Thiết bị này, trên ",
  [
   "site"
  ]
 ],
 "security.devices.used": [
  "Trên ",
  [
   "site"
  ],
  ", lần dùng gần nhất: ",
  [
   "time"
  ]
 ],
 "security.devices.remove": [
  "Xóa ",
  [
   "browser"
  ],
  " trên ",
  [
   "site"
  ]
 ],
 "security.devices.back": "Quay lại",
 "security.activity.heading": "Những việc đã làm",
 "security.activity.none": "Chưa có gì được ký.",
 "security.activity.signed": [
  "Đã ký trên ",
  [
   "site"
  ]
 ],
 "security.activity.signed.removed": "Đã ký trên một thiết bị mà bạn đã xóa",
 "security.activity.exported": [
  "Đã hiện cụm từ khôi phục trên ",
  [
   "site"
  ]
 ],
 "security.activity.exported.removed": "Đã hiện cụm từ khôi phục trên một thiết bị mà bạn đã xóa",
 "security.remove.device.title": "Xóa thiết bị này?",
 "security.remove.device.body": "Thiết bị sẽ bị đăng xuất ngay, và cần passkey, bộ khôi phục hoặc lần đăng nhập mới trước khi mở lại ví của bạn.",
 "security.devices.loading": "Đang tải…",
 "security.do.import": "Dùng cụm từ tôi đã có",
 "security.done.import.title": "Cụm từ của bạn đã được áp dụng",
 "security.done.import.body": "Bạn đã được đăng xuất. Hãy đăng nhập lại để dùng ví này.",
 "security.problem.worn": "Thử quá nhiều lần. Hãy đóng cửa sổ này và mở lại.",
 "security.problem.noneHere": "Chưa dùng passkey nào. Nếu passkey ở thiết bị khác, hãy dùng từ thiết bị đó. Nếu bạn đã xóa, một passkey khác của bạn vẫn đăng nhập được. Nếu không còn passkey nào, hãy tạo mới: kèm theo một ví mới, trống.",
 "security.problem.unknown": "Passkey này không đăng nhập được ở đây. Nó được tạo cho trang web khác, hoặc chỉ để mở ví sau một cách đăng nhập khác. Hãy chọn passkey khác, hoặc quay lại và dùng cách khác.",
 "security.problem.off": "Ở đây không tạo được passkey mới. Hãy dùng cách đăng nhập khác.",
 "security.login.title": "Tiếp tục bằng passkey",
 "security.login.about": "Đăng nhập bằng passkey, hoặc tạo mới: kèm theo một ví riêng.",
 "security.login.body": "Passkey nằm trong điện thoại, máy tính, trình quản lý mật khẩu hoặc khóa bảo mật của bạn. Passkey giúp bạn đăng nhập và mở ví.",
 "security.login.use": "Dùng passkey của tôi",
 "security.login.create": "Tạo passkey mới",
 "security.login.foot": "Passkey mới tạo ra ví mới. Không có email để giúp bạn: nếu bạn xóa passkey duy nhất, ví sẽ mất.",
 "security.done.login.title": "Bạn đã đăng nhập",
 "security.done.login.body": "Ví của bạn đã mở trên thiết bị này.",
 "security.title.login": "Passkey",
 "security.do.key": "Nhập khóa riêng tư",
 "security.news.key": "Tài khoản đã có trong ví của bạn. Hãy chuyển sang tài khoản đó trong mục Tài khoản.",
 "security.done.key.title": "Tài khoản đã có trong ví của bạn",
 "security.done.key.body": "Cụm từ khôi phục của bạn không khôi phục được tài khoản này. Khóa có thể vẫn còn trong bộ nhớ tạm: hãy sao chép nội dung khác.",
 "security.second": "Bước thứ hai",
 "security.totp.row": "Ứng dụng xác thực",
 "security.totp.off": "Tắt. Bảo vệ bạn nếu có người vào được email hoặc lần đăng nhập của bạn: khi đó thiết bị mới còn cần mã từ điện thoại của bạn.",
 "security.totp.off.own": "Tắt. Bảo vệ bạn khi có người dùng trình duyệt chưa khóa của bạn: thay đổi ai mở được ví, hoặc xem cụm từ, khi đó sẽ cần mã.",
 "security.totp.on": "Bật. Đăng nhập chỉ mở được trên thiết bị mới khi có mã. Thay đổi ai mở được ví và xem cụm từ cũng vậy.",
 "security.totp.on.own": "Bật. Thay đổi ai mở được ví, hoặc xem cụm từ, cần có mã.",
 "security.totp.setUp": "Thiết lập",
 "security.totp.setUp.label": "Thiết lập ứng dụng xác thực",
 "security.totp.remove.label": "Xóa ứng dụng xác thực",
 "security.totp.title": "Thiết lập ứng dụng xác thực",
 "security.totp.body": "Hãy quét mã này bằng ứng dụng xác thực trên điện thoại. Ứng dụng sẽ hiện mã mới sau mỗi 30 giây.",
 "security.totp.qr": "Mã QR cho ứng dụng xác thực",
 "security.totp.byHand": "Hoặc nhập khóa này vào ứng dụng",
 "security.totp.keep.title": "Hãy giữ các mã dự phòng này",
 "security.totp.keep.body": "Mỗi mã thay cho ứng dụng một lần. Nếu bạn mất điện thoại và các mã này, đăng nhập sẽ không mở được ví trên thiết bị mới.",
 "security.totp.kept": "Tôi đã giữ lại",
 "security.totp.confirm.title": "Nhập mã",
 "security.totp.confirm.body": "Sáu chữ số mà ứng dụng xác thực đang hiện.",
 "security.totp.turnOn": "Bật",
 "security.totp.codeLabel": "Mã từ ứng dụng",
 "security.totp.backupLabel": "Mã dự phòng",
 "security.totp.useBackup": "Dùng mã dự phòng",
 "security.totp.useApp": "Dùng ứng dụng",
 "security.totp.step.title": "Xác nhận đó là bạn",
 "security.totp.step.body": "Hãy nhập sáu chữ số mà ứng dụng xác thực đang hiện.",
 "security.totp.unlock.title": "Mở ví của bạn",
 "security.totp.unlock.body": "Ví của bạn chưa biết thiết bị này. Hãy nhập sáu chữ số mà ứng dụng xác thực đang hiện.",
 "security.totp.removeTotp.title": "Xóa ứng dụng xác thực?",
 "security.totp.removeTotp.body": "Sau đó mã sẽ không được yêu cầu nữa. Hãy nhập một mã lần cuối để xác nhận.",
 "security.done.totp.title": "Ứng dụng xác thực đã bật",
 "security.done.totp.body": "Từ nay ví sẽ yêu cầu mã trước khi tin cậy một thiết bị mới chỉ có lần đăng nhập của bạn.",
 "security.done.removeTotp.title": "Đã xóa",
 "security.done.removeTotp.body": "Ví của bạn không còn yêu cầu mã. Bạn có thể xóa mục này trong ứng dụng.",
 "security.news.totp": "Ứng dụng xác thực đã bật.",
 "security.news.removeTotp": "Ví của bạn không còn yêu cầu mã.",
 "security.locked.code": "Bạn đã đăng nhập. Để mở ví ở đây, hãy dùng ứng dụng xác thực.",
 "security.problem.codeWrong": "Mã không đúng hoặc đã được dùng. Hãy chờ mã tiếp theo trong ứng dụng.",
 "security.problem.codeLocked": "Nhập sai mã quá nhiều lần. Mã tạm thời bị từ chối; hãy thử lại sau.",
 "security.problem.codeLate": "Mã bạn nhập không còn hiệu lực. Hãy đóng cửa sổ này và bắt đầu lại.",
 "security.level.assisted.totp.title": "Đăng nhập cùng một mã mở được ví này",
 "security.level.assisted.totp.body": "Thiết bị mới cần lần đăng nhập của bạn và mã từ ứng dụng xác thực. Đơn vị vận hành ví này vẫn có thể mở ví.",
 "security.locked.other": "Mở bằng cách khác",
 "security.unlock.device": "Dùng thiết bị khác",
 "security.wait.title": "Phê duyệt trên thiết bị khác",
 "security.wait.body": "Trên một thiết bị mở được ví của bạn, hãy vào Bảo mật, chọn “Phê duyệt thiết bị mới” và nhập mã này ở đó.",
 "security.wait.status": "Đang chờ thiết bị khác…",
 "security.wait.warning": "Đừng cho ai biết mã này. Mã dùng được một lần, trong 10 phút.",
 "security.do.approve": "Phê duyệt thiết bị mới",
 "security.title.approve": "Phê duyệt thiết bị mới",
 "security.approve.title": "Phê duyệt thiết bị mới",
 "security.approve.body": "Hãy đăng nhập trên thiết bị mới và chọn “Dùng thiết bị khác”. Sau đó nhập mã mà thiết bị hiện ra.",
 "security.approve.label": "Mã trên thiết bị mới",
 "security.approve.ask": "Đây có phải là thiết bị của bạn?",
 "security.approve.device": [
  [
   "browser"
  ],
  ", trên ",
  [
   "site"
  ],
  ", yêu cầu mở ví của bạn."
 ],
 "security.approve.warning": "Chỉ phê duyệt nếu chính bạn đang cầm thiết bị đó. Nếu người khác đưa mã cho bạn, hãy từ chối: họ có thể lấy mọi thứ trong ví.",
 "security.approve.do": "Cho phép mở ví của tôi",
 "security.approve.decline": "Từ chối",
 "security.done.approve.title": "Thiết bị mới mở được ví của bạn",
 "security.done.approve.body": "Thiết bị được liệt kê trong “Thiết bị và hoạt động”, bạn có thể xóa ở đó.",
 "security.news.approve": "Thiết bị mới mở được ví của bạn.",
 "security.problem.deviceCode": "Không có thiết bị mới nào hiện mã này. Hãy so sánh mã và kiểm tra xem thiết bị đó còn đang chờ không.",
 "security.problem.declined": "Thiết bị kia đã từ chối.",
 "security.problem.ended": "Mã đã hết hạn. Hãy bắt đầu lại trên thiết bị mới.",
 "security.devices.waits": [
  "Mới, trên ",
  [
   "site"
  ],
  ". Thiết bị này mở được ví của bạn kể từ ",
  [
   "time"
  ],
  ". Nếu không phải của bạn, hãy xóa."
 ],
 "security.title.share": "Ví của bạn trong ứng dụng khác",
 "security.share.title": "Dùng ví của bạn ở đây luôn?",
 "security.share.about": [
  "Bạn có một ví tại ",
  [
   "site"
  ],
  ". Hãy quyết định ứng dụng này cũng dùng ví đó hay dùng một ví riêng."
 ],
 "security.share.body": [
  [
   "app"
  ],
  " thuộc cùng nhà cung cấp với ứng dụng mà bạn có ví."
 ],
 "security.share.from": "Ví của bạn tại",
 "security.share.to": "Dùng thêm trong",
 "security.share.gets": "Ứng dụng thấy địa chỉ và các ví đã liên kết của bạn, và có thể yêu cầu chữ ký. Bạn vẫn phê duyệt từng chữ ký như thường lệ.",
 "security.share.same": "Cả hai ứng dụng đều biết bạn là cùng một người. Khóa của bạn vẫn ở trong ví.",
 "security.share.end": "Bạn có thể kết thúc trong “Thiết bị và hoạt động”.",
 "security.share.yes": "Dùng ví này",
 "security.share.no": "Tạo ví riêng",
 "security.share.foot": "Nếu dùng ví riêng, bạn sẽ không được hỏi lại.",
 "security.done.share.title": "Cùng một ví, ở cả đây",
 "security.done.share.body": "Bạn có thể đóng cửa sổ này.",
 "security.done.separate.title": "Ví riêng",
 "security.done.separate.body": "Các ứng dụng tách biệt nhau. Bạn có thể đóng cửa sổ này.",
 "security.apps.heading": "Các ứng dụng khác dùng ví này",
 "security.apps.this": [
  [
   "name"
  ],
  ", ứng dụng này"
 ],
 "security.apps.since": [
  [
   "name"
  ],
  ", thêm vào: ",
  [
   "time"
  ]
 ],
 "security.apps.remove": [
  "Gỡ ví khỏi ",
  [
   "site"
  ]
 ],
 "security.remove.app.title": "Gỡ ví khỏi ứng dụng này?",
 "security.remove.app.body": "Ứng dụng sẽ bị đăng xuất ngay và không thể yêu cầu chữ ký nữa. Lần đăng nhập tiếp theo ở đó, bạn sẽ quyết định lại.",
 "security.confirm.row": "Yêu cầu passkey của tôi",
 "security.confirm.about.none": "Không thể yêu cầu các passkey bạn đã thêm trước đây. Hãy thêm passkey khác để dùng tính năng này.",
 "security.confirm.about.never": "Không bao giờ. Người dùng trình duyệt chưa khóa của bạn có thể phê duyệt điều gì đó.",
 "security.confirm.about.above": "Trên một số tiền, và với mọi thứ chưa rõ giá trị.",
 "security.confirm.about.always": "Mỗi lần phê duyệt. Không có passkey của bạn, không gì được ký.",
 "security.confirm.about.ending": "Mỗi lần phê duyệt, nhưng sắp kết thúc: việc kết thúc đã được yêu cầu mà không dùng passkey. Hãy dùng passkey một lần để giữ lại.",
 "security.confirm.change": "Thay đổi",
 "security.confirm.change.label": "Thay đổi khi nào yêu cầu passkey",
 "security.confirm.title": "Khi nào yêu cầu passkey",
 "security.confirm.body": "Khi đó việc phê duyệt cũng cần passkey của bạn. Lựa chọn này áp dụng cho cả các thiết bị khác của bạn.",
 "security.confirm.mode.never": "Không bao giờ",
 "security.confirm.mode.never.about": "Phê duyệt là đủ.",
 "security.confirm.mode.above": "Trên một số tiền",
 "security.confirm.mode.above.about": "Và với token, quyền sử dụng, tin nhắn và lệnh gọi hợp đồng.",
 "security.confirm.mode.always": "Mỗi lần phê duyệt",
 "security.confirm.mode.always.about": "Máy chủ chỉ đưa ra nửa khóa của mình khi có passkey của bạn.",
 "security.confirm.limit": [
  "Nhiều hơn (",
  [
   "coin"
  ],
  ")"
 ],
 "security.confirm.limits.about": "Mỗi lần phê duyệt được tính riêng, gồm cả phí. Với các đồng coin khác, passkey luôn được yêu cầu.",
 "security.confirm.save": "Lưu bằng passkey của tôi",
 "security.confirm.use": "Dùng passkey của bạn",
 "security.confirm.back": "Quay lại",
 "security.confirm.step.title": "Xác nhận đó là bạn",
 "security.confirm.step.body": "Bạn đã đặt yêu cầu passkey mỗi khi mở ví. Bước này cho phép bạn thay đổi ví trong hai phút.",
 "security.confirm.lost": "Tôi không còn passkey",
 "security.confirm.lost.title": "Tắt mà không cần passkey?",
 "security.confirm.lost.body": "Tính năng sẽ kết thúc sau ba ngày, và bạn nhận email ngay bây giờ. Nếu một passkey của bạn được dùng trước lúc đó, tính năng vẫn bật.",
 "security.confirm.lost.do": "Kết thúc sau ba ngày",
 "security.done.confirm.title": "Đã lưu lựa chọn của bạn",
 "security.done.confirm.body": "Từ nay áp dụng cho mọi thiết bị của bạn.",
 "security.done.confirmEnding.title": "Sẽ kết thúc sau ba ngày",
 "security.done.confirmEnding.body": "Cho đến lúc đó, không gì được ký nếu không có passkey của bạn.",
 "security.news.confirm": "Đã thay đổi khi nào yêu cầu passkey.",
 "security.news.confirmEnding": "Sau ba ngày, passkey của bạn sẽ không còn được yêu cầu.",
 "security.problem.confirmWrong": "Passkey này không được chấp nhận. Hãy dùng một passkey của ví này rồi thử lại.",
 "security.problem.noLimit": "Hãy nhập số tiền cho ít nhất một đồng coin.",
 "security.problem.badLimit": "Hãy nhập số tiền bằng chữ số, ví dụ 0.1.",
 "security.level.assisted.confirm.title": "Đăng nhập chỉ mở được ví này cùng với passkey",
 "security.level.assisted.confirm.body": "Không có passkey của bạn, đăng nhập không mở được trên thiết bị mới và không gì được ký. Đơn vị vận hành ví này vẫn có thể mở ví.",
 "security.looks.heading": "Những việc bộ phận hỗ trợ đã làm",
 "security.looks.app": [
  "Bộ phận hỗ trợ của ",
  [
   "app"
  ],
  " đã xem tài khoản của bạn"
 ],
 "security.looks.operator": [
  "Đơn vị vận hành dịch vụ ví này đã xem tài khoản của bạn tại ",
  [
   "app"
  ]
 ],
 "security.looks.disabled": [
  [
   "app"
  ],
  " đã vô hiệu hóa tài khoản của bạn"
 ],
 "security.looks.enabled": [
  [
   "app"
  ],
  " đã kích hoạt lại tài khoản của bạn"
 ],
 "security.looks.deletion-asked": [
  [
   "app"
  ],
  " đã yêu cầu xóa tài khoản của bạn"
 ],
 "security.looks.deletion-cancelled": [
  [
   "app"
  ],
  " không còn yêu cầu xóa tài khoản của bạn"
 ],
 "security.looks.deletion-stopped": [
  "Bạn đã giữ lại tài khoản tại ",
  [
   "app"
  ]
 ],
 "security.looks.erases": [
  "Tài khoản này và ví của nó sẽ bị xóa vào ",
  [
   "time"
  ],
  ". Để giữ lại, hãy mở liên kết trong email của chúng tôi. Để giữ tài sản trong ví, hãy lưu cụm từ khôi phục trước đó."
 ],
 "security.leaving.title": "Ứng dụng này đã vô hiệu hóa tài khoản của bạn",
 "security.leaving.body": [
  "Bạn không dùng được ví tại ",
  [
   "host"
  ],
  " nữa. Ví vẫn là của bạn: hãy lưu cụm từ khôi phục và mở trong bất kỳ ví nào khác."
 ],
 "security.leaving.continue": "Mang ví của tôi đi",
 "security.leaving.close": "Đóng"
}
export default catalogue
