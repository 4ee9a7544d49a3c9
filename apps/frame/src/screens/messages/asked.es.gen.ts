// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "approval.title.message": "Firmar un mensaje",
 "approval.title.signIn": "Iniciar sesión",
 "approval.title.typedData": "Firmar datos",
 "approval.title.transaction": "Confirmar una transacción",
 "approval.title.session": "Permitir gastos sin preguntar",
 "approval.title.link": "Vincular una billetera",
 "approval.from": "Lo pide",
 "approval.action.signMessage": "Firmar este mensaje",
 "approval.action.signIn": [
  "Iniciar sesión en ",
  [
   "domain"
  ]
 ],
 "approval.action.signData": [
  "Firmar «",
  [
   "name"
  ],
  "»"
 ],
 "approval.action.sendCoin": [
  "Enviar ",
  [
   "amount"
  ],
  " a ",
  [
   "to"
  ]
 ],
 "approval.action.sendToken": [
  "Enviar ",
  [
   "amount"
  ],
  " a ",
  [
   "to"
  ]
 ],
 "approval.action.moveToken": [
  "Mover ",
  [
   "amount"
  ],
  " de ",
  [
   "from"
  ],
  " a ",
  [
   "to"
  ]
 ],
 "approval.action.sendItem": [
  "Mover el artículo ",
  [
   "id"
  ],
  " de ",
  [
   "token"
  ],
  " de ",
  [
   "from"
  ],
  " a ",
  [
   "to"
  ]
 ],
 "approval.action.allow": [
  "Permitir que ",
  [
   "spender"
  ],
  " gaste ",
  [
   "amount"
  ]
 ],
 "approval.action.allowFee": [
  "Permitir que ",
  [
   "spender"
  ],
  " tome ",
  [
   "amount"
  ],
  " para la comisión de red"
 ],
 "approval.action.allowUnlimited": [
  "Permitir que ",
  [
   "spender"
  ],
  " gaste ",
  [
   "token"
  ],
  " sin límite"
 ],
 "approval.action.allowAll": [
  "Permitir que ",
  [
   "spender"
  ],
  " mueva todo lo que tienes de ",
  [
   "token"
  ]
 ],
 "approval.action.revoke": [
  "Impedir que ",
  [
   "spender"
  ],
  " gaste ",
  [
   "token"
  ]
 ],
 "approval.action.revokeAll": [
  "Anular todos los permisos de ",
  [
   "token"
  ]
 ],
 "approval.action.call": [
  "Ejecutar ",
  [
   "selector"
  ],
  " de ",
  [
   "contract"
  ]
 ],
 "approval.action.create": "Crear un contrato",
 "approval.action.deployAccount": "Crear tu cuenta inteligente en esta red",
 "approval.action.upgradeAccount": "Activar las funciones inteligentes de tu cuenta en esta red. Su dirección no cambia.",
 "approval.action.openSession": [
  "Permitir que esta aplicación envíe hasta ",
  [
   "amount"
  ],
  " en cada periodo de ",
  [
   "period"
  ],
  ", hasta el ",
  [
   "until"
  ],
  ". Son ",
  [
   "total"
  ],
  " en total, como máximo."
 ],
 "approval.action.endSession": [
  "Retirar el permiso para enviar hasta ",
  [
   "amount"
  ],
  " en cada periodo de ",
  [
   "period"
  ]
 ],
 "approval.action.openAccount": [
  "Abrir la cuenta ",
  [
   "address"
  ],
  " para ",
  [
   "owner"
  ]
 ],
 "approval.action.closeAccount": [
  "Cerrar la cuenta ",
  [
   "address"
  ],
  "; lo que quede va a ",
  [
   "to"
  ]
 ],
 "approval.action.changeAuthority": [
  "Dar el control de ",
  [
   "address"
  ],
  " a ",
  [
   "to"
  ]
 ],
 "approval.action.dropAuthority": [
  "Renunciar al control de ",
  [
   "address"
  ]
 ],
 "approval.action.memo": [
  "Añadir la nota «",
  [
   "text"
  ],
  "»"
 ],
 "approval.action.linkWallet": "Vincular esta billetera a tu cuenta en esta app",
 "approval.units": [
  [
   "amount"
  ],
  " unidades básicas de ",
  [
   "token"
  ]
 ],
 "approval.token.unlisted": [
  "«",
  [
   "symbol"
  ],
  "» (",
  [
   "address"
  ],
  ", no está en nuestra lista)"
 ],
 "approval.token.unknown": [
  "el token ",
  [
   "address"
  ]
 ],
 "approval.coin": [
  [
   "amount"
  ],
  " de la moneda de la red"
 ],
 "approval.label.network": "Red",
 "approval.label.fee": "Tarifa de red, como máximo",
 "approval.label.sponsored": "Tarifa de red",
 "approval.sponsored": "La pagan por ti",
 "approval.label.account": "Tu cuenta",
 "approval.label.smartAccount": "Tu cuenta inteligente",
 "approval.label.actions": "Qué ocurre",
 "approval.details": "Todo lo que se firma",
 "approval.network.unknown": [
  "Red ",
  [
   "id"
  ]
 ],
 "approval.fails.title": "Esto fallaría",
 "approval.fails.body": "La red lo rechazaría y aun así podrías pagar la tarifa.",
 "approval.unfunded.title": "No hay saldo suficiente",
 "approval.unfunded.body": "Esta cuenta no tiene bastante para esto y su comisión de red. Añade fondos antes.",
 "approval.unknown.title": "No se pudo comprobar",
 "approval.unknown.body": "La red no pudo probarlo antes. Continúa solo si confías en su origen.",
 "approval.warning.foreignSignIn": "Esto inicia sesión en un sitio distinto del que lo pide. Lo más probable es que intenten apropiarse de tu cuenta allí.",
 "approval.warning.looksLikeHash": "Parece la huella de otra cosa, como una transacción. Firmarla podría mover tus fondos.",
 "approval.warning.unlimitedAllowance": "Quien gasta podría llevarse todo lo que tienes de este token, ahora o más tarde.",
 "approval.warning.allowsAll": "Quien gasta podría llevarse todos tus artículos de esta colección, ahora o más tarde.",
 "approval.warning.authorityChange": "Esto entrega el control de una cuenta a otra dirección.",
 "approval.warning.permit": "Esta firma es un permiso de gasto. Se puede usar sin volver a preguntarte.",
 "approval.warning.order": "Es una orden de un mercado. Firmarla puede entregar lo que ofrece.",
 "approval.warning.session": "La aplicación decide cuándo y a quién, y no te vuelve a preguntar. Puedes retirar el permiso en cualquier momento.",
 "approval.warning.otherChain": "Es para una red distinta de la que se muestra.",
 "approval.warning.otherAccount": "Se refiere a una cuenta que no es tuya.",
 "approval.warning.unknownCall": "No podemos saber qué hace esta llamada al contrato.",
 "approval.warning.createsContract": "Esto crea un contrato en la red.",
 "approval.warning.unknownProgram": "No podemos saber qué hace este programa.",
 "approval.warning.lookupTables": "Algunas cuentas están en una tabla de la red y no se pueden mostrar aquí.",
 "approval.warning.durableNonce": "No caduca. Una vez firmada, se puede enviar en cualquier momento.",
 "approval.warning.unreadable": "No se puede leer como texto.",
 "approval.warning.highFee": "La tarifa de red es inusualmente alta.",
 "approval.warning.malformedSignIn": "No es un inicio de sesión bien formado.",
 "approval.warning.severalTransactions": "Apruebas varias transacciones a la vez.",
 "approval.approve": "Aprobar",
 "approval.sign": "Firmar",
 "approval.decline": "Rechazar",
 "approval.wait": "Se activa tras un segundo completo a la vista.",
 "approval.window.why": "Una página puede tapar o cambiar lo que ves aquí. Decide en una ventana de tu billetera.",
 "approval.window.open": "Revisar en una ventana",
 "approval.window.waiting": "Decide en la ventana que se abrió",
 "approval.window.blocked": "La ventana no se abrió. Permite las ventanas emergentes de esta página e inténtalo de nuevo.",
 "approval.window.closed": "La ventana se cerró antes de que decidieras.",
 "approval.window.lost": "Aquí ya no hay nada que decidir. Puedes cerrar esta ventana.",
 "approval.next.signIn": "Iniciar sesión no cuesta ni mueve nada.",
 "approval.next.signature": "Una vez firmado, no se puede retirar.",
 "approval.next.transaction": "Una vez aprobada, no se puede deshacer.",
 "approval.next.session": "La red hace cumplir estos límites.",
 "approval.next.link": "No mueve nada. Puedes desvincularla cuando quieras.",
 "approval.window.again": "Abrirla de nuevo",
 "approval.window.title": "Aprobar solicitud",
 "action.cancel": "Cancelar",
 "action.continue": "Continuar",
 "action.done": "Listo",
 "change.old.title": "Confirma que eres tú",
 "change.old.body": [
  "Para cambiar tu correo a ",
  [
   "next"
  ],
  ", escribe el código que enviamos a ",
  [
   "email"
  ],
  "."
 ],
 "change.new.title": "Confirma el correo nuevo",
 "change.new.body": [
  "Escribe el código que enviamos a ",
  [
   "email"
  ],
  "."
 ],
 "change.stopped.title": "Tu correo no ha cambiado",
 "change.stopped.body": "El código ha caducado o este correo no se puede usar. Puedes empezar de nuevo.",
 "change.done.title": "Tu correo ha cambiado",
 "change.done.body": [
  "A partir de ahora, inicia sesión con ",
  [
   "email"
  ],
  "."
 ],
 "change.undo": [
  "Enviamos un mensaje a ",
  [
   "email"
  ],
  ". Su enlace puede deshacer el cambio durante 24 horas."
 ],
 "change.resend": "Empezar de nuevo",
 "change.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Empezar de nuevo en ",
     0,
     " segundo"
    ],
    "many": [
     "Empezar de nuevo en ",
     0,
     " de segundos"
    ],
    "other": [
     "Empezar de nuevo en ",
     0,
     " segundos"
    ]
   }
  ]
 ],
 "change.resendInMinutes": [
  [
   "count",
   2,
   {
    "one": [
     "Empezar de nuevo en ",
     0,
     " minuto"
    ],
    "many": [
     "Empezar de nuevo en ",
     0,
     " de minutos"
    ],
    "other": [
     "Empezar de nuevo en ",
     0,
     " minutos"
    ]
   }
  ]
 ],
 "code.label": "Código del correo",
 "code.checking": "Comprobando el código",
 "code.wrong": [
  [
   "count",
   2,
   {
    "one": [
     "Ese código no es correcto. Te queda ",
     0,
     " intento."
    ],
    "many": [
     "Ese código no es correcto. Te quedan ",
     0,
     " de intentos."
    ],
    "other": [
     "Ese código no es correcto. Te quedan ",
     0,
     " intentos."
    ]
   }
  ]
 ],
 "code.offline": "No pudimos comprobar el código. Revisa tu conexión o espera un momento y continúa.",
 "code.renewed": "Enviamos un código nuevo. El anterior ya no funciona.",
 "code.tooMany.title": "Demasiados códigos incorrectos",
 "code.tooMany.body": "Este código ya no funciona. Envía uno nuevo para intentarlo otra vez.",
 "code.expired.title": "El código ha caducado",
 "code.expired.body": "Los códigos funcionan durante 5 minutos. Envía uno nuevo para intentarlo otra vez.",
 "code.resend": "Enviar un código nuevo",
 "code.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Enviar un código nuevo en ",
     0,
     " segundo"
    ],
    "many": [
     "Enviar un código nuevo en ",
     0,
     " de segundos"
    ],
    "other": [
     "Enviar un código nuevo en ",
     0,
     " segundos"
    ]
   }
  ]
 ],
 "code.resendInMinutes": [
  [
   "count",
   2,
   {
    "one": [
     "Enviar un código nuevo en ",
     0,
     " minuto"
    ],
    "many": [
     "Enviar un código nuevo en ",
     0,
     " de minutos"
    ],
    "other": [
     "Enviar un código nuevo en ",
     0,
     " minutos"
    ]
   }
  ]
 ],
 "confirm.window": "Esto se decide en una ventana de la billetera, y allí se te pide tu llave de acceso.",
 "confirm.again": "Tu llave de acceso debe confirmarlo. Abre la ventana e inténtalo de nuevo.",
 "confirm.next": "A continuación se te pide tu llave de acceso.",
 "confirm.problem": "Tu llave de acceso no lo confirmó. No se firmó nada. Inténtalo de nuevo.",
 "login.for": [
  "Para tu billetera en ",
  [
   "host"
  ]
 ],
 "login.link.title": "Revisa tu correo",
 "login.link.body": [
  "Abre el enlace de nuestro correo a ",
  [
   "email"
  ],
  " y elige allí este número:"
 ],
 "login.link.number": [
  "Tu número es ",
  [
   "number"
  ]
 ],
 "login.link.waiting": [
  "Esperando a que elijas ",
  [
   "number"
  ]
 ],
 "login.link.renewed": "Enviamos otro correo. Pide este número nuevo.",
 "login.link.offline": "No podemos conectar con el servidor. Seguimos intentándolo.",
 "login.link.delayed": "El correo aún no ha salido. Seguimos intentándolo: espera aquí o envía otro más tarde.",
 "login.mailFailed.title": "El correo no llegó",
 "login.mailFailed.body": [
  "No pudimos entregar nuestro correo a ",
  [
   "email"
  ],
  ". Revisa cómo está escrito o envíalo de nuevo."
 ],
 "login.refused.title": "Ese era otro número",
 "login.refused.body": "Para proteger tu billetera, este inicio de sesión se detuvo. Envía otro correo y elige el número que ves aquí.",
 "login.ended.title": "El enlace ha caducado",
 "login.ended.body": "Los enlaces funcionan durante 10 minutos. Envía otro correo para recibir uno nuevo.",
 "login.resend": "Enviar otro correo",
 "login.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Enviar otro correo en ",
     0,
     " segundo"
    ],
    "many": [
     "Enviar otro correo en ",
     0,
     " de segundos"
    ],
    "other": [
     "Enviar otro correo en ",
     0,
     " segundos"
    ]
   }
  ]
 ],
 "login.resendInMinutes": [
  [
   "count",
   2,
   {
    "one": [
     "Enviar otro correo en ",
     0,
     " minuto"
    ],
    "many": [
     "Enviar otro correo en ",
     0,
     " de minutos"
    ],
    "other": [
     "Enviar otro correo en ",
     0,
     " minutos"
    ]
   }
  ]
 ],
 "login.code.title": "Escribe el código",
 "login.code.body": [
  "Enviamos 8 dígitos a ",
  [
   "email"
  ],
  "."
 ],
 "login.done": "Has iniciado sesión",
 "login.finishing": "Iniciando sesión",
 "login.otherEmail": "Usar otro correo",
 "login.link.approved": "Número confirmado",
 "login.wait.title": "Este dispositivo es nuevo",
 "login.wait.body": [
  "Por tu seguridad, tu billetera se abre en él el ",
  [
   "time"
  ],
  ". Inicia sesión de nuevo entonces."
 ],
 "login.wait.mail": [
  "Enviamos un correo a ",
  [
   "email"
  ],
  " con el que puedes impedirlo."
 ],
 "login.wait.close": "Entendido",
 "login.code.sameMail": "Último paso: los 8 dígitos del mismo correo, debajo del enlace.",
 "login.opening": "Abriendo tu billetera…",
 "login.social.title": "Continúa en la ventana",
 "login.social.body": [
  "Inicia sesión con ",
  [
   "provider"
  ],
  " en la ventana que se abrió. Esta página seguirá sola."
 ],
 "login.social.waiting": [
  "Esperando a ",
  [
   "provider"
  ]
 ],
 "login.social.again": "Abrir de nuevo",
 "login.social.number.title": "Elige este número",
 "login.social.number.body": "La ventana que se abrió lo pide para asegurarse de que pertenece a esta página:"
}
export default catalogue
