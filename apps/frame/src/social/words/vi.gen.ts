// Written by scripts/genMessages.ts. Do not edit.
export default {
 "social.title": "Đăng nhập",
 "social.preparing": "Đang chuẩn bị đăng nhập…",
 "social.leaving": "Đang chuyển bạn đến {provider}…",
 "social.number.title": "Bạn thấy số nào?",
 "social.number.body": "Hãy chọn số mà trang tại {host} hiện trong phần đăng nhập. Nếu không có trang nào hiện số, hãy đóng cửa sổ này.",
 "social.refused.title": "Đó là một số khác",
 "social.refused.body": "Để giữ an toàn cho tài khoản của bạn, lần đăng nhập này đã bị dừng. Hãy đóng cửa sổ này và bắt đầu lại.",
 "social.ended.title": "Lần đăng nhập này đã kết thúc",
 "social.ended.body": "Hãy đóng cửa sổ này và bắt đầu lại trên trang trước đó.",
 "social.elsewhere.title": "Tiếp tục trong cửa sổ kia",
 "social.elsewhere.body": "Lần đăng nhập này đã mở trong cửa sổ khác. Bạn có thể đóng cửa sổ này.",
 "social.failed.title": "Không thực hiện được",
 "social.failed.body": "Không bắt đầu đăng nhập được. Hãy đóng cửa sổ này rồi thử lại.",
 "social.offline": "Không kết nối được với máy chủ. Chúng tôi vẫn tiếp tục thử.",
 "social.close": "Đóng cửa sổ này"
} as const
