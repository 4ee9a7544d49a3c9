// Written by scripts/genMessages.ts. Do not edit.
import type { Messages } from './keys.gen.ts'

export const es: Messages = {
 "button.connect": "Conectar billetera",
 "button.connecting": "Conectando…",
 "button.wrongNetwork": "Red incorrecta",
 "a11y.close": "Cerrar",
 "a11y.back": "Atrás",
 "a11y.help": "¿Qué es una billetera?",
 "a11y.copied": "Copiado",
 "a11y.copyFailed": "No se pudo copiar",
 "a11y.loading": "Cargando",
 "a11y.retry": "Intentar de nuevo",
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
 "action.cancel": "Cancelar",
 "action.disconnect": "Desconectar",
 "action.otherWallet": "Elegir otra billetera",
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
 "connect.noWallet": "No tengo billetera",
 "connect.whatIsWallet": "¿Qué es una billetera?",
 "connect.empty.title": "No encontramos ninguna billetera",
 "connect.empty.body": "Este navegador aún no tiene una billetera. Obtener una lleva pocos minutos.",
 "connect.chooseChain.title": "Elige una cadena",
 "connect.chooseChain.body": [
  [
   "wallet"
  ],
  " funciona con varias. ¿En cuál quieres conectarte?"
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
 "connecting.notInstalled.title": [
  [
   "wallet"
  ],
  " no está instalada"
 ],
 "connecting.notInstalled.body": "Agrégala a este navegador y luego vuelve y recarga la página.",
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
 "connecting.failed.title": "No se pudo conectar",
 "connecting.failed.body": [
  [
   "wallet"
  ],
  " informó de un problema. Inténtalo de nuevo o elige otra billetera."
 ],
 "connecting.done": "Conectada",
 "account.title": "Cuenta",
 "account.balance": "Saldo",
 "account.balanceUnavailable": "Saldo no disponible",
 "account.balanceUnavailableBody": "No pudimos contactar con la red. Tus fondos no se ven afectados.",
 "account.copyAddress": "Copiar dirección",
 "account.explorer": "Ver en el explorador",
 "account.network": "Red",
 "account.unknownNetwork": "Red desconocida",
 "account.switchWallet": "Cambiar de billetera",
 "account.walletsConnected": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " billetera conectada"
    ],
    "many": [
     0,
     " de billeteras conectadas"
    ],
    "other": [
     0,
     " billeteras conectadas"
    ]
   }
  ]
 ],
 "account.reconnecting": "Reconectando…",
 "wallets.title": "Billeteras",
 "wallets.disconnect": [
  "Desconectar ",
  [
   "wallet"
  ]
 ],
 "wallets.add": "Agregar otra billetera",
 "wallets.empty.title": "No hay billeteras conectadas",
 "wallets.empty.body": "Conecta una para verla aquí.",
 "network.title": "Cambiar de red",
 "network.list": "Redes",
 "network.search": "Buscar redes",
 "network.empty.title": "No hay resultados",
 "network.empty.body": [
  "Nada coincide con «",
  [
   "query"
  ],
  "». Prueba con otro nombre."
 ],
 "network.waiting.title": [
  "Aprueba en ",
  [
   "wallet"
  ]
 ],
 "network.waiting.body": [
  "Tu billetera pide cambiar a ",
  [
   "network"
  ],
  "."
 ],
 "network.declined.title": "Cambio rechazado",
 "network.declined.body": [
  "Sigues en ",
  [
   "network"
  ],
  ". Puedes intentarlo de nuevo."
 ],
 "network.failed.title": [
  "No se pudo cambiar a ",
  [
   "network"
  ]
 ],
 "network.failed.body": "Inténtalo de nuevo o cambia desde tu billetera.",
 "network.unsupported.title": [
  [
   "wallet"
  ],
  " no puede usar ",
  [
   "network"
  ]
 ],
 "network.unsupported.body": "Elige otra red o conecta otra billetera.",
 "activeChain.title": [
  "Conectar a ",
  [
   "chain"
  ]
 ],
 "activeChain.body": [
  "Necesitas una billetera que funcione con ",
  [
   "chain"
  ],
  ". Tus otras conexiones se mantienen."
 ],
 "activeChain.connect": "Conectar billetera",
 "activeChain.stay": "Ahora no",
 "unsupported.title": "Cambiar de red",
 "unsupported.body": "Esta aplicación no funciona en la red de tu billetera. Elige una de estas para continuar.",
 "unsupported.list": "Redes compatibles",
 "whatIsWallet.title": "¿Qué es una billetera?",
 "whatIsWallet.home.title": "Un hogar para lo que tienes",
 "whatIsWallet.home.body": "Guarda, envía y recibe tokens y coleccionables.",
 "whatIsWallet.login.title": "Una sola forma de entrar",
 "whatIsWallet.login.body": "Conecta tu billetera en vez de crear otra cuenta y contraseña.",
 "whatIsWallet.keys.title": "Tú tienes las llaves",
 "whatIsWallet.keys.body": "Nadie más puede mover lo tuyo. Nunca compartas tu frase de recuperación.",
 "whatIsWallet.get": "Obtener una billetera",
 "getWallet.title": "Obtener una billetera",
 "getWallet.list": "Billeteras disponibles",
 "getWallet.extension": "Extensión del navegador",
 "getWallet.app": "Aplicación móvil",
 "getWallet.extensionAndApp": "Extensión y aplicación móvil",
 "getWallet.after": "¿Ya instalaste una? Recarga la página para que aparezca.",
 "getWallet.empty.title": "Sin sugerencias",
 "getWallet.empty.body": "Esta aplicación no sugiere ninguna. Busca en la tienda de extensiones de tu navegador una en la que confíes.",
 "remote.title": "Conectar con código QR",
 "remote.off.title": "Los códigos QR no están disponibles aquí",
 "remote.off.body": "Esta aplicación no ha configurado las conexiones por código QR. Puedes usar una billetera en este navegador.",
 "remote.off.allWallets": "Ver todas las billeteras",
 "error.connect/rejected": "Solicitud rechazada. Puedes intentarlo de nuevo.",
 "error.connect/failed": "No se pudo conectar. Inténtalo de nuevo.",
 "error.connect/pending": "Tu billetera ya tiene una solicitud abierta. Respóndela primero allí.",
 "error.connect/timeout": "La billetera no respondió a tiempo. Inténtalo de nuevo.",
 "error.connect/not_installed": "Esta billetera no está instalada en este navegador.",
 "error.connect/popup_closed": "La ventana se cerró antes de terminar. Puedes intentarlo de nuevo.",
 "error.connection/none": "No hay ninguna billetera conectada.",
 "error.connection/reconnecting": "Aún reconectando. Espera un momento e inténtalo de nuevo.",
 "error.disconnect/failed": "No se pudo desconectar. Inténtalo de nuevo.",
 "error.network/unknown": "Esta red no se reconoce aquí.",
 "error.network/unsupported": "Tu billetera no puede usar esta red.",
 "error.network/switch_failed": "No se pudo cambiar de red. Inténtalo de nuevo.",
 "error.network/switch_rejected": "Cambio rechazado. Puedes intentarlo de nuevo.",
 "error.sign/rejected": "Firma rechazada. Puedes intentarlo de nuevo.",
 "error.sign/failed": "Tu billetera no pudo firmar. Inténtalo de nuevo.",
 "error.send/rejected": "Transacción rechazada. No se envió nada.",
 "error.send/failed": "No se pudo enviar la transacción. No se envió nada.",
 "error.balance/unavailable": "Saldo no disponible",
 "error.wallet/disconnected": "Tu billetera perdió la conexión. Ábrela e inténtalo de nuevo.",
 "error.wallet/unauthorized": "Tu billetera no lo ha permitido. Desbloquéala e inténtalo de nuevo.",
 "error.wallet/unsupported_method": "Tu billetera no puede hacer esto.",
 "error.request/action_not_allowed": "Acción no permitida",
 "error.request/timeout": "Sin respuesta a tiempo. Inténtalo de nuevo.",
 "error.request/http_failed": "No se pudo contactar con el servidor. Revisa tu conexión e inténtalo de nuevo.",
 "error.general/unexpected": "Algo salió mal. Inténtalo de nuevo.",
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
 "alert.frame/load_failed.title": "Error de red: no se pudo cargar la billetera integrada",
 "alert.frame/load_failed.body": "Revisa tu conexión e inténtalo más tarde.",
 "alert.frame/request_timeout.title": "La billetera integrada no respondió",
 "alert.frame/request_timeout.body": "Inténtalo más tarde.",
 "alert.session/expired.title": "Sesión caducada",
 "alert.session/expired.body": "Revisa la fecha y la hora de este dispositivo y conéctate de nuevo.",
 "alert.config/server_error.title": "Error del servidor",
 "alert.config/server_error.body": "No se pudo obtener la configuración de la aplicación. Pueden faltar funciones.",
 "alert.config/rate_limited.title": "Demasiadas solicitudes",
 "alert.config/rate_limited.body": "Espera un momento y recarga la página.",
 "toast.walletSwitched": [
  "Ahora usas ",
  [
   "wallet"
  ]
 ],
 "toast.balanceUnavailable": "Saldo de tokens no disponible",
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
 ]
}
