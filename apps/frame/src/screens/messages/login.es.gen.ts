// Written by scripts/genMessages.ts. Do not edit.
import type { Messages } from './keys.gen.ts'

export const es: Partial<Messages> = {
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
