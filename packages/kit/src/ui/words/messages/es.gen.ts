// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "button.connect": "Conectar billetera",
 "button.connecting": "Conectando…",
 "button.wrongNetwork": "Red incorrecta",
 "a11y.close": "Cerrar",
 "a11y.back": "Atrás",
 "a11y.help": "¿Qué es una billetera?",
 "a11y.copied": "Copiado",
 "a11y.copyFailed": "No se pudo copiar",
 "a11y.loading": "Cargando",
 "a11y.dismiss": "Descartar",
 "a11y.newTab": "se abre en una pestaña nueva",
 "a11y.clearSearch": "Borrar la búsqueda",
 "a11y.results": [
  [
   "count",
   2,
   {
    "=0": "Sin resultados",
    "one": [
     0,
     " resultado"
    ],
    "many": [
     0,
     " de resultados"
    ],
    "other": [
     0,
     " resultados"
    ]
   }
  ]
 ],
 "action.tryAgain": "Intentar de nuevo",
 "action.openWallet": [
  "Abrir ",
  [
   "wallet"
  ]
 ],
 "action.otherWallet": "Elegir otra billetera",
 "branding.poweredBy": [
  "Con tecnología de ",
  [
   "name"
  ]
 ],
 "badge.recent": "Reciente",
 "badge.installed": "Instalada",
 "badge.active": "En uso",
 "badge.current": "Actual",
 "badge.connected": "Conectada",
 "badge.testnet": "Red de pruebas",
 "connect.title": "Conectar billetera",
 "connect.allWallets": "Todas las billeteras",
 "connect.walletCount": [
  [
   "count"
  ],
  "+"
 ],
 "connect.logins": "Iniciar sesión",
 "connect.noWallet": "No tengo billetera",
 "connect.whatIsWallet": "¿Qué es una billetera?",
 "connect.empty.title": "No encontramos ninguna billetera",
 "connect.empty.body": "Este navegador aún no tiene una billetera. Obtener una lleva pocos minutos.",
 "connect.forChain": [
  "Billeteras que funcionan con ",
  [
   "chain"
  ]
 ],
 "connect.chooseChain.title": "Elige una cadena",
 "connect.chooseChain.body": [
  [
   "wallet"
  ],
  " funciona con varias. ¿En cuál quieres conectarte?"
 ],
 "connect.chooseChain.networks": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " red"
    ],
    "many": [
     0,
     " de redes"
    ],
    "other": [
     0,
     " redes"
    ]
   }
  ]
 ],
 "allWallets.title": "Todas las billeteras",
 "allWallets.search": "Buscar billeteras",
 "allWallets.list": "Billeteras",
 "allWallets.empty.title": "No hay resultados",
 "allWallets.empty.body": [
  "Nada coincide con «",
  [
   "query"
  ],
  "». Revisa la escritura o prueba con otro nombre."
 ],
 "allWallets.more": "Mostrar más",
 "connecting.waiting.title": [
  "Abre ",
  [
   "wallet"
  ],
  " y aprueba"
 ],
 "connecting.waiting.body": "Hay una solicitud esperando en tu billetera.",
 "connecting.declined.title": "Solicitud rechazada",
 "connecting.declined.body": "Puedes intentarlo de nuevo.",
 "connecting.pending.title": "Ya hay una solicitud abierta",
 "connecting.pending.body": [
  "Respóndela en ",
  [
   "wallet"
  ],
  " y vuelve a intentarlo."
 ],
 "connecting.inApp.title": [
  "Continúa en ",
  [
   "wallet"
  ]
 ],
 "connecting.inApp.body": [
  [
   "wallet"
  ],
  " abre esta página en su propio navegador. Conéctate allí."
 ],
 "connecting.notInstalled.title": [
  [
   "wallet"
  ],
  " no está instalada"
 ],
 "connecting.notInstalled.body": "Instálala y luego vuelve y recarga la página.",
 "connecting.notInstalled.install": [
  "Instalar ",
  [
   "wallet"
  ]
 ],
 "connecting.timedOut.title": [
  [
   "wallet"
  ],
  " no respondió"
 ],
 "connecting.timedOut.body": "La solicitud tardó demasiado. Abre tu billetera e inténtalo de nuevo.",
 "connecting.blocked.title": "La ventana se bloqueó",
 "connecting.blocked.body": [
  "Tu navegador no dejó que se abriera ",
  [
   "wallet"
  ],
  ". Permite las ventanas emergentes de esta página si te lo pide e inténtalo de nuevo."
 ],
 "connecting.failed.title": "No se pudo conectar",
 "connecting.failed.body": [
  [
   "wallet"
  ],
  " informó de un problema. Inténtalo de nuevo o elige otra billetera."
 ],
 "connecting.done": "Conectada",
 "error.connect/rejected": "Solicitud rechazada. Puedes intentarlo de nuevo.",
 "error.connect/failed": "No se pudo conectar. Inténtalo de nuevo.",
 "error.connect/pending": "Tu billetera ya tiene una solicitud abierta. Respóndela primero allí.",
 "error.connect/timeout": "La billetera no respondió a tiempo. Inténtalo de nuevo.",
 "error.connect/not_installed": "Esta billetera no está instalada en este navegador.",
 "error.connection/none": "No hay ninguna billetera conectada.",
 "error.connection/reconnecting": "Aún reconectando. Espera un momento e inténtalo de nuevo.",
 "error.disconnect/failed": "No se pudo desconectar. Inténtalo de nuevo.",
 "error.network/unknown": "Esta red no se reconoce aquí.",
 "error.network/unsupported": "Tu billetera no puede usar esta red.",
 "error.network/switch_failed": "No se pudo cambiar de red. Inténtalo de nuevo.",
 "error.network/switch_rejected": "Cambio rechazado. Puedes intentarlo de nuevo.",
 "error.sign/rejected": "Firma rechazada. Puedes intentarlo de nuevo.",
 "error.sign/failed": "Tu billetera no pudo firmar. Inténtalo de nuevo.",
 "error.balance/unavailable": "Saldo no disponible",
 "error.wallet/disconnected": "Tu billetera perdió la conexión. Ábrela e inténtalo de nuevo.",
 "error.wallet/unauthorized": "Tu billetera no lo ha permitido. Desbloquéala e inténtalo de nuevo.",
 "error.wallet/unsupported_method": "Tu billetera no puede hacer esto.",
 "error.request/action_not_allowed": "Acción no permitida",
 "error.request/timeout": "Sin respuesta a tiempo. Inténtalo de nuevo.",
 "error.request/http_failed": "No se pudo contactar con el servidor. Revisa tu conexión e inténtalo de nuevo.",
 "error.general/unexpected": "Algo salió mal. Inténtalo de nuevo.",
 "alert.view/unavailable.title": "Vista no disponible",
 "alert.view/unavailable.body": "Esta aplicación no ofrece eso aquí.",
 "alert.network/not_found.title": "Red no encontrada",
 "alert.network/not_found.body": "Esta aplicación no está configurada para esa red.",
 "alert.project/origin_not_allowed.title": "Configuración de la aplicación no válida",
 "alert.project/origin_not_allowed.body": "Esta dirección no está en la lista permitida del proyecto. Su propietario puede agregarla en los ajustes.",
 "alert.project/domain_unverified.title": "Configuración de la aplicación no válida",
 "alert.project/domain_unverified.body": "Este dominio no se ha verificado para el proyecto.",
 "alert.project/invalid_id.title": "Configuración de la aplicación no válida",
 "alert.project/invalid_id.body": "ID de proyecto no válido: actualiza la configuración",
 "alert.project/missing_id.title": "Falta el ID del proyecto",
 "alert.project/missing_id.body": "Esta función necesita un proyecto.",
 "alert.embedded/load_failed.title": "Error de red: no se pudo cargar la billetera integrada",
 "alert.embedded/load_failed.body": "Revisa tu conexión e inténtalo más tarde.",
 "alert.embedded/timeout.title": "La billetera integrada no respondió",
 "alert.embedded/timeout.body": "Inténtalo más tarde.",
 "alert.session/expired.title": "Sesión caducada",
 "alert.session/expired.body": "Revisa la fecha y la hora de este dispositivo y conéctate de nuevo.",
 "alert.config/server_error.title": "Error del servidor",
 "alert.config/server_error.body": "No se pudo obtener la configuración de la aplicación. Pueden faltar funciones.",
 "alert.config/rate_limited.title": "Demasiadas solicitudes",
 "alert.config/rate_limited.body": "Espera un momento y recarga la página.",
 "time.now": "Ahora mismo",
 "time.minute": [
  [
   "count",
   4
  ],
  " min"
 ],
 "time.hour": [
  [
   "count",
   4
  ],
  " h"
 ],
 "time.day": [
  [
   "count",
   4
  ],
  " d"
 ],
 "time.month": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " mes"
    ],
    "many": [
     0,
     " de meses"
    ],
    "other": [
     0,
     " meses"
    ]
   }
  ]
 ],
 "time.year": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " año"
    ],
    "many": [
     0,
     " de años"
    ],
    "other": [
     0,
     " años"
    ]
   }
  ]
 ],
 "error.connect/window_blocked": "Tu navegador bloqueó la ventana de tu billetera. Inténtalo de nuevo.",
 "error.node/insufficient_funds": "No tienes suficiente para el importe y la comisión de red.",
 "error.node/execution_reverted": "El contrato rechazaría esta transacción. No se ha enviado nada.",
 "error.node/nonce_too_low": "Tu billetera ya ha enviado una transacción con este número. Inténtalo de nuevo.",
 "error.node/nonce_too_high": "Falta una transacción anterior de esta cuenta. Inténtalo de nuevo cuando se haya completado.",
 "error.node/fee_cap_too_low": "La comisión de red ha subido. Inténtalo de nuevo.",
 "error.pay/invalid_request": "La solicitud de la app no es válida. No se pagó nada.",
 "error.pay/unsupported_asset": "Este token no se puede pagar desde aquí. Puede que no exista o que retenga una parte de cada transferencia.",
 "error.pay/in_progress": "Este pago se está haciendo en otra pestaña. Termínalo allí.",
 "error.pay/insufficient_funds": "No tienes suficiente para este intercambio y su comisión de red.",
 "remote.title": "Conectar con código QR",
 "remote.off.title": "Los códigos QR no están disponibles aquí",
 "remote.off.body": "Esta aplicación no ha configurado las conexiones por código QR. Puedes usar una billetera en este navegador.",
 "remote.off.allWallets": "Ver todas las billeteras",
 "badge.qr": "Código QR",
 "remote.code": "Código QR para tu billetera",
 "remote.scan": "Escanea este código con una billetera en tu teléfono.",
 "remote.scanWith": [
  "Escanea este código con ",
  [
   "wallet"
  ],
  " en tu teléfono."
 ],
 "remote.scanHere": "Escanea este código con otro dispositivo o abre una billetera en este.",
 "remote.renews": [
  "Habrá un código nuevo en ",
  [
   "seconds"
  ],
  " s."
 ],
 "remote.copy": "Copiar enlace",
 "remote.getApp": "Obtener la aplicación",
 "remote.appStore": "App Store",
 "remote.playStore": "Google Play",
 "remote.tabs": [
  "Dónde usas ",
  [
   "wallet"
  ]
 ],
 "remote.tab.browser": "Navegador",
 "remote.tab.mobile": "Móvil",
 "remote.tab.desktop": "Escritorio",
 "remote.tab.web": "Web",
 "remote.notDetected.title": [
  "No se detectó ",
  [
   "wallet"
  ]
 ],
 "remote.notDetected.body": "Instálala en este navegador y recarga la página. O úsala en otro dispositivo.",
 "remote.notDetected.phone": "Usar el teléfono",
 "remote.open.title": [
  "Continúa en ",
  [
   "wallet"
  ]
 ],
 "remote.open.body": "Acepta allí y vuelve a esta página.",
 "remote.open.device": "Abrir una billetera en este dispositivo",
 "remote.help.title": "¿No se abrió?",
 "remote.help.body": [
  "Copia el enlace y pégalo en ",
  [
   "wallet"
  ],
  ", o consigue antes la aplicación."
 ],
 "remote.help.inApp": [
  "Abrir esta página en ",
  [
   "wallet"
  ]
 ],
 "remote.help.site": "Abrir su sitio web",
 "remote.linking.title": "Ya casi está",
 "remote.linking.body": "Tu billetera aceptó. Preparando la conexión.",
 "remote.declined.title": "Rechazado en la billetera",
 "remote.declined.body": "No se conectó nada. Puedes volver a intentarlo.",
 "remote.unreachable.title": "No se pudo crear un código",
 "remote.unreachable.body": "El servicio que llega a tu billetera no responde. Revisa tu conexión a internet y vuelve a intentarlo.",
 "remote.refused.title": "No se pudo crear un código",
 "remote.refused.body": "El servicio que llega a tu billetera rechazó esta página. Revisa la hora de tu dispositivo y vuelve a intentarlo.",
 "remote.failed.title": "No se pudo conectar",
 "remote.failed.body": "La respuesta de la billetera no se puede usar aquí. Vuelve a intentarlo o elige otra billetera.",
 "error.pairing/expired": "El código caducó antes de que tu billetera respondiera. Vuelve a intentarlo.",
 "error.pairing/relay_unreachable": "No se pudo llegar al servicio entre esta página y tu billetera. Vuelve a intentarlo.",
 "error.pairing/relay_refused": "El servicio entre esta página y tu billetera rechazó esta aplicación. Avisa a sus creadores.",
 "error.pairing/invalid_grant": "Tu billetera concedió algo distinto de lo que se pidió. Inténtalo de nuevo.",
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
}
export default catalogue
