// Written by scripts/genMessages.ts. Do not edit.
export default {
 "social.title": "登录",
 "social.preparing": "正在准备登录…",
 "social.leaving": "正在前往 {provider}…",
 "social.number.title": "您看到的是哪个数字？",
 "social.number.body": "请选择 {host} 页面在登录时显示的数字。如果没有页面显示数字，请关闭此窗口。",
 "social.refused.title": "数字不一致",
 "social.refused.body": "为保护您的账户，此次登录已停止。请关闭此窗口并重新开始。",
 "social.ended.title": "此次登录已结束",
 "social.ended.body": "请关闭此窗口，并在原来的页面重新开始。",
 "social.elsewhere.title": "请在另一个窗口中继续",
 "social.elsewhere.body": "此次登录已在另一个窗口中打开。您可以关闭此窗口。",
 "social.failed.title": "未能成功",
 "social.failed.body": "无法开始登录。请关闭此窗口后重试。",
 "social.offline": "无法连接服务器，我们会继续尝试。",
 "social.close": "关闭此窗口"
} as const
