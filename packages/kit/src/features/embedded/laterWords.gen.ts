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
  "embedded.linking.title": "You’re logged in",
  "embedded.linking.body": "Opening your wallet…",
  "embedded.failed.title": "Couldn’t log you in",
  "embedded.failed.noAccess": "No access for this account",
  "embedded.failed.otherEmail": "Use another email",
  "embedded.row.subtitle": "Logged in with email",
  "embedded.security.title": "Security",
  "embedded.security.subtitle": "Who can open your wallet",
  "embedded.security.assisted": "Your login alone opens it.",
  "embedded.security.fragile": "Only you can open it, in one way.",
  "embedded.security.secured": "Only you can open it.",
  "embedded.security.exit": "Only you can open it, and you can leave.",
  "embedded.security.next.kit": "Next: a recovery kit",
  "embedded.security.next.passkey": "Next: a passkey",
  "embedded.security.next.secure": "Next: make it yours alone",
  "embedded.security.next.export": "Next: an exit kit",
  "embedded.security.failed": "Couldn’t show this",
  "embedded.change.intro": "You get a code at your current address, then one at the new address.",
  "embedded.change.present": "Current email",
  "embedded.change.label": "New email address",
  "embedded.change.send": "Continue",
  "embedded.change.done": "Email changed",
  "embedded.notAllowed": "Action not allowed",
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
  "embedded.error.login/mail_failed": "The mail couldn’t be delivered. Check the address, or try again.",
  "embedded.error.login/attempt_ended": "The code has expired. Ask for a new one.",
  "embedded.error.login/too_many_tries": "Too many wrong codes. Ask for a new one.",
  "embedded.error.login/device_refused": "Another number was chosen in the mail. Try again, and choose the number you see here.",
  "embedded.error.login/change_pending": "The email of this account was changed. Open the link in the notice to undo that, or wait a day.",
  "embedded.error.login/not_allowed": "This site doesn’t let this account in. Use another one, or ask the site for access.",
  "embedded.error.login/user_disabled": "This app has turned off your account. Log in again to take your wallet with you.",
  "embedded.error.login/email_off": "Logging in with email is not available here.",
  "embedded.error.login/clock_skewed": "Check this device’s date and time, then try again.",
  "embedded.error.request/http_failed": "Couldn’t reach the wallet’s server. Check your connection and try again.",
  "embedded.error.embedded/unreachable": "Your wallet can’t be reached at the moment. Try again in a minute.",
  "embedded.error.embedded/untrusted": "Your wallet was not opened, because the server sent something that doesn’t belong to it. Ask this site’s support for help.",
  "embedded.error.stopped": "Wallets are paused at the moment. Try again later.",
  "embedded.error.escrow/login_required": "Log in again, with the link and the code from the mail.",
  "embedded.error.request/too_many": "Too many requests at once. Wait a moment, then try again.",
  "embedded.error.failed": "That didn’t work. Try again.",
  "embedded.row.social": [
   "Logged in with ",
   [
    "provider"
   ]
  ],
  "embedded.social.list": "Log in with an account",
  "embedded.social.continue": [
   "Continue with ",
   [
    "provider"
   ]
  ],
  "embedded.social.waiting.title": "Continue in the window",
  "embedded.social.waiting.body": [
   "Log in with ",
   [
    "provider"
   ],
   " in the window that opened."
  ],
  "embedded.social.blocked": "The window was blocked",
  "embedded.social.closed": "The window was closed",
  "embedded.social.declined": "Login declined",
  "embedded.social.open": "Open the window",
  "embedded.social.other": "Use another way",
  "embedded.farcaster.scan": "Scan with your phone",
  "embedded.farcaster.here": "Continue in the Farcaster app",
  "embedded.farcaster.only": "Approve it in the Farcaster app. Only approve a login that you started yourself.",
  "embedded.farcaster.expires": [
   "This code expires in ",
   [
    "seconds"
   ],
   " seconds."
  ],
  "embedded.farcaster.code": "Code for the Farcaster app",
  "embedded.farcaster.copy": "Copy link",
  "embedded.farcaster.open": "Open Farcaster",
  "embedded.farcaster.failed": [
   "Couldn’t connect to ",
   [
    "provider"
   ]
  ],
  "embedded.farcaster.expired": "The code has expired",
  "embedded.farcaster.expiredBody": "It wasn’t approved in time. Try again for a new code.",
  "embedded.error.login/window_blocked": "Your browser didn’t let the window open. Open it with the button below.",
  "embedded.error.login/window_closed": "You closed it before logging in. You can try again.",
  "embedded.error.login/window_foreign": "Another number was chosen in the window. Try again, and choose the number you see here.",
  "embedded.error.login/visit_ended": "The login took too long. Try again.",
  "embedded.error.login/provider_declined": "You declined in the window, so nothing was shared. You can try again.",
  "embedded.error.login/provider_failed": "The login couldn’t be confirmed there. Try again in a moment.",
  "embedded.error.login/provider_off": "This way to log in isn’t available here. Use another one.",
  "embedded.passkey.continue": "Continue with a passkey",
  "embedded.passkey.name": "Passkey",
  "embedded.row.passkey": "Logged in with a passkey",
  "embedded.guest.continue": "Continue as guest",
  "embedded.guest.name": "Guest",
  "embedded.row.guest": "Without an email",
  "embedded.guest.secure": "Secure this wallet",
  "embedded.security.temporary": "Only in this browser. Clear its data and the wallet is gone.",
  "embedded.error.login/guest_off": "This site doesn’t let guests in. Use another way.",
  "embedded.linked.title": "Linked wallets",
  "embedded.linked.subtitle": "Wallets you already have",
  "embedded.linked.intro": "This app knows that these wallets are yours. They can’t open the wallet of your login.",
  "embedded.linked.unread": "Couldn’t load your linked wallets",
  "embedded.linked.none.title": "No linked wallets",
  "embedded.linked.none.body": "Link a wallet you already have, so that this app knows it is yours. It signs a message, which costs nothing.",
  "embedded.linked.add": "Link a wallet",
  "embedded.linked.full": [
   "You have linked ",
   [
    "count"
   ],
   " wallets, which is as many as you can. Unlink one first."
  ],
  "embedded.linked.choose": "Choose a wallet in this browser.",
  "embedded.linked.missing.title": "No wallet found",
  "embedded.linked.missing.body": "Install a wallet in this browser, or turn it on, and try again.",
  "embedded.linked.unlink": "Unlink",
  "embedded.linked.keep": "Keep it",
  "embedded.linked.cancel": "Cancel",
  "embedded.linked.confirm.title": [
   "Unlink ",
   [
    "name"
   ],
   "?"
  ],
  "embedded.linked.confirm.body": "This app will no longer know that this wallet is yours. You can link it again.",
  "embedded.linked.step.connect.title": [
   "Connect in ",
   [
    "name"
   ]
  ],
  "embedded.linked.step.connect.body": "Choose the account you want to link.",
  "embedded.linked.step.approve.title": [
   "Linking ",
   [
    "name"
   ]
  ],
  "embedded.linked.step.approve.body": "Loading the request…",
  "embedded.linked.step.sign.title": [
   "Sign with ",
   [
    "name"
   ]
  ],
  "embedded.linked.step.sign.body": "The message shows that the wallet is yours. It moves nothing.",
  "embedded.linked.declined": "Declined. Nothing was linked.",
  "embedded.linked.error.links/taken": "This wallet is linked to another account of this app. Unlink it there first.",
  "embedded.linked.error.links/ended": "That took too long. Try again.",
  "embedded.linked.error.escrow/waiting": "This device is new. It can link wallets once it can open yours."
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
  "embedded.linking.body": "Abriendo tu billetera…",
  "embedded.failed.title": "No se pudo iniciar sesión",
  "embedded.failed.noAccess": "Esta cuenta no tiene acceso",
  "embedded.failed.otherEmail": "Usar otro correo",
  "embedded.row.subtitle": "Sesión iniciada con correo",
  "embedded.security.title": "Seguridad",
  "embedded.security.subtitle": "Quién puede abrir tu billetera",
  "embedded.security.assisted": "Basta tu inicio de sesión para abrirla.",
  "embedded.security.fragile": "Solo tú puedes abrirla, de una forma.",
  "embedded.security.secured": "Solo tú puedes abrirla.",
  "embedded.security.exit": "Solo tú puedes abrirla, y puedes irte.",
  "embedded.security.next.kit": "Siguiente: un kit de recuperación",
  "embedded.security.next.passkey": "Siguiente: una llave de acceso",
  "embedded.security.next.secure": "Siguiente: hazla solo tuya",
  "embedded.security.next.export": "Siguiente: un kit de salida",
  "embedded.security.failed": "No se pudo mostrar",
  "embedded.change.intro": "Recibirás un código en tu correo actual y después otro en el nuevo.",
  "embedded.change.present": "Correo actual",
  "embedded.change.label": "Nuevo correo electrónico",
  "embedded.change.send": "Continuar",
  "embedded.change.done": "Correo cambiado",
  "embedded.notAllowed": "Acción no permitida",
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
  "embedded.error.login/mail_failed": "No se pudo entregar el correo. Revisa la dirección o inténtalo de nuevo.",
  "embedded.error.login/attempt_ended": "El código ha caducado. Pide uno nuevo.",
  "embedded.error.login/too_many_tries": "Demasiados códigos incorrectos. Pide uno nuevo.",
  "embedded.error.login/device_refused": "En el correo se eligió otro número. Inténtalo de nuevo y elige el número que ves aquí.",
  "embedded.error.login/change_pending": "El correo de esta cuenta se ha cambiado. Abre el enlace del aviso para deshacerlo o espera un día.",
  "embedded.error.login/not_allowed": "Este sitio no admite esta cuenta. Usa otra o pide acceso al sitio.",
  "embedded.error.login/user_disabled": "Esta aplicación desactivó tu cuenta. Inicia sesión de nuevo para llevarte tu billetera.",
  "embedded.error.login/email_off": "Aquí no se puede iniciar sesión con correo electrónico.",
  "embedded.error.login/clock_skewed": "Revisa la fecha y la hora de este dispositivo e inténtalo de nuevo.",
  "embedded.error.request/http_failed": "No se pudo contactar con el servidor de la billetera. Revisa tu conexión e inténtalo de nuevo.",
  "embedded.error.embedded/unreachable": "Ahora no se puede acceder a tu billetera. Inténtalo de nuevo en un minuto.",
  "embedded.error.embedded/untrusted": "No abrimos tu billetera porque el servidor envió algo que no le pertenece. Pide ayuda al soporte de este sitio.",
  "embedded.error.stopped": "Las billeteras están en pausa. Inténtalo más tarde.",
  "embedded.error.escrow/login_required": "Inicia sesión de nuevo con el enlace y el código del correo.",
  "embedded.error.request/too_many": "Demasiadas solicitudes a la vez. Espera un momento e inténtalo de nuevo.",
  "embedded.error.failed": "No ha funcionado. Inténtalo de nuevo.",
  "embedded.row.social": [
   "Sesión iniciada con ",
   [
    "provider"
   ]
  ],
  "embedded.social.list": "Iniciar sesión con una cuenta",
  "embedded.social.continue": [
   "Continuar con ",
   [
    "provider"
   ]
  ],
  "embedded.social.waiting.title": "Continúa en la ventana",
  "embedded.social.waiting.body": [
   "Inicia sesión con ",
   [
    "provider"
   ],
   " en la ventana que se abrió."
  ],
  "embedded.social.blocked": "La ventana se bloqueó",
  "embedded.social.closed": "La ventana se cerró",
  "embedded.social.declined": "Inicio de sesión rechazado",
  "embedded.social.open": "Abrir la ventana",
  "embedded.social.other": "Usar otra forma",
  "embedded.farcaster.scan": "Escanéalo con tu teléfono",
  "embedded.farcaster.here": "Continúa en la app de Farcaster",
  "embedded.farcaster.only": "Apruébalo en la app de Farcaster. Aprueba solo un inicio de sesión que hayas empezado tú.",
  "embedded.farcaster.expires": [
   "Este código caduca en ",
   [
    "seconds"
   ],
   " segundos."
  ],
  "embedded.farcaster.code": "Código para la app de Farcaster",
  "embedded.farcaster.copy": "Copiar enlace",
  "embedded.farcaster.open": "Abrir Farcaster",
  "embedded.farcaster.failed": [
   "No se pudo conectar con ",
   [
    "provider"
   ]
  ],
  "embedded.farcaster.expired": "El código ha caducado",
  "embedded.farcaster.expiredBody": "No se aprobó a tiempo. Inténtalo de nuevo para obtener otro código.",
  "embedded.error.login/window_blocked": "Tu navegador no dejó abrir la ventana. Ábrela con el botón de abajo.",
  "embedded.error.login/window_closed": "La cerraste antes de iniciar sesión. Puedes intentarlo de nuevo.",
  "embedded.error.login/window_foreign": "Se eligió otro número en la ventana. Inténtalo de nuevo y elige el número que ves aquí.",
  "embedded.error.login/visit_ended": "El inicio de sesión tardó demasiado. Inténtalo de nuevo.",
  "embedded.error.login/provider_declined": "Lo rechazaste en la ventana, así que no se compartió nada. Puedes intentarlo de nuevo.",
  "embedded.error.login/provider_failed": "No se pudo confirmar el inicio de sesión allí. Inténtalo de nuevo en un momento.",
  "embedded.error.login/provider_off": "Esta forma de iniciar sesión no está disponible aquí. Usa otra.",
  "embedded.passkey.continue": "Continuar con una llave de acceso",
  "embedded.passkey.name": "Llave de acceso",
  "embedded.row.passkey": "Sesión iniciada con una llave de acceso",
  "embedded.guest.continue": "Continuar como invitado",
  "embedded.guest.name": "Invitado",
  "embedded.row.guest": "Sin correo electrónico",
  "embedded.guest.secure": "Protege esta billetera",
  "embedded.security.temporary": "Solo en este navegador. Si borras sus datos, la billetera se pierde.",
  "embedded.error.login/guest_off": "Este sitio no admite invitados. Usa otra forma.",
  "embedded.linked.title": "Billeteras vinculadas",
  "embedded.linked.subtitle": "Billeteras que ya tienes",
  "embedded.linked.intro": "Esta app sabe que estas billeteras son tuyas. No pueden abrir la billetera de tu cuenta.",
  "embedded.linked.unread": "No se pudieron cargar tus billeteras",
  "embedded.linked.none.title": "Ninguna billetera vinculada",
  "embedded.linked.none.body": "Vincula una billetera que ya tengas para que esta app sepa que es tuya. Firma un mensaje, que no cuesta nada.",
  "embedded.linked.add": "Vincular una billetera",
  "embedded.linked.full": [
   "Has vinculado ",
   [
    "count"
   ],
   " billeteras, el máximo. Desvincula una primero."
  ],
  "embedded.linked.choose": "Elige una billetera de este navegador.",
  "embedded.linked.missing.title": "No se encontró ninguna billetera",
  "embedded.linked.missing.body": "Instala una billetera en este navegador o actívala, e inténtalo de nuevo.",
  "embedded.linked.unlink": "Desvincular",
  "embedded.linked.keep": "Conservarla",
  "embedded.linked.cancel": "Cancelar",
  "embedded.linked.confirm.title": [
   "¿Desvincular ",
   [
    "name"
   ],
   "?"
  ],
  "embedded.linked.confirm.body": "Esta app dejará de saber que esta billetera es tuya. Puedes volver a vincularla.",
  "embedded.linked.step.connect.title": [
   "Conecta en ",
   [
    "name"
   ]
  ],
  "embedded.linked.step.connect.body": "Elige la cuenta que quieres vincular.",
  "embedded.linked.step.approve.title": [
   "Vinculando ",
   [
    "name"
   ]
  ],
  "embedded.linked.step.approve.body": "Cargando la solicitud…",
  "embedded.linked.step.sign.title": [
   "Firma en ",
   [
    "name"
   ]
  ],
  "embedded.linked.step.sign.body": "El mensaje demuestra que la billetera es tuya. No mueve nada.",
  "embedded.linked.declined": "Rechazado. No se vinculó nada.",
  "embedded.linked.error.links/taken": "Esta billetera está vinculada a otra cuenta de esta app. Desvincúlala allí primero.",
  "embedded.linked.error.links/ended": "Tardó demasiado. Inténtalo de nuevo.",
  "embedded.linked.error.escrow/waiting": "Este dispositivo es nuevo. Podrá vincular billeteras cuando pueda abrir la tuya."
 },
 "zh": {
  "embedded.frame.login": "登录您的钱包",
  "embedded.frame.approval": "发给您钱包的请求",
  "embedded.frame.account": "您的钱包账户",
  "embedded.sending": [
   "正在向 ",
   [
    "email"
   ],
   " 发送邮件"
  ],
  "embedded.waiting": "正在加载您的钱包",
  "embedded.linking.title": "您已登录",
  "embedded.linking.body": "正在打开您的钱包…",
  "embedded.failed.title": "无法登录",
  "embedded.failed.noAccess": "此账户无权访问",
  "embedded.failed.otherEmail": "使用其他邮箱",
  "embedded.row.subtitle": "已使用邮箱登录",
  "embedded.security.title": "安全",
  "embedded.security.subtitle": "谁能打开您的钱包",
  "embedded.security.assisted": "仅凭登录即可打开。",
  "embedded.security.fragile": "只有您能打开，且仅有一种方式。",
  "embedded.security.secured": "只有您能打开。",
  "embedded.security.exit": "只有您能打开，并且您可以随时离开。",
  "embedded.security.next.kit": "下一步：恢复套件",
  "embedded.security.next.passkey": "下一步：通行密钥",
  "embedded.security.next.secure": "下一步：使其仅属于您",
  "embedded.security.next.export": "下一步：离开套件",
  "embedded.security.failed": "无法显示",
  "embedded.change.intro": "您会先在当前邮箱收到一个验证码，再在新邮箱收到一个。",
  "embedded.change.present": "当前邮箱",
  "embedded.change.label": "新邮箱地址",
  "embedded.change.send": "继续",
  "embedded.change.done": "邮箱已更改",
  "embedded.notAllowed": "不允许此操作",
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
  "embedded.error.login/mail_failed": "邮件无法送达。请检查邮箱地址，或重试。",
  "embedded.error.login/attempt_ended": "验证码已过期。请获取新的验证码。",
  "embedded.error.login/too_many_tries": "错误次数过多。请获取新的验证码。",
  "embedded.error.login/device_refused": "邮件中选择了另一个数字。请重试，并选择此处显示的数字。",
  "embedded.error.login/change_pending": "此账户的邮箱已更改。请打开通知邮件中的链接撤销，或等待一天。",
  "embedded.error.login/not_allowed": "此网站不允许该账户登录。请使用其他账户，或向网站申请访问权限。",
  "embedded.error.login/user_disabled": "此应用已停用您的账户。再次登录即可带走您的钱包。",
  "embedded.error.login/email_off": "此处无法使用电子邮箱登录。",
  "embedded.error.login/clock_skewed": "请检查此设备的日期和时间，然后重试。",
  "embedded.error.request/http_failed": "无法连接钱包服务器。请检查网络后重试。",
  "embedded.error.embedded/unreachable": "暂时无法连接你的钱包。请一分钟后重试。",
  "embedded.error.embedded/untrusted": "未打开你的钱包，因为服务器发来的内容不属于它。请联系此网站的客服。",
  "embedded.error.stopped": "钱包暂停使用。请稍后重试。",
  "embedded.error.escrow/login_required": "请使用邮件中的链接和验证码重新登录。",
  "embedded.error.request/too_many": "请求过多。请稍等片刻后重试。",
  "embedded.error.failed": "操作未成功。请重试。",
  "embedded.row.social": [
   "已通过 ",
   [
    "provider"
   ],
   " 登录"
  ],
  "embedded.social.list": "使用账户登录",
  "embedded.social.continue": [
   "使用 ",
   [
    "provider"
   ],
   " 继续"
  ],
  "embedded.social.waiting.title": "请在新窗口中继续",
  "embedded.social.waiting.body": [
   "请在打开的窗口中使用 ",
   [
    "provider"
   ],
   " 登录。"
  ],
  "embedded.social.blocked": "窗口被拦截",
  "embedded.social.closed": "窗口已关闭",
  "embedded.social.declined": "登录被拒绝",
  "embedded.social.open": "打开窗口",
  "embedded.social.other": "使用其他方式",
  "embedded.farcaster.scan": "请用手机扫描",
  "embedded.farcaster.here": "请在 Farcaster 应用中继续",
  "embedded.farcaster.only": "请在 Farcaster 应用中批准。只批准您自己发起的登录。",
  "embedded.farcaster.expires": [
   "此二维码将在 ",
   [
    "seconds"
   ],
   " 秒后失效。"
  ],
  "embedded.farcaster.code": "供 Farcaster 应用扫描的二维码",
  "embedded.farcaster.copy": "复制链接",
  "embedded.farcaster.open": "打开 Farcaster",
  "embedded.farcaster.failed": [
   "无法连接到 ",
   [
    "provider"
   ]
  ],
  "embedded.farcaster.expired": "二维码已失效",
  "embedded.farcaster.expiredBody": "未在有效时间内批准。请重试以获取新的二维码。",
  "embedded.error.login/window_blocked": "浏览器阻止了窗口打开。请用下面的按钮打开。",
  "embedded.error.login/window_closed": "您在登录前关闭了窗口。可以重试。",
  "embedded.error.login/window_foreign": "窗口中选择了其他数字。请重试，并选择您在此处看到的数字。",
  "embedded.error.login/visit_ended": "登录用时过长。请重试。",
  "embedded.error.login/provider_declined": "您在窗口中拒绝了登录，未共享任何信息。可以重试。",
  "embedded.error.login/provider_failed": "对方未能确认登录。请稍后重试。",
  "embedded.error.login/provider_off": "此处不支持这种登录方式。请使用其他方式。",
  "embedded.passkey.continue": "使用通行密钥继续",
  "embedded.passkey.name": "通行密钥",
  "embedded.row.passkey": "已通过通行密钥登录",
  "embedded.guest.continue": "以访客身份继续",
  "embedded.guest.name": "访客",
  "embedded.row.guest": "未使用邮箱",
  "embedded.guest.secure": "保护此钱包",
  "embedded.security.temporary": "仅在此浏览器中。清除其数据，钱包就会丢失。",
  "embedded.error.login/guest_off": "此网站不接受访客。请使用其他方式。",
  "embedded.linked.title": "已关联的钱包",
  "embedded.linked.subtitle": "您已有的钱包",
  "embedded.linked.intro": "此应用知道这些钱包属于您。它们无法打开您登录所用的钱包。",
  "embedded.linked.unread": "无法加载已关联的钱包",
  "embedded.linked.none.title": "没有已关联的钱包",
  "embedded.linked.none.body": "关联您已有的钱包，让此应用知道它属于您。只需签署一条消息，不收取任何费用。",
  "embedded.linked.add": "关联钱包",
  "embedded.linked.full": [
   "您已关联 ",
   [
    "count"
   ],
   " 个钱包，达到上限。请先取消关联一个。"
  ],
  "embedded.linked.choose": "选择此浏览器中的钱包。",
  "embedded.linked.missing.title": "未找到钱包",
  "embedded.linked.missing.body": "请在此浏览器中安装或启用钱包，然后重试。",
  "embedded.linked.unlink": "取消关联",
  "embedded.linked.keep": "保留",
  "embedded.linked.cancel": "取消",
  "embedded.linked.confirm.title": [
   "取消关联 ",
   [
    "name"
   ],
   "？"
  ],
  "embedded.linked.confirm.body": "此应用将不再知道这个钱包属于您。您可以重新关联。",
  "embedded.linked.step.connect.title": [
   "在 ",
   [
    "name"
   ],
   " 中连接"
  ],
  "embedded.linked.step.connect.body": "选择要关联的账户。",
  "embedded.linked.step.approve.title": [
   "正在关联 ",
   [
    "name"
   ]
  ],
  "embedded.linked.step.approve.body": "正在加载请求…",
  "embedded.linked.step.sign.title": [
   "在 ",
   [
    "name"
   ],
   " 中签名"
  ],
  "embedded.linked.step.sign.body": "该消息证明钱包属于您，不会转移任何资产。",
  "embedded.linked.declined": "已拒绝，未关联任何钱包。",
  "embedded.linked.error.links/taken": "此钱包已关联到此应用的另一个账户。请先在那里取消关联。",
  "embedded.linked.error.links/ended": "用时过长，请重试。",
  "embedded.linked.error.escrow/waiting": "这是新设备。等它可以打开您的钱包后，才能关联钱包。"
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
  "embedded.linking.title": "تم تسجيل دخولك",
  "embedded.linking.body": "جارٍ فتح محفظتك…",
  "embedded.failed.title": "تعذّر تسجيل الدخول",
  "embedded.failed.noAccess": "لا يُسمح لهذا الحساب",
  "embedded.failed.otherEmail": "استخدام بريد آخر",
  "embedded.row.subtitle": "تم الدخول بالبريد الإلكتروني",
  "embedded.security.title": "الأمان",
  "embedded.security.subtitle": "من يستطيع فتح محفظتك",
  "embedded.security.assisted": "يكفي تسجيل دخولك لفتحها.",
  "embedded.security.fragile": "أنت وحدك من يفتحها، وبطريقة واحدة.",
  "embedded.security.secured": "أنت وحدك من يفتحها.",
  "embedded.security.exit": "أنت وحدك من يفتحها، ويمكنك المغادرة.",
  "embedded.security.next.kit": "التالي: حزمة استرداد",
  "embedded.security.next.passkey": "التالي: مفتاح مرور",
  "embedded.security.next.secure": "التالي: اجعلها لك وحدك",
  "embedded.security.next.export": "التالي: حزمة خروج",
  "embedded.security.failed": "تعذّر العرض",
  "embedded.change.intro": "ستتلقى رمزًا على بريدك الحالي، ثم رمزًا آخر على البريد الجديد.",
  "embedded.change.present": "البريد الحالي",
  "embedded.change.label": "البريد الإلكتروني الجديد",
  "embedded.change.send": "متابعة",
  "embedded.change.done": "تم تغيير البريد الإلكتروني",
  "embedded.notAllowed": "الإجراء غير مسموح",
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
  "embedded.error.login/mail_failed": "تعذّر تسليم الرسالة. تحقق من العنوان أو أعد المحاولة.",
  "embedded.error.login/attempt_ended": "انتهت صلاحية الرمز. اطلب رمزًا جديدًا.",
  "embedded.error.login/too_many_tries": "رموز خاطئة كثيرة. اطلب رمزًا جديدًا.",
  "embedded.error.login/device_refused": "اختير رقم آخر في الرسالة. أعد المحاولة واختر الرقم الذي تراه هنا.",
  "embedded.error.login/change_pending": "تغيّر بريد هذا الحساب. افتح الرابط في الإشعار للتراجع، أو انتظر يومًا.",
  "embedded.error.login/not_allowed": "هذا الموقع لا يسمح بدخول هذا الحساب. استخدم حسابًا آخر، أو اطلب الإذن من الموقع.",
  "embedded.error.login/user_disabled": "أوقف هذا التطبيق حسابك. سجّل الدخول مجددًا لأخذ محفظتك معك.",
  "embedded.error.login/email_off": "تسجيل الدخول بالبريد الإلكتروني غير متاح هنا.",
  "embedded.error.login/clock_skewed": "تحقق من تاريخ هذا الجهاز ووقته، ثم أعد المحاولة.",
  "embedded.error.request/http_failed": "تعذّر الوصول إلى خادم المحفظة. تحقق من اتصالك وأعد المحاولة.",
  "embedded.error.embedded/unreachable": "لا يمكن الوصول إلى محفظتك الآن. أعد المحاولة بعد دقيقة.",
  "embedded.error.embedded/untrusted": "لم تُفتح محفظتك لأن الخادم أرسل ما لا يخصها. اطلب المساعدة من دعم هذا الموقع.",
  "embedded.error.stopped": "المحافظ متوقفة مؤقتًا. أعد المحاولة لاحقًا.",
  "embedded.error.escrow/login_required": "سجّل الدخول مرة أخرى بالرابط والرمز من الرسالة.",
  "embedded.error.request/too_many": "طلبات كثيرة في وقت واحد. انتظر لحظة ثم أعد المحاولة.",
  "embedded.error.failed": "لم ينجح ذلك. أعد المحاولة.",
  "embedded.row.social": [
   "تم تسجيل الدخول عبر ",
   "⁨",
   [
    "provider"
   ],
   "⁩"
  ],
  "embedded.social.list": "تسجيل الدخول بحساب",
  "embedded.social.continue": [
   "المتابعة عبر ",
   "⁨",
   [
    "provider"
   ],
   "⁩"
  ],
  "embedded.social.waiting.title": "تابع في النافذة",
  "embedded.social.waiting.body": [
   "سجّل الدخول عبر ",
   "⁨",
   [
    "provider"
   ],
   "⁩",
   " في النافذة التي فُتحت."
  ],
  "embedded.social.blocked": "حُظرت النافذة",
  "embedded.social.closed": "أُغلقت النافذة",
  "embedded.social.declined": "رُفض تسجيل الدخول",
  "embedded.social.open": "فتح النافذة",
  "embedded.social.other": "استخدام طريقة أخرى",
  "embedded.farcaster.scan": "امسح الرمز بهاتفك",
  "embedded.farcaster.here": "تابع في تطبيق Farcaster",
  "embedded.farcaster.only": "وافق عليه في تطبيق Farcaster. لا توافق إلا على تسجيل دخول بدأته بنفسك.",
  "embedded.farcaster.expires": [
   "تنتهي صلاحية هذا الرمز خلال ",
   "⁨",
   [
    "seconds"
   ],
   "⁩",
   " ثانية."
  ],
  "embedded.farcaster.code": "رمز لتطبيق Farcaster",
  "embedded.farcaster.copy": "نسخ الرابط",
  "embedded.farcaster.open": "فتح Farcaster",
  "embedded.farcaster.failed": [
   "تعذّر الاتصال بـ ",
   "⁨",
   [
    "provider"
   ],
   "⁩"
  ],
  "embedded.farcaster.expired": "انتهت صلاحية الرمز",
  "embedded.farcaster.expiredBody": "لم تتم الموافقة في الوقت المحدد. حاول مرة أخرى للحصول على رمز جديد.",
  "embedded.error.login/window_blocked": "لم يسمح متصفحك بفتح النافذة. افتحها بالزر أدناه.",
  "embedded.error.login/window_closed": "أغلقتها قبل تسجيل الدخول. يمكنك المحاولة مرة أخرى.",
  "embedded.error.login/window_foreign": "اختير رقم آخر في النافذة. حاول مرة أخرى واختر الرقم الذي تراه هنا.",
  "embedded.error.login/visit_ended": "استغرق تسجيل الدخول وقتًا طويلًا. حاول مرة أخرى.",
  "embedded.error.login/provider_declined": "رفضت في النافذة، فلم تتم مشاركة أي شيء. يمكنك المحاولة مرة أخرى.",
  "embedded.error.login/provider_failed": "تعذّر تأكيد تسجيل الدخول هناك. حاول مرة أخرى بعد قليل.",
  "embedded.error.login/provider_off": "طريقة تسجيل الدخول هذه غير متاحة هنا. استخدم طريقة أخرى.",
  "embedded.passkey.continue": "المتابعة بمفتاح مرور",
  "embedded.passkey.name": "مفتاح مرور",
  "embedded.row.passkey": "تم تسجيل الدخول بمفتاح مرور",
  "embedded.guest.continue": "المتابعة كضيف",
  "embedded.guest.name": "ضيف",
  "embedded.row.guest": "بدون بريد إلكتروني",
  "embedded.guest.secure": "أمّن هذه المحفظة",
  "embedded.security.temporary": "في هذا المتصفح فقط. إذا مُسحت بياناته ضاعت المحفظة.",
  "embedded.error.login/guest_off": "لا يسمح هذا الموقع بدخول الضيوف. استخدم طريقة أخرى.",
  "embedded.linked.title": "المحافظ المرتبطة",
  "embedded.linked.subtitle": "محافظ لديك بالفعل",
  "embedded.linked.intro": "يعرف هذا التطبيق أن هذه المحافظ لك. لا يمكنها فتح محفظة حسابك.",
  "embedded.linked.unread": "تعذّر تحميل محافظك المرتبطة",
  "embedded.linked.none.title": "لا توجد محافظ مرتبطة",
  "embedded.linked.none.body": "اربط محفظة لديك بالفعل ليعرف هذا التطبيق أنها لك. توقّع المحفظة رسالة، دون أي تكلفة.",
  "embedded.linked.add": "ربط محفظة",
  "embedded.linked.full": [
   "ربطت ",
   "⁨",
   [
    "count"
   ],
   "⁩",
   " محفظة، وهذا هو الحد الأقصى. ألغِ ربط واحدة أولًا."
  ],
  "embedded.linked.choose": "اختر محفظة في هذا المتصفح.",
  "embedded.linked.missing.title": "لم يُعثر على محفظة",
  "embedded.linked.missing.body": "ثبّت محفظة في هذا المتصفح أو فعّلها، ثم حاول مرة أخرى.",
  "embedded.linked.unlink": "إلغاء الربط",
  "embedded.linked.keep": "الاحتفاظ بها",
  "embedded.linked.cancel": "إلغاء",
  "embedded.linked.confirm.title": [
   "إلغاء ربط ",
   "⁨",
   [
    "name"
   ],
   "⁩",
   "؟"
  ],
  "embedded.linked.confirm.body": "لن يعرف هذا التطبيق بعد ذلك أن هذه المحفظة لك. يمكنك ربطها من جديد.",
  "embedded.linked.step.connect.title": [
   "اتصل في ",
   "⁨",
   [
    "name"
   ],
   "⁩"
  ],
  "embedded.linked.step.connect.body": "اختر الحساب الذي تريد ربطه.",
  "embedded.linked.step.approve.title": [
   "جارٍ ربط ",
   "⁨",
   [
    "name"
   ],
   "⁩"
  ],
  "embedded.linked.step.approve.body": "جارٍ تحميل الطلب…",
  "embedded.linked.step.sign.title": [
   "وقّع في ",
   "⁨",
   [
    "name"
   ],
   "⁩"
  ],
  "embedded.linked.step.sign.body": "تُثبت الرسالة أن المحفظة لك. ولا تنقل شيئًا.",
  "embedded.linked.declined": "رُفض الطلب، ولم يُربط شيء.",
  "embedded.linked.error.links/taken": "هذه المحفظة مرتبطة بحساب آخر في هذا التطبيق. ألغِ ربطها هناك أولًا.",
  "embedded.linked.error.links/ended": "استغرق ذلك وقتًا طويلًا. حاول مرة أخرى.",
  "embedded.linked.error.escrow/waiting": "هذا الجهاز جديد. يمكنه ربط المحافظ عندما يمكنه فتح محفظتك."
 }
} as const satisfies Record<Locale, unknown>
