// Written by scripts/genMessages.ts. Do not edit.
import type { Locale } from '../../ui/words/messages/keys.gen.ts'

/** What its views say. */
export const laterWords = {
 "en": {
  "embedded.frame.login": "Log in to your wallet",
  "embedded.frame.approval": "Request to your wallet",
  "embedded.frame.account": "Your wallet account",
  "embedded.sending": [
   "Sending a mail to ",
   [
    "email"
   ]
  ],
  "embedded.waiting": "Loading your wallet",
  "embedded.linking.title": "You are logged in",
  "embedded.linking.body": "Connecting your wallet…",
  "embedded.failed.title": "Couldn’t log you in",
  "embedded.failed.otherEmail": "Use another email",
  "embedded.row.subtitle": "Logged in with email",
  "embedded.change.intro": "You get a code at your current address, then one at the new address.",
  "embedded.change.present": "Current email",
  "embedded.change.label": "New email address",
  "embedded.change.send": "Continue",
  "embedded.change.done": "Email changed",
  "embedded.error.email_invalid": "Enter an email address, such as ana@example.com.",
  "embedded.error.login/cool_down": [
   "Please try again after ",
   [
    "seconds"
   ],
   " seconds"
  ],
  "embedded.error.embedded/load_failed": "Couldn’t load the wallet. Check your connection and try again later.",
  "embedded.error.embedded/timeout": "The wallet took too long to answer. Try again.",
  "embedded.error.login/mail_failed": "The mail couldn’t be delivered. Check the address.",
  "embedded.error.login/attempt_ended": "The code has expired. Ask for a new one.",
  "embedded.error.login/too_many_tries": "Too many wrong codes. Ask for a new one.",
  "embedded.error.login/device_refused": "The login was refused in the mail.",
  "embedded.error.login/change_pending": "The email of this account was changed. Open the link in the notice to undo that, or wait a day.",
  "embedded.error.login/clock_skewed": "Check this device’s date and time, then try again.",
  "embedded.error.request/http_failed": "Couldn’t reach the wallet’s server. Check your connection and try again.",
  "embedded.error.failed": "That didn’t work. Try again."
 },
 "es": {
  "embedded.frame.login": "Iniciar sesión en tu billetera",
  "embedded.frame.approval": "Solicitud a tu billetera",
  "embedded.frame.account": "La cuenta de tu billetera",
  "embedded.sending": [
   "Enviando un correo a ",
   [
    "email"
   ]
  ],
  "embedded.waiting": "Cargando tu billetera",
  "embedded.linking.title": "Has iniciado sesión",
  "embedded.linking.body": "Conectando tu billetera…",
  "embedded.failed.title": "No se pudo iniciar sesión",
  "embedded.failed.otherEmail": "Usar otro correo",
  "embedded.row.subtitle": "Sesión iniciada con correo",
  "embedded.change.intro": "Recibirás un código en tu correo actual y después otro en el nuevo.",
  "embedded.change.present": "Correo actual",
  "embedded.change.label": "Nuevo correo electrónico",
  "embedded.change.send": "Continuar",
  "embedded.change.done": "Correo cambiado",
  "embedded.error.email_invalid": "Escribe un correo electrónico, como ana@example.com.",
  "embedded.error.login/cool_down": [
   "Inténtalo de nuevo en ",
   [
    "seconds"
   ],
   " segundos"
  ],
  "embedded.error.embedded/load_failed": "No se pudo cargar la billetera. Revisa tu conexión e inténtalo más tarde.",
  "embedded.error.embedded/timeout": "La billetera tardó demasiado en responder. Inténtalo de nuevo.",
  "embedded.error.login/mail_failed": "No se pudo entregar el correo. Revisa la dirección.",
  "embedded.error.login/attempt_ended": "El código ha caducado. Pide uno nuevo.",
  "embedded.error.login/too_many_tries": "Demasiados códigos incorrectos. Pide uno nuevo.",
  "embedded.error.login/device_refused": "El inicio de sesión se rechazó desde el correo.",
  "embedded.error.login/change_pending": "El correo de esta cuenta se ha cambiado. Abre el enlace del aviso para deshacerlo o espera un día.",
  "embedded.error.login/clock_skewed": "Revisa la fecha y la hora de este dispositivo e inténtalo de nuevo.",
  "embedded.error.request/http_failed": "No se pudo contactar con el servidor de la billetera. Revisa tu conexión e inténtalo de nuevo.",
  "embedded.error.failed": "No ha funcionado. Inténtalo de nuevo."
 },
 "zh": {
  "embedded.frame.login": "登录你的钱包",
  "embedded.frame.approval": "发给你钱包的请求",
  "embedded.frame.account": "你的钱包账户",
  "embedded.sending": [
   "正在向 ",
   [
    "email"
   ],
   " 发送邮件"
  ],
  "embedded.waiting": "正在加载你的钱包",
  "embedded.linking.title": "已登录",
  "embedded.linking.body": "正在连接你的钱包…",
  "embedded.failed.title": "无法登录",
  "embedded.failed.otherEmail": "使用其他邮箱",
  "embedded.row.subtitle": "已使用邮箱登录",
  "embedded.change.intro": "你会先在当前邮箱收到一个验证码，再在新邮箱收到一个。",
  "embedded.change.present": "当前邮箱",
  "embedded.change.label": "新邮箱地址",
  "embedded.change.send": "继续",
  "embedded.change.done": "邮箱已更改",
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
  "embedded.error.login/mail_failed": "邮件无法送达。请检查邮箱地址。",
  "embedded.error.login/attempt_ended": "验证码已过期。请获取新的验证码。",
  "embedded.error.login/too_many_tries": "错误次数过多。请获取新的验证码。",
  "embedded.error.login/device_refused": "该登录已在邮件中被拒绝。",
  "embedded.error.login/change_pending": "此账户的邮箱已更改。请打开通知邮件中的链接撤销，或等待一天。",
  "embedded.error.login/clock_skewed": "请检查此设备的日期和时间，然后重试。",
  "embedded.error.request/http_failed": "无法连接钱包服务器。请检查网络后重试。",
  "embedded.error.failed": "操作未成功。请重试。"
 },
 "ar": {
  "embedded.frame.login": "تسجيل الدخول إلى محفظتك",
  "embedded.frame.approval": "طلب موجه إلى محفظتك",
  "embedded.frame.account": "حساب محفظتك",
  "embedded.sending": [
   "جارٍ إرسال رسالة إلى ",
   "⁨",
   [
    "email"
   ],
   "⁩"
  ],
  "embedded.waiting": "جارٍ تحميل محفظتك",
  "embedded.linking.title": "تم تسجيل الدخول",
  "embedded.linking.body": "جارٍ ربط محفظتك…",
  "embedded.failed.title": "تعذّر تسجيل الدخول",
  "embedded.failed.otherEmail": "استخدام بريد آخر",
  "embedded.row.subtitle": "تم الدخول بالبريد الإلكتروني",
  "embedded.change.intro": "ستتلقى رمزًا على بريدك الحالي، ثم رمزًا آخر على البريد الجديد.",
  "embedded.change.present": "البريد الحالي",
  "embedded.change.label": "البريد الإلكتروني الجديد",
  "embedded.change.send": "متابعة",
  "embedded.change.done": "تم تغيير البريد الإلكتروني",
  "embedded.error.email_invalid": "أدخل بريدًا إلكترونيًا مثل ana@example.com.",
  "embedded.error.login/cool_down": [
   "أعد المحاولة بعد ",
   "⁨",
   [
    "seconds"
   ],
   "⁩",
   " ثانية"
  ],
  "embedded.error.embedded/load_failed": "تعذّر تحميل المحفظة. تحقق من اتصالك وأعد المحاولة لاحقًا.",
  "embedded.error.embedded/timeout": "تأخرت المحفظة في الرد. أعد المحاولة.",
  "embedded.error.login/mail_failed": "تعذّر تسليم الرسالة. تحقق من العنوان.",
  "embedded.error.login/attempt_ended": "انتهت صلاحية الرمز. اطلب رمزًا جديدًا.",
  "embedded.error.login/too_many_tries": "رموز خاطئة كثيرة. اطلب رمزًا جديدًا.",
  "embedded.error.login/device_refused": "رُفض تسجيل الدخول من الرسالة.",
  "embedded.error.login/change_pending": "تغيّر بريد هذا الحساب. افتح الرابط في الإشعار للتراجع، أو انتظر يومًا.",
  "embedded.error.login/clock_skewed": "تحقق من تاريخ هذا الجهاز ووقته، ثم أعد المحاولة.",
  "embedded.error.request/http_failed": "تعذّر الوصول إلى خادم المحفظة. تحقق من اتصالك وأعد المحاولة.",
  "embedded.error.failed": "لم ينجح ذلك. أعد المحاولة."
 }
} as const satisfies Record<Locale, unknown>
