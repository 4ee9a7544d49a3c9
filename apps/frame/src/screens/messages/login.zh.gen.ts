// Written by scripts/genMessages.ts. Do not edit.
import type { Messages } from './keys.gen.ts'

export const zh: Partial<Messages> = {
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
