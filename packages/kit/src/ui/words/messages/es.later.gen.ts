// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "account.actions": "Qué puedes hacer",
 "account.action.onramp": "Comprar",
 "account.action.swaps": "Cambiar",
 "account.action.receive": "Recibir",
 "account.action.send": "Enviar",
 "account.tabs": "Lo que tiene y lo que hizo la cuenta",
 "account.tab.tokens": "Tokens",
 "account.tab.nfts": "NFT",
 "account.tab.activity": "Actividad",
 "account.menu": "Más sobre esta cuenta",
 "account.balanceUnsupportedBody": "Esta app no puede leer la red en la que está tu billetera. Tus fondos no se ven afectados.",
 "account.partial": "Sin los tokens cuyo precio se desconoce",
 "account.stale": "Estas cifras pueden no estar al día",
 "account.priceUnknown": "Precio desconocido",
 "account.searchTokens": "Buscar tokens",
 "account.showAllTokens": [
  [
   "count",
   2,
   {
    "one": [
     "Mostrar ",
     0,
     " token"
    ],
    "many": [
     "Mostrar los ",
     0,
     " de tokens"
    ],
    "other": [
     "Mostrar los ",
     0,
     " tokens"
    ]
   }
  ]
 ],
 "account.showHidden": [
  [
   "count",
   2,
   {
    "one": [
     "Mostrar ",
     0,
     " token oculto"
    ],
    "many": [
     "Mostrar ",
     0,
     " de tokens ocultos"
    ],
    "other": [
     "Mostrar ",
     0,
     " tokens ocultos"
    ]
   }
  ]
 ],
 "account.hideTokens": "Volver a ocultar estos tokens",
 "account.empty.title": "Esta cuenta está vacía",
 "account.empty.body": "Aquí aparecerá lo que recibas o compres.",
 "account.empty.receive": "Ver mi dirección",
 "account.empty.buy": "Comprar cripto",
 "account.noTokens.title": "No se encontraron tokens",
 "account.noTokens.body": [
  "Nada coincide con «",
  [
   "query"
  ],
  "». Revisa la ortografía o prueba con otro nombre."
 ],
 "account.tokensUnavailable.title": "Tokens no disponibles",
 "account.tokensUnavailable.body": "Lo intentaremos de nuevo en un momento. Tus fondos no se ven afectados.",
 "activity.done.send": "Enviado",
 "activity.kind.send": "Envío",
 "activity.done.receive": "Recibido",
 "activity.kind.receive": "Recepción",
 "activity.done.trade": "Cambiado",
 "activity.kind.trade": "Cambio",
 "activity.done.approve": "Permiso concedido",
 "activity.kind.approve": "Conceder permiso",
 "activity.done.revoke": "Permiso retirado",
 "activity.kind.revoke": "Retirar permiso",
 "activity.done.mint": "Acuñado",
 "activity.kind.mint": "Acuñación",
 "activity.done.burn": "Quemado",
 "activity.kind.burn": "Quema",
 "activity.done.deposit": "Depositado",
 "activity.kind.deposit": "Depósito",
 "activity.done.withdraw": "Retirado",
 "activity.kind.withdraw": "Retirada",
 "activity.done.claim": "Reclamado",
 "activity.kind.claim": "Reclamo",
 "activity.done.stake": "En staking",
 "activity.kind.stake": "Staking",
 "activity.done.unstake": "Fuera de staking",
 "activity.kind.unstake": "Salir de staking",
 "activity.done.borrow": "Pedido en préstamo",
 "activity.kind.borrow": "Préstamo",
 "activity.done.repay": "Devuelto",
 "activity.kind.repay": "Devolución",
 "activity.done.buy": "Comprado",
 "activity.kind.buy": "Compra",
 "activity.done.deploy": "Contrato creado",
 "activity.kind.deploy": "Crear contrato",
 "activity.done.execute": "Llamada a contrato",
 "activity.kind.execute": "Llamada a contrato",
 "activity.done.other": "Transacción",
 "activity.kind.other": "Transacción",
 "activity.fromHere": "Enviado desde aquí",
 "activity.latest": "Actividad reciente",
 "activity.showAll": "Mostrar toda la actividad",
 "activity.more": "Mostrar más",
 "activity.refresh": "Actualizar",
 "activity.to": "A",
 "activity.from": "De",
 "activity.others": [
  [
   "count",
   2,
   {
    "one": [
     "y ",
     0,
     " más"
    ],
    "many": [
     "y ",
     0,
     " más"
    ],
    "other": [
     "y ",
     0,
     " más"
    ]
   }
  ]
 ],
 "activity.status.pending": "Pendiente",
 "activity.status.queued": "A la espera de los propietarios",
 "activity.status.success": "Confirmada",
 "activity.status.failed": "Fallida",
 "activity.status.replaced": "Reemplazada",
 "activity.status.dropped": "No aceptada",
 "activity.status.unknown": "Estado desconocido",
 "activity.moreFailed": "No se pudo cargar la actividad anterior.",
 "activity.empty.title": "Aún no hay actividad",
 "activity.empty.body": "Aquí aparecerá lo que envíes, recibas y cambies en esta red.",
 "activity.deviceOnly": [
  "Los nodos de ",
  [
   "network"
  ],
  " no listan transacciones por cuenta, así que aquí solo aparece lo que enviaste desde este dispositivo."
 ],
 "activity.partial": [
  "Pueden faltar transacciones: los nodos de ",
  [
   "network"
  ],
  " no las listan todas."
 ],
 "activity.explorer": "Ver todo en el explorador",
 "activity.failed.title": "No se pudieron cargar las transacciones",
 "activity.failed.body": "Tus fondos no se ven afectados. Comprueba tu conexión e inténtalo de nuevo.",
 "allowances.title": "Permisos",
 "allowances.hint": "Quién puede llevarse tus tokens",
 "allowances.list": "Permisos",
 "allowances.intro": "Estas aplicaciones pueden llevarse tokens de tu cuenta sin volver a preguntar.",
 "allowances.unlimited": "Sin límite",
 "allowances.everything": "Todo",
 "allowances.empty.title": "No hay permisos",
 "allowances.empty.body": "Ninguna aplicación puede llevarse tokens de tu cuenta en esta red.",
 "allowances.failed.title": "No se pudieron cargar los permisos",
 "allowances.failed.body": "El servidor no respondió. Tus permisos no han cambiado.",
 "allowances.partial": "Aún no se han leído los permisos más antiguos.",
 "allowances.readOn": "Buscar más atrás",
 "allowances.nothing": "No hay nada que revocar",
 "allowances.review": [
  [
   "spender"
  ],
  " ya no podrá llevarse tu ",
  [
   "token"
  ],
  "."
 ],
 "allowances.spender": "Autorizado",
 "allowances.fee": "Revocar es una transacción, así que pagas una comisión de red.",
 "allowances.revoke": "Revocar",
 "allowances.declined": "Solicitud rechazada. El permiso sigue vigente. Puedes intentarlo de nuevo.",
 "allowances.signing.title": [
  "Aprueba en ",
  [
   "wallet"
  ]
 ],
 "allowances.signing.body": "Hay una solicitud de revocación esperando en tu billetera.",
 "allowances.pending.title": "Revocando…",
 "allowances.pending.body": [
  "Esperando a la red. Hasta que termine, ",
  [
   "spender"
  ],
  " puede llevarse ",
  [
   "token"
  ],
  "."
 ],
 "allowances.done.title": "Permiso revocado",
 "allowances.done.body": [
  [
   "spender"
  ],
  " ya no puede llevarse tu ",
  [
   "token"
  ],
  "."
 ],
 "allowances.reverted.title": "No se pudo revocar",
 "allowances.reverted.body": [
  "La red lo rechazó. ",
  [
   "spender"
  ],
  " todavía puede llevarse tu ",
  [
   "token"
  ],
  "."
 ],
 "allowances.dropped.title": "La transacción no se ha aceptado",
 "allowances.dropped.body": [
  "La red no la aceptó a tiempo y no ha costado nada. ",
  [
   "spender"
  ],
  " todavía puede llevarse tu ",
  [
   "token"
  ],
  "."
 ],
 "allowances.unknown.title": "Resultado desconocido",
 "allowances.unknown.body": "Perdimos el rastro de la transacción. Revisa la lista de permisos.",
 "allowances.backToList": "Ver permisos",
 "allowances.otherNetwork": "Tu billetera está en otra red. Vuelve a cambiar e inténtalo de nuevo.",
 "allowances.otherAccount": "Tu billetera está en otra cuenta. Vuelve atrás para ver los permisos de esa cuenta.",
 "action.cancel": "Cancelar",
 "action.disconnect": "Desconectar",
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
 "wallets.disconnectAll": "Desconectar todas",
 "wallets.empty.title": "No hay billeteras conectadas",
 "wallets.empty.body": "Conecta una para verla aquí.",
 "accountType.eoa": "Cuenta estándar",
 "accountType.smartAccount": "Cuenta inteligente",
 "accountType.payment": "Dirección de pago",
 "accountType.ordinal": "Dirección de coleccionables",
 "network.title": "Cambiar de red",
 "network.list": "Redes",
 "network.search": "Buscar redes",
 "network.notConnected": "Sin conexión",
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
 "activeChain.continue": [
  "Continuar con ",
  [
   "wallet"
  ]
 ],
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
 "error.send/rejected": "Transacción rechazada. No se envió nada.",
 "error.send/failed": "No se pudo enviar la transacción. No se envió nada.",
 "toast.walletSwitched": [
  "Ahora usas ",
  [
   "wallet"
  ]
 ],
 "toast.balanceUnavailable": "Saldo de tokens no disponible",
 "error.send/unsupported_chain": "En esta cadena no se puede enviar.",
 "error.send/incomplete": "Hacen falta un importe y una dirección de destino.",
 "error.send/token_missing": "Hace falta un token.",
 "error.send/expired": "La transacción se firmó demasiado tarde. No se ha enviado nada. Inténtalo de nuevo.",
 "error.send/below_minimum": "Este importe es demasiado pequeño para enviarlo allí. Envía un poco más.",
 "error.send/coins_kept": "Una parte de tu saldo no se puede enviar: pagos aún sin confirmar y otros muy pequeños que pueden ser coleccionables. Envía menos.",
 "error.send/too_many_coins": "Este importe está repartido en demasiados pagos pequeños. Envía menos.",
 "error.send/funds_changed": "Tu saldo ha cambiado. No se ha enviado nada. Comprueba el importe e inténtalo de nuevo.",
 "error.send/fee_too_low": "La comisión de la red ha subido. No se ha enviado nada. Inténtalo de nuevo.",
 "error.send/overtaken": "Otra transacción de tu cuenta se adelantó. No se ha enviado nada. Inténtalo de nuevo.",
 "error.send/network_upgraded": "La red se ha actualizado entretanto. No se ha enviado nada. Inténtalo de nuevo.",
 "error.send/leaves_too_little": "Tu cuenta debe conservar una pequeña cantidad. Envía un poco menos o todo.",
 "error.send/not_a_wallet": "Esta dirección pertenece a un token, no a una billetera. Lo que envíes allí se pierde.",
 "error.send/token_unsupported": "Este token no se puede enviar desde aquí.",
 "error.send/token_mismatch": "La red cuenta este token de otra forma que la que se muestra aquí. No se ha enviado nada.",
 "error.swap/not_as_shown": "Este intercambio haría algo distinto de lo que se muestra aquí, así que no se envió.",
 "error.token/mismatch": "Este token no es lo que su nombre dice aquí, así que no se envió nada. Elígelo por su dirección.",
 "error.token/unverified": "Solo el servidor pudo decir qué es este token, así que no se envió nada. Inténtalo más tarde.",
 "error.name/resolve_failed": "No se ha podido buscar este nombre. Introduce la dirección.",
 "names.title": "Elige un nombre",
 "names.successTitle": "Nombre registrado",
 "names.row": "Elige un nombre",
 "names.rowHint": "Más fácil de leer que una dirección",
 "names.intro": "Un nombre representa tu cuenta y se lee mejor que una dirección. Es gratis y basta una firma.",
 "names.field": "Busca un nombre",
 "names.rules": "Letras, números y guiones, al menos 4 caracteres.",
 "names.problem.characters": "Solo se pueden usar letras de la a a la z, números y guiones.",
 "names.problem.short": "Un nombre tiene al menos 4 caracteres.",
 "names.problem.long": "Un nombre tiene como máximo 63 caracteres.",
 "names.problem.ends": "Un nombre no puede empezar ni terminar con un guion.",
 "names.problem.double": "Un nombre no puede tener dos guiones seguidos.",
 "names.list": "Nombres",
 "names.own": "Tus nombres",
 "names.free": "Disponible",
 "names.taken": "No disponible",
 "names.off.title": "Aquí no hay nombres",
 "names.off.body": "Esta aplicación no ofrece nombres.",
 "names.unreachable.title": "No se pudieron buscar nombres",
 "names.unreachable.body": "El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.",
 "names.signing.title": [
  "Firma en ",
  [
   "wallet"
  ]
 ],
 "names.signing.body": [
  "Firmar es gratis. Demuestra que ",
  [
   "name"
  ],
  " es para tu cuenta."
 ],
 "names.registering.title": "Registrando tu nombre",
 "names.declined.title": "Firma rechazada",
 "names.declined.body": [
  [
   "name"
  ],
  " sigue disponible. Puedes intentarlo de nuevo."
 ],
 "names.takenNow.title": [
  "Alguien acaba de tomar ",
  [
   "name"
  ]
 ],
 "names.takenNow.body": "Otra persona fue más rápida. Elige otro.",
 "names.reserved.title": [
  [
   "name"
  ],
  " está reservado"
 ],
 "names.reserved.body": "Nadie puede tener este nombre. Elige otro.",
 "names.usedUp.title": "Ya tienes todos los nombres posibles",
 "names.usedUp.body": "Esta cuenta no puede tomar otro.",
 "names.expired.title": "La firma llegó demasiado tarde",
 "names.expired.body": "Comprueba la fecha y la hora de este dispositivo y firma de nuevo.",
 "names.otherAccount.title": "Tu billetera está ahora en otra cuenta",
 "names.otherAccount.body": [
  [
   "name"
  ],
  " no se registró. Inténtalo de nuevo para tomarlo con esta cuenta."
 ],
 "names.unsupported.title": "Tu billetera no puede tomar un nombre aquí",
 "names.unsupported.body": "Cambia de red o conecta otra billetera.",
 "names.failed.title": [
  "No se pudo registrar ",
  [
   "name"
  ]
 ],
 "names.failed.body": "No cambió nada. Inténtalo de nuevo en un momento.",
 "names.success.title": [
  [
   "name"
  ],
  " es tuyo"
 ],
 "names.success.body": "Ahora representa tu cuenta en esta aplicación.",
 "names.success.copy": "Copiar nombre",
 "names.success.done": "Listo",
 "names.none.title": "Todavía sin nombre",
 "names.none.body": "Elige uno para verlo aquí.",
 "nfts.list": "NFT",
 "nfts.empty.title": "Aún no hay NFT",
 "nfts.empty.body": "Los NFT que recibas en esta red aparecerán aquí.",
 "nfts.failed.title": "No se pudieron cargar los NFT",
 "nfts.failed.body": "El servidor no respondió. Tus NFT no se ven afectados.",
 "nfts.moreFailed": "No se pudieron cargar más.",
 "nfts.more": "Mostrar más",
 "nfts.showAll": "Mostrar todos los NFT",
 "nfts.showHidden": [
  [
   "count",
   2,
   {
    "one": [
     "Mostrar ",
     0,
     " NFT oculto"
    ],
    "many": [
     "Mostrar ",
     0,
     " NFT ocultos"
    ],
    "other": [
     "Mostrar ",
     0,
     " NFT ocultos"
    ]
   }
  ]
 ],
 "nfts.hideSpam": "Ocultar posible spam",
 "nfts.nameless": [
  [
   "collection"
  ],
  " n.º ",
  [
   "id"
  ]
 ],
 "nfts.title": "NFT",
 "nfts.gone": "Este NFT no está en tu cuenta",
 "nfts.spam": "Puede ser spam. No sigas enlaces de su nombre o imagen.",
 "nfts.collection": "Colección",
 "nfts.contract": "Contrato",
 "nfts.address": "Dirección",
 "nfts.number": "ID del token",
 "nfts.amount": "Tienes",
 "onramp.title": "Comprar cripto",
 "onramp.pay": "Pagas",
 "onramp.get": "Recibes",
 "onramp.amount": "Importe a pagar",
 "onramp.payWith": [
  "Cambiar cómo pagas: ",
  [
   "currency"
  ],
  ", ",
  [
   "method"
  ]
 ],
 "onramp.buyWhat": [
  "Cambiar qué compras: ",
  [
   "symbol"
  ],
  " en ",
  [
   "network"
  ]
 ],
 "onramp.limits": [
  "De ",
  [
   "min"
  ],
  " a ",
  [
   "max"
  ]
 ],
 "onramp.low": [
  "Lo mínimo que puedes pagar así es ",
  [
   "min"
  ],
  "."
 ],
 "onramp.high": [
  "Lo máximo que puedes pagar así es ",
  [
   "max"
  ],
  "."
 ],
 "onramp.unknown": "Sin precio todavía",
 "onramp.elsewhere": [
  "Esta aplicación no usa ",
  [
   "network"
  ],
  ". Lo verás en tu billetera."
 ],
 "onramp.offers": "Ofertas",
 "onramp.refresh": "Actualizar precios",
 "onramp.best": "Mejor",
 "onramp.via": [
  "a través de ",
  [
   "provider"
  ]
 ],
 "onramp.providerFee": "Comisión del proveedor",
 "onramp.networkFee": "Comisión de red",
 "onramp.total": "Total",
 "onramp.moreOffers": "Ver todas las ofertas",
 "onramp.enterAmount": "Escribe un importe",
 "onramp.changeAmount": "Cambia el importe",
 "onramp.asking": "Consultando precios…",
 "onramp.continue": [
  "Continuar con ",
  [
   "provider"
  ]
 ],
 "onramp.ownWindow": [
  "Pagas en la ventana de ",
  [
   "provider"
  ],
  ". Los datos de tu tarjeta nunca llegan a esta aplicación."
 ],
 "onramp.unreachable.title": "Los precios no están disponibles",
 "onramp.unreachable.body": "Ningún vendedor respondió. Preferimos no mostrar un precio antes que inventarlo.",
 "onramp.noSeller.title": "Ningún vendedor acepta este importe",
 "onramp.noSeller.body": "Prueba con otro importe u otra forma de pago.",
 "onramp.off.title": "Aquí no se puede comprar",
 "onramp.off.body": "Esta aplicación no tiene ningún vendedor configurado.",
 "onramp.off.back": "Volver a la cuenta",
 "onramp.noChain.title": "No se vende nada para esta red",
 "onramp.noChain.body": "Cambia de red para comprar cripto.",
 "onramp.noChain.switch": "Cambiar de red",
 "onramp.buyList": "Qué comprar",
 "onramp.search": "Buscar por nombre o red",
 "onramp.empty.title": "No se encontró nada",
 "onramp.empty.body": [
  "Nada coincide con «",
  [
   "query"
  ],
  "». Prueba con otro nombre."
 ],
 "onramp.payList": "Cómo pagar",
 "onramp.onNetwork": [
  [
   "name"
  ],
  " en ",
  [
   "network"
  ]
 ],
 "onramp.methodLimits": [
  [
   "method"
  ],
  ", de ",
  [
   "min"
  ],
  " a ",
  [
   "max"
  ]
 ],
 "onramp.method.card": "Tarjeta",
 "onramp.method.bank": "Transferencia bancaria",
 "onramp.method.sepa": "Transferencia SEPA",
 "onramp.method.applePay": "Apple Pay",
 "onramp.method.googlePay": "Google Pay",
 "onramp.method.paypal": "PayPal",
 "onramp.method.balance": "Saldo de la cuenta",
 "onramp.opening.title": [
  "Abriendo ",
  [
   "provider"
  ]
 ],
 "onramp.opening.body": "En un momento se abre su propia ventana.",
 "onramp.blocked.title": "Tu navegador bloqueó la ventana",
 "onramp.blocked.body": [
  "Abre ",
  [
   "provider"
  ],
  " tú mismo para seguir. El enlace funciona una sola vez."
 ],
 "onramp.blocked.open": [
  "Abrir ",
  [
   "provider"
  ]
 ],
 "onramp.waiting.title": [
  "Termina en la ventana de ",
  [
   "provider"
  ]
 ],
 "onramp.waiting.body": "Deja esta página abierta para ver cuándo se completa tu compra.",
 "onramp.waiting.silent": [
  [
   "provider"
  ],
  " no informa a esta aplicación del progreso. Lo que compres llegará a tu billetera."
 ],
 "onramp.destination": "Antes de pagar, comprueba en esa ventana que la compra va a tu dirección:",
 "onramp.paid.title": "Pago recibido",
 "onramp.paid.body": [
  [
   "provider"
  ],
  " está enviando ",
  [
   "symbol"
  ],
  " a tu billetera."
 ],
 "onramp.left.title": "La ventana está cerrada",
 "onramp.left.body": [
  "Si pagaste, ",
  [
   "symbol"
  ],
  " llegará a tu billetera. Puede tardar unos minutos."
 ],
 "onramp.done.title": [
  "Compraste ",
  [
   "amount"
  ]
 ],
 "onramp.done.body": [
  [
   "provider"
  ],
  " lo ha enviado a tu billetera."
 ],
 "onramp.done.close": "Listo",
 "onramp.unavailable.title": [
  "No se pudo abrir ",
  [
   "provider"
  ]
 ],
 "onramp.unavailable.body": "No se pagó nada. Inténtalo de nuevo o elige otra oferta.",
 "onramp.refused.title": [
  [
   "provider"
  ],
  " no pudo completar la compra"
 ],
 "onramp.refused.body": [
  "Comprueba con ",
  [
   "provider"
  ],
  " si se te cobró antes de intentarlo de nuevo."
 ],
 "onramp.backToPrices": "Volver a los precios",
 "onramp.again": "Comprar más",
 "pay.title": "Pagar",
 "pay.review.title": "Revisar pago",
 "pay.requestedBy": "Lo solicita",
 "pay.for": "Concepto",
 "pay.token": "Token",
 "pay.expires": "Caduca",
 "pay.expiresIn": [
  "en ",
  [
   "count",
   2,
   {
    "one": [
     0,
     " segundo"
    ],
    "many": [
     0,
     " segundos"
    ],
    "other": [
     0,
     " segundos"
    ]
   }
  ]
 ],
 "pay.with": "Pagar con",
 "pay.balance": [
  "Tienes ",
  [
   "amount"
  ]
 ],
 "pay.short": [
  "Tienes ",
  [
   "have"
  ],
  " de ",
  [
   "amount"
  ]
 ],
 "pay.swap": [
  "Intercambiar ",
  [
   "symbol"
  ],
  " primero"
 ],
 "pay.swapAbout": [
  "Unos ",
  [
   "amount"
  ]
 ],
 "pay.switch": [
  "Cambiar a ",
  [
   "network"
  ]
 ],
 "pay.switchYourself": [
  "Cambia tu billetera a ",
  [
   "network"
  ],
  " para pagar."
 ],
 "pay.notEnough": [
  [
   "symbol"
  ],
  " insuficiente"
 ],
 "pay.confirm": [
  "Pagar ",
  [
   "amount"
  ]
 ],
 "pay.signing": "Esperando a tu billetera",
 "pay.caution.unsure.title": "Puede que tu billetera ya haya pagado",
 "pay.caution.unsure.body": "Ya se le pidió este pago y su respuesta no llegó a esta página. Mira primero en tu billetera. Si el pago está ahí, no pagues otra vez.",
 "pay.caution.given": "La que se va a pagar",
 "pay.agree": "Lo he comprobado y quiero pagar",
 "pay.pending.title": [
  "Pagando ",
  [
   "amount"
  ]
 ],
 "pay.paid.title": [
  [
   "amount"
  ],
  " pagados"
 ],
 "pay.paid.body": "La app tiene el recibo.",
 "pay.paidAt": "Pagado",
 "pay.expired.title": "Esta solicitud ha caducado",
 "pay.expired.body": "No se pagó nada. Vuelve a la app y empieza de nuevo.",
 "pay.unconfirmed.body": "El pago se envió y aún puede completarse. No pagues otra vez. Ábrelo más tarde desde la app para ver cómo terminó.",
 "pay.failed.title": "El pago falló",
 "pay.failed.body": "No se pagó nada. Puede que la red haya cobrado su comisión.",
 "pay.refused.title": "Esto no se puede pagar",
 "pay.none.title": "Nada que pagar",
 "pay.none.body": "La app no ha solicitado ningún pago.",
 "pay.activity.done": "Pagado",
 "receive.title": "Recibir",
 "receive.code": "Código QR de tu dirección",
 "receive.copy": "Copiar dirección",
 "receive.scan": "Escanea este código o copia la dirección.",
 "receive.yours": "Tu dirección",
 "receive.networks": "Funciona en",
 "receive.current": "Estás aquí",
 "receive.warning": "Envía solo desde una de estas redes. Lo que llegue de otras puede perderse.",
 "receive.collectibles": "Solo para coleccionables como los Ordinals. Lo que se pague ahí no cuenta en el saldo que ves aquí.",
 "receive.copyCollectibles": "Copiar la dirección de coleccionables",
 "safety.label": "Qué hace esto",
 "safety.checking": "Comprobando qué hace…",
 "safety.send": "Envías",
 "safety.receive": "Recibes",
 "safety.allow": "Autorizas",
 "safety.revoke": "Dejas de autorizar",
 "safety.nothing": "No cambia nada de lo que tienes.",
 "safety.unlimited": "Sin límite",
 "safety.all": "Todo",
 "safety.spender": [
  "a ",
  [
   "spender"
  ]
 ],
 "safety.unlimitedWarning": [
  [
   "spender"
  ],
  " podría llevarse todo tu ",
  [
   "token"
  ],
  " en cualquier momento, ahora o más adelante. Autoriza solo lo necesario."
 ],
 "safety.allWarning": [
  [
   "spender"
  ],
  " podría llevarse todo lo que tienes en ",
  [
   "token"
  ],
  ", ahora o más adelante."
 ],
 "safety.unknownToken": "Token desconocido",
 "safety.item": [
  [
   "name"
  ],
  " n.º ",
  [
   "id"
  ]
 ],
 "safety.reverts.title": "Esto fallaría",
 "safety.reverts.body": "El contrato lo rechazaría y pagarías igualmente la comisión de red.",
 "safety.reverts.reason": [
  "Dice: «",
  [
   "reason"
  ],
  "»"
 ],
 "safety.reverts.funds": "No tienes suficiente para el importe y la comisión de red.",
 "safety.unknown.title": "No se pudo comprobar",
 "safety.unknown.body": "La red no pudo probarlo antes, así que no sabemos qué cambiaría. Continúa solo si confías en su origen.",
 "safety.gone.unsent": "Tu billetera se desconectó. No se envió nada.",
 "safety.gone.asked": "Tu billetera se desconectó. Si aún te pide confirmar, recházalo allí.",
 "send.title": "Enviar",
 "send.tokens.title": "Elegir token",
 "send.review.title": "Revisar",
 "send.progress.title": "Transacción",
 "send.tokens.search": "Buscar tokens",
 "send.tokens.list": "Tus tokens",
 "send.tokens.empty.title": "No se han encontrado tokens",
 "send.tokens.empty.body": [
  "Nada de lo que tienes coincide con «",
  [
   "query"
  ],
  "»."
 ],
 "send.tokens.none.title": "Aún no hay nada que enviar",
 "send.tokens.none.body": [
  "Los tokens que recibas en ",
  [
   "network"
  ],
  " aparecerán aquí."
 ],
 "send.tokens.receive": "Recibir",
 "send.unavailable.title": "Saldo no disponible",
 "send.unavailable.body": "No hemos podido leer lo que tienes. Tus fondos no se ven afectados.",
 "send.coinOnly": [
  "Esta aplicación solo muestra ",
  [
   "symbol"
  ],
  ". Aquí no se pueden listar otros tokens."
 ],
 "send.coinOnlyNow": [
  "Ahora solo se puede mostrar ",
  [
   "symbol"
  ],
  ". Volveremos a buscar otros tokens en un momento."
 ],
 "send.amountIn": [
  "Importe en ",
  [
   "unit"
  ]
 ],
 "send.available": [
  [
   "amount"
  ],
  " disponibles"
 ],
 "send.max": "Máx.",
 "send.maxLabel": "Usar todo lo que tienes",
 "send.showIn": [
  "Introducir el importe en ",
  [
   "unit"
  ]
 ],
 "send.noPrice": "Precio no disponible",
 "send.to": "Para",
 "send.toPlaceholder": "Dirección o nombre",
 "send.paste": "Pegar",
 "send.clear": "Borrar la dirección",
 "send.looking": "Buscando el nombre…",
 "send.noAddress": [
  [
   "name"
  ],
  " no tiene dirección en ",
  [
   "network"
  ],
  "."
 ],
 "send.nameUnavailable": "Ahora no se pueden buscar nombres. Introduce la dirección.",
 "send.nameDisputed": [
  "Dos fuentes dan direcciones distintas para ",
  [
   "name"
  ],
  ". Ahora no se le puede enviar nada. Introduce la dirección."
 ],
 "send.resolvedBy": [
  "Resuelto por ",
  [
   "source"
  ]
 ],
 "send.rewritten": [
  "Escrita para ",
  [
   "network"
  ],
  ": es la misma cuenta que la dirección que has introducido."
 ],
 "send.invalid": [
  "Esto no es una dirección de ",
  [
   "network"
  ],
  ". Comprueba si faltan o han cambiado caracteres."
 ],
 "send.memo": "Memo",
 "send.memoOptional": "Memo (opcional)",
 "send.memoHelp": "Un texto que cualquiera puede leer. Los exchanges pueden necesitarlo para abonarte lo que envías.",
 "send.pasteFailed": "No se ha podido leer el portapapeles. Pega en el campo.",
 "send.step.selectToken": "Elige un token",
 "send.step.enterAmount": "Introduce el importe",
 "send.step.incorrectValue": "Valor incorrecto",
 "send.step.insufficientFunds": "Fondos insuficientes",
 "send.step.enterAddress": "Introduce la dirección",
 "send.step.invalidAddress": "Dirección no válida",
 "send.step.looking": "Buscando el nombre…",
 "send.step.review": "Revisar",
 "send.caution.lookAlike.title": "Esta dirección imita una que conoces",
 "send.caution.lookAlike.body": "Empieza y termina igual, pero la parte marcada es distinta. Los ladrones lo hacen para que copies la suya.",
 "send.caution.lookAlike.known": "La que conoces",
 "send.caution.lookAlike.given": "La que has introducido",
 "send.caution.tokenContract.title": "Es el contrato del propio token",
 "send.caution.tokenContract.body": "Lo que se envía ahí casi siempre se pierde.",
 "send.caution.own.title": "Es tu propia dirección",
 "send.caution.own.body": "Te lo enviarías a ti y pagarías la comisión igualmente.",
 "send.caution.contract.title": "Es un contrato",
 "send.caution.contract.body": "Asegúrate de que puede aceptar lo que envías. Si no, puede perderse.",
 "send.caution.unused.title": "En esta dirección nunca ha pasado nada",
 "send.caution.unused.body": [
  "Es nueva en ",
  [
   "network"
  ],
  " o tiene un error al escribirla."
 ],
 "send.caution.first.title": "Es la primera vez que envías aquí",
 "send.caution.first.body": "Compara la dirección entera con la que te dieron.",
 "send.caution.unchecked.title": "No se ha podido comprobar la dirección",
 "send.caution.unchecked.body": "La red no ha respondido. Compara tú la dirección entera.",
 "send.agree": "He comparado la dirección entera y quiero enviar de todos modos",
 "send.from": "De",
 "send.network": "Red",
 "send.fee": "Comisión de red",
 "send.feeUpTo": [
  "hasta ",
  [
   "amount"
  ]
 ],
 "send.feeAbout": [
  "unos ",
  [
   "amount"
  ]
 ],
 "send.feeByWallet": "Tu billetera fija la comisión al firmar.",
 "send.feeDeposit": [
  "incluye ",
  [
   "amount"
  ],
  " para abrir una cuenta al destinatario"
 ],
 "send.receives": "El destinatario recibe",
 "send.speed": "Velocidad",
 "send.speed.slow": "Lenta",
 "send.speed.normal": "Normal",
 "send.speed.fast": "Rápida",
 "send.feeUnavailable": "No disponible",
 "send.feeShort.title": [
  "No tienes ",
  [
   "symbol"
  ],
  " suficientes para la comisión"
 ],
 "send.feeShort.body": [
  "La comisión es de hasta ",
  [
   "fee"
  ],
  " y tienes ",
  [
   "have"
  ],
  ". Añade ",
  [
   "symbol"
  ],
  " o envía menos."
 ],
 "send.change": "Cambiar",
 "send.confirm": "Enviar",
 "send.confirmAnyway": "Enviar de todos modos",
 "send.signing.title": [
  "Aprueba en ",
  [
   "wallet"
  ]
 ],
 "send.signing.body": "Comprueba que la dirección y el importe son los mismos que aquí.",
 "send.signing.note": "Cancelar aquí no rechaza la solicitud en tu billetera.",
 "send.pending.title": [
  "Enviando ",
  [
   "amount"
  ]
 ],
 "send.pending.body": "Suele tardar menos de un minuto. Puedes cerrar esto: sigue sin ti.",
 "send.pending.slow": [
  "Llega un bloque nuevo cada ",
  [
   "minutes",
   2,
   {
    "one": [
     0,
     " minuto"
    ],
    "many": [
     0,
     " de minutos"
    ],
    "other": [
     0,
     " minutos"
    ]
   }
  ],
  " más o menos, a veces mucho más tarde. Puedes cerrar esto: sigue sin ti."
 ],
 "send.pending.queued": "Los propietarios de tu cuenta tienen que aprobarlo primero, lo que puede tardar días. Puedes cerrar esto: sigue sin ti.",
 "send.explorer": "Ver en el explorador",
 "send.toAccount": "Volver a la cuenta",
 "send.failed.title": "La transacción ha fallado",
 "send.failed.body": "La red ha cobrado la comisión, pero no se ha enviado nada.",
 "send.replaced.title": "La transacción se ha sustituido",
 "send.replaced.body": "Tu billetera ha enviado otra en su lugar: acelerada o cancelada. El explorador muestra cuál.",
 "send.dropped.title": "La transacción no se ha aceptado",
 "send.dropped.body": "La red no la aceptó a tiempo. No se ha enviado nada y no ha costado nada.",
 "send.unknown.title": "Aún sin confirmar",
 "send.unknown.body": "La red no la ha confirmado a tiempo. Todavía puede completarse: compruébalo antes de volver a enviar.",
 "send.nothing.title": "No se está enviando nada",
 "send.nothing.body": "Elige qué enviar y a quién.",
 "send.toast.sent": [
  [
   "amount"
  ],
  " enviados"
 ],
 "send.unsupported.title": "Aquí no se puede enviar",
 "send.unsupported.body": "Cambia a otra red para enviar.",
 "sessions.title": "Sesiones de la aplicación",
 "sessions.hint": "Lo que puede gastar sin preguntar",
 "sessions.intro": "Esta aplicación puede enviar desde tu cuenta sin volver a preguntar. La red hace cumplir los límites.",
 "sessions.perDays": [
  [
   "amount"
  ],
  " cada ",
  [
   "count",
   2,
   {
    "one": "día",
    "many": [
     0,
     " de días"
    ],
    "other": [
     0,
     " días"
    ]
   }
  ]
 ],
 "sessions.perHours": [
  [
   "amount"
  ],
  " cada ",
  [
   "count",
   2,
   {
    "one": "hora",
    "many": [
     0,
     " de horas"
    ],
    "other": [
     0,
     " horas"
    ]
   }
  ]
 ],
 "sessions.perMinutes": [
  [
   "amount"
  ],
  " cada ",
  [
   "count",
   2,
   {
    "one": "minuto",
    "many": [
     0,
     " de minutos"
    ],
    "other": [
     0,
     " minutos"
    ]
   }
  ]
 ],
 "sessions.token": [
  "Token ",
  [
   "address"
  ]
 ],
 "sessions.until": [
  "Hasta el ",
  [
   "date"
  ]
 ],
 "sessions.revoked": "Revocada",
 "sessions.expired": "Caducada",
 "sessions.revoke": "Revocar",
 "sessions.notRevoked": "La sesión no se revocó y sigue vigente. Puedes intentarlo de nuevo.",
 "sessions.empty.title": "Sin sesiones",
 "sessions.empty.body": "Esta aplicación te pregunta antes de gastar algo en esta red.",
 "sessions.failed.title": "No se pudieron cargar las sesiones",
 "sessions.failed.body": "Puede que no haya ninguna en esta red o que el servidor no respondiera. Tus sesiones no han cambiado.",
 "siwx.title": "Iniciar sesión",
 "siwx.intro": [
  "Inicia sesión en ",
  [
   "app"
  ]
 ],
 "siwx.site": "Sitio web",
 "siwx.account": "Cuenta",
 "siwx.network": "Red",
 "siwx.proves": "Demuestra que esta cuenta es tuya",
 "siwx.free": "No cuesta nada ni envía ninguna transacción",
 "siwx.harmless": "No da a nadie acceso a tus fondos",
 "siwx.sign": "Iniciar sesión",
 "siwx.required": "Esta aplicación necesita que inicies sesión. Cancelar desconecta tu billetera o te devuelve a una red donde ya la has iniciado.",
 "siwx.checking": "Buscando tu sesión",
 "siwx.signing.title": [
  "Confirma en ",
  [
   "wallet"
  ]
 ],
 "siwx.signing.body": [
  "El mensaje debe nombrar ",
  [
   "domain"
  ],
  ". Si nombra otro sitio web, recházalo."
 ],
 "siwx.verifying": "Autenticando...",
 "siwx.done": "Has iniciado sesión",
 "siwx.expired.title": "Tu sesión ha caducado",
 "siwx.expired.body": "Vuelve a iniciar sesión para continuar.",
 "siwx.revoked.title": "Se cerró tu sesión",
 "siwx.revoked.body": "Tu sesión se cerró en otro lugar. Vuelve a iniciar sesión para continuar.",
 "siwx.declined.title": "Firma rechazada",
 "siwx.declined.body": "No has iniciado sesión. Puedes volver a intentarlo.",
 "siwx.pending.title": "Ya hay una solicitud abierta",
 "siwx.pending.body": [
  "Respóndela en ",
  [
   "wallet"
  ],
  " y vuelve a intentarlo."
 ],
 "siwx.unreachable.title": "No se pudo contactar con el servidor",
 "siwx.unreachable.body": "No se ha iniciado sesión. Comprueba tu conexión y vuelve a intentarlo.",
 "siwx.refused.title": "La firma no se aceptó",
 "siwx.refused.body": "Comprueba la fecha y la hora de este dispositivo y vuelve a intentarlo.",
 "siwx.smartAccount.title": "Es posible que esta aplicación no admita cuentas inteligentes",
 "siwx.smartAccount.body": "Elige tu otra cuenta en tus billeteras y vuelve a iniciar sesión.",
 "siwx.unsupported.title": [
  [
   "wallet"
  ],
  " no puede firmar mensajes aquí"
 ],
 "siwx.unsupported.body": "Conecta otra billetera para iniciar sesión.",
 "siwx.failed.title": "No se pudo iniciar sesión",
 "siwx.failed.body": [
  [
   "wallet"
  ],
  " informó de un problema. Puedes volver a intentarlo."
 ],
 "swap.title": "Intercambiar",
 "swap.review.title": "Revisar intercambio",
 "swap.quotes.title": "Comparar ofertas",
 "swap.slippage.title": "Tolerancia de deslizamiento",
 "swap.tokens.title": "Elegir token",
 "swap.result.title": "Intercambio",
 "swap.pay": "Pagas",
 "swap.receive": "Recibes",
 "swap.review.receive": "Recibes aproximadamente",
 "swap.flip": "Invertir los dos tokens",
 "swap.selectToken": "Elegir token",
 "swap.changeToken": [
  [
   "side"
  ],
  ", cambiar token"
 ],
 "swap.balance": [
  "Saldo: ",
  [
   "amount"
  ]
 ],
 "swap.max": "Máx.",
 "swap.noPrice": "Sin precio",
 "swap.button.chooseToken": "Elige un token",
 "swap.button.enterAmount": "Introduce un importe",
 "swap.button.badAmount": "Valor incorrecto",
 "swap.button.insufficient": "Fondos insuficientes",
 "swap.button.waiting": "Buscando la mejor tasa…",
 "swap.button.noOffer": "Sin ofertas",
 "swap.button.review": "Revisar intercambio",
 "swap.details": "Detalles",
 "swap.rate": "Tasa",
 "swap.rateOf": [
  [
   "one"
  ],
  " = ",
  [
   "other"
  ]
 ],
 "swap.provider": "Proveedor",
 "swap.bestRate": "Mejor tasa",
 "swap.compare": [
  [
   "count",
   2,
   {
    "one": "Ver la oferta",
    "many": [
     "Comparar ",
     0,
     " ofertas"
    ],
    "other": [
     "Comparar ",
     0,
     " ofertas"
    ]
   }
  ]
 ],
 "swap.impact": "Impacto en el precio",
 "swap.slippage": "Deslizamiento máximo",
 "swap.changeSlippage": "Cambiar",
 "swap.minimum": "Mínimo que recibes",
 "swap.providerFee": "Comisión del proveedor",
 "swap.included": "Incluida en la tasa",
 "swap.networkFee": "Comisión de red",
 "swap.unknown": "Desconocido",
 "swap.percent": [
  [
   "value"
  ],
  " %"
 ],
 "swap.percentSign": "%",
 "swap.pending": [
  "Intercambio de ",
  [
   "from"
  ],
  " a ",
  [
   "to"
  ],
  " en curso"
 ],
 "swap.unsupported.title": "La red no admite intercambios",
 "swap.unsupported.body": [
  "En ",
  [
   "network"
  ],
  " no se pueden intercambiar tokens. Elige otra red."
 ],
 "swap.unsupported.switch": "Cambiar de red",
 "swap.failed.title": "No se pudieron cargar los tokens",
 "swap.problem.noRoute": "No hay suficiente liquidez para estos tokens. Prueba con un importe menor u otro token.",
 "swap.problem.unavailable": "Nadie ofrece una tasa ahora mismo. Seguimos preguntando.",
 "swap.problem.wouldFail": "Este intercambio fallaría ahora. No se envió nada. Inténtalo de nuevo o permite más deslizamiento.",
 "swap.problem.refused": "El proveedor rechazó este intercambio. Elige otra oferta.",
 "swap.problem.approval": "La aprobación no se completó, así que no se intercambió nada. Puedes intentarlo de nuevo.",
 "swap.problem.unsure": "No se confirmó a tiempo y aún puede completarse. Mira tu actividad antes de volver a intercambiar.",
 "swap.problem.funds": "No alcanza para el importe y la comisión de red. No se envió nada.",
 "swap.tokens.search": "Busca un nombre o pega una dirección",
 "swap.tokens.own": "Tus tokens",
 "swap.tokens.suggested": "Sugeridos",
 "swap.tokens.others": "Otros tokens",
 "swap.tokens.all": "Tokens",
 "swap.tokens.cut": "Hay más. Búscalos para encontrarlos.",
 "swap.tokens.byAddress": "Encontrado por dirección",
 "swap.tokens.unlisted": "Fuera de la lista",
 "swap.tokens.empty.title": "No se encontraron tokens",
 "swap.tokens.empty.body": "Revisa la ortografía o pega la dirección del token.",
 "swap.tokens.none": "Pega la dirección del token que quieres.",
 "swap.quotes.none": "No hay ofertas ahora",
 "swap.quotes.back": "Cambiar el intercambio",
 "swap.quotes.fee": [
  "comisión aprox. ",
  [
   "fee"
  ]
 ],
 "swap.quotes.less": [
  [
   "value"
  ],
  " % menos"
 ],
 "swap.quotes.about": "Las ofertas se renuevan cada diez segundos. Lo que cobra el proveedor ya está incluido.",
 "swap.slippage.about": "El precio puede moverse antes del intercambio. Si fueras a recibir menos de lo permitido, no se intercambia nada.",
 "swap.slippage.presets": "Valores habituales",
 "swap.slippage.custom": "Personalizado",
 "swap.slippage.invalid": "Introduce un valor de 0 a 50.",
 "swap.slippage.high": "Con tanto, otros pueden quedarse con parte de lo que te toca.",
 "swap.slippage.low": "Con tan poco, la mayoría de los intercambios fallan.",
 "swap.slippage.save": "Guardar",
 "swap.review.stopped": "No se pudo preparar el intercambio",
 "swap.review.gone": "No hay nada que revisar.",
 "swap.review.back": "Cambiar el intercambio",
 "swap.changed.title": "La tasa ha cambiado",
 "swap.changed.body": "Mira las nuevas cifras antes de seguir. No se ha intercambiado nada.",
 "swap.unsigned.title": "Aquí no basta con una firma",
 "swap.unsigned.body": "Permite el importe con una transacción. Tiene su propia comisión de red. Todavía no se ha enviado ni intercambiado nada.",
 "swap.unlisted.title": [
  [
   "token"
  ],
  " no está en la lista"
 ],
 "swap.unlisted.body": "Cualquiera puede crear un token con cualquier nombre. Asegúrate de que es el que quieres:",
 "swap.approval": [
  "Primero permites que ",
  [
   "provider"
  ],
  " tome exactamente este importe de ",
  [
   "token"
  ],
  " y después intercambias."
 ],
 "swap.permit": [
  "Primero firmas que ",
  [
   "provider"
  ],
  " puede tomar exactamente ",
  [
   "amount"
  ],
  " en los próximos 30 minutos, y nada más. Firmar no envía nada ni cuesta nada. Después intercambias."
 ],
 "swap.consent.loss": [
  "Entiendo que pierdo cerca del ",
  [
   "percent"
  ],
  " del valor."
 ],
 "swap.consent.unknown": "Entiendo que no se pudo comparar esta tasa con un precio de mercado.",
 "swap.moved": [
  "Tu billetera está en otra red. Este intercambio es en ",
  [
   "network"
  ],
  "."
 ],
 "swap.moveBack": [
  "Cambiar a ",
  [
   "network"
  ]
 ],
 "swap.accountChanged": "Tu billetera está ahora en otra cuenta.",
 "swap.expired": "Esta tasa ha caducado.",
 "swap.renew": "Obtener una tasa nueva",
 "swap.accept": "Aceptar la nueva tasa",
 "swap.approveAndSwap": "Aprobar e intercambiar",
 "swap.signAndSwap": "Firmar e intercambiar",
 "swap.confirm": "Intercambiar",
 "swap.short.title": [
  "No hay suficiente ",
  [
   "coin"
  ],
  " para la comisión de red"
 ],
 "swap.short.body": [
  "Añade ",
  [
   "coin"
  ],
  " o intercambia menos."
 ],
 "swap.working.wallet": [
  "Aprueba en ",
  [
   "wallet"
  ]
 ],
 "swap.working.sign": [
  "Firma en ",
  [
   "wallet"
  ]
 ],
 "swap.working.server": "Comprobando la tasa",
 "swap.working.chain": "Esperando a la red",
 "swap.working.reset": [
  "Retirando el permiso anterior de ",
  [
   "token"
  ],
  "."
 ],
 "swap.working.approve": [
  "Permitiendo exactamente este importe de ",
  [
   "token"
  ],
  "."
 ],
 "swap.working.permit": [
  "Permitiendo exactamente este importe de ",
  [
   "token"
  ],
  " con una firma. No se envía nada."
 ],
 "swap.working.swap": [
  "Intercambiando ",
  [
   "from"
  ],
  " por ",
  [
   "to"
  ],
  "."
 ],
 "swap.working.batch": [
  "Permitiendo e intercambiando ",
  [
   "from"
  ],
  " por ",
  [
   "to"
  ],
  " en un solo paso."
 ],
 "swap.step.approve": "Aprobar",
 "swap.step.permit": "Firmar",
 "swap.step.swap": "Intercambiar",
 "swap.result.pending.title": "Intercambio enviado",
 "swap.result.pending.body": [
  [
   "from"
  ],
  " por unos ",
  [
   "to"
  ],
  ". Puedes dejar esto abierto o cerrarlo."
 ],
 "swap.result.success.title": "Intercambio completado",
 "swap.result.success.body": [
  "Intercambiaste ",
  [
   "from"
  ],
  " por unos ",
  [
   "to"
  ],
  "."
 ],
 "swap.result.failed.title": "El intercambio falló",
 "swap.result.failed.body": "La red lo rechazó, así que tus tokens siguen donde estaban. Solo se pagó la comisión de red.",
 "swap.result.replaced.title": "Intercambio reemplazado",
 "swap.result.replaced.body": "Otra transacción de tu billetera ocupó su lugar.",
 "swap.result.dropped.title": "El intercambio no se ha aceptado",
 "swap.result.dropped.body": "La red no lo aceptó a tiempo. No se ha intercambiado nada y no ha costado nada.",
 "swap.result.unknown.title": "Perdimos de vista este intercambio",
 "swap.result.unknown.body": "Aún puede completarse. Mira tu cuenta o el explorador.",
 "swap.result.leave": "Ir a la cuenta",
 "swap.result.done": "Listo",
 "walletAccounts.title": "Cuentas",
 "walletAccounts.hint": "Añade otra cuenta",
 "walletAccounts.intro": "Cada cuenta tiene sus propias direcciones. Tus palabras de recuperación las restauran todas.",
 "walletAccounts.numbered": [
  "Cuenta ",
  [
   "number"
  ]
 ],
 "walletAccounts.name": "Nombre",
 "walletAccounts.add": "Añadir una cuenta",
 "walletAccounts.rename": [
  "Cambiar el nombre de «",
  [
   "name"
  ],
  "»"
 ],
 "walletAccounts.save": "Guardar",
 "walletAccounts.cancel": "Cancelar",
 "walletAccounts.full": [
  "Tu billetera tiene ",
  [
   "count"
  ],
  " cuentas, que es el máximo."
 ],
 "walletAccounts.failed": "No ha funcionado. Tus cuentas no han cambiado. Inténtalo de nuevo.",
 "walletAccounts.imported": "Importada",
 "walletAccounts.introImported": "Cada cuenta tiene sus propias direcciones. Tus palabras de recuperación las restauran todas, salvo las importadas."
}
export default catalogue
