// Written by scripts/genMessages.ts. Do not edit.
import type { Messages } from './keys.gen.ts'

export const es: Partial<Messages> = {
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
 "approval.window.title": "Aprobar solicitud"
}
