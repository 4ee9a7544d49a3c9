// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "exit.title": "Palabras de recuperación",
 "exit.ask.title": "Mostrar tus palabras de recuperación",
 "exit.ask.login": "Para ver las palabras hace falta un inicio de sesión de los últimos diez minutos. Si el tuyo es anterior, primero recibes un código por correo.",
 "exit.ask.again": "Para ver las palabras hace falta un inicio de sesión de los últimos diez minutos. Si el tuyo es anterior, primero cierra la sesión e iníciala de nuevo.",
 "exit.ask.factor": "Primero usa una llave de acceso o tu kit de recuperación.",
 "exit.ask.warning.anyone": "Cualquier persona que tenga estas palabras puede llevarse para siempre todo lo que hay en esta billetera.",
 "exit.ask.warning.asked": "Ninguna aplicación ni soporte las necesita nunca. Si una persona o una página te las pide, es un robo.",
 "exit.ask.show": "Mostrar mis palabras",
 "exit.ask.passkey": "Usar una llave de acceso",
 "exit.ask.kit": "Usar el kit",
 "exit.code.title": "Escribe el código",
 "exit.code.body": [
  "Enviamos un código de 8 dígitos a ",
  [
   "email"
  ],
  "."
 ],
 "exit.code.label": "Código",
 "exit.problem.login": "Tu inicio de sesión es demasiado antiguo para esto. Cierra la sesión, iníciala de nuevo y vuelve en menos de diez minutos.",
 "exit.problem.code": "Ese no es el código del último correo. Compáralo otra vez.",
 "exit.problem.ended": "Este código ya no funciona. Cierra esta ventana y empieza de nuevo.",
 "exit.words.title": "Tus palabras de recuperación",
 "exit.words.body": [
  "Estas ",
  [
   "count"
  ],
  " palabras, en este orden, abren tus cuentas en cualquier billetera. Imprímelas, anótalas o guárdalas en el archivo."
 ],
 "exit.words.list": "Palabras de recuperación",
 "exit.words.show": "Mostrar",
 "exit.words.hide": "Ocultar",
 "exit.words.test": "Comprobar mi kit de salida",
 "exit.words.assisted": "El operador de esta billetera también puede abrirla todavía. Cuando solo tú puedas, podrás comprobar estas palabras como tu kit de salida.",
 "exit.file.save": "Guardar archivo",
 "exit.file.about": "El archivo se abre en cualquier navegador, sin conexión, con este código. Anota el código y guárdalo lejos del archivo.",
 "exit.file.code": "Código del archivo",
 "exit.file.title": "Kit de salida de tu billetera",
 "exit.file.how": "Este archivo contiene cifradas las palabras de recuperación de tu billetera. Escribe su código para leerlas. No se envía nada: funciona sin conexión.",
 "exit.file.open": "Abrir",
 "exit.file.wrong": "Este código no abre el archivo. Tiene 26 letras y dígitos.",
 "exit.test.title": "Comprueba tu kit de salida",
 "exit.test.words": "Escribe estas palabras desde tu copia.",
 "exit.test.file": "Elige el archivo que guardaste y escribe su código desde tu copia.",
 "exit.test.word": [
  "Palabra ",
  [
   "number"
  ]
 ],
 "exit.test.file.label": "Archivo",
 "exit.test.useFile": "Comprobar el archivo",
 "exit.test.useWords": "Comprobar las palabras",
 "exit.test.back": "Mostrar otra vez las palabras",
 "exit.test.wrongWord": "Esa no es la palabra. Compárala otra vez.",
 "exit.test.wrongFile": "Este archivo y este código no dan las palabras de esta billetera. Compara el código otra vez.",
 "exit.test.noFile": "Primero elige el archivo.",
 "exit.finish.title": "Tu kit de salida funciona",
 "exit.finish.body": "Termina para que tu billetera lo recuerde.",
 "exit.finish.do": "Terminar",
 "exit.sheet.title": "Kit de salida de tu billetera",
 "exit.sheet.how": "Escribe las palabras en su orden en cualquier billetera que importe palabras de recuperación (BIP-39). Si pide una ruta de derivación, usa la que está bajo la dirección. Después compara las direcciones.",
 "exit.sheet.path": [
  "Ruta: ",
  [
   "path"
  ]
 ],
 "exit.sheet.noPath": "Sin ruta: solo las palabras (sr25519)",
 "exit.sheet.safe": "Cuenta inteligente, si una app te dio una: es de la cuenta de Ethereum de arriba",
 "exit.import.title": "Usar palabras que ya tienes",
 "exit.import.warning": "Tu billetera actual ya no se abrirá aquí. Guarda antes sus palabras, por si contiene algo.",
 "exit.import.keep": "Estas son las palabras de tu billetera actual. Guárdalas: después serán la única manera de llegar a ella.",
 "exit.import.next": "Las he guardado",
 "exit.import.type": "Escribe tus palabras",
 "exit.import.body": "12 o 24 palabras de recuperación de otra billetera, en su orden. No se admite una frase de contraseña adicional.",
 "exit.import.wrong": "No son 12 o 24 palabras de recuperación válidas. Compara cada una.",
 "exit.import.confirm": "¿Es esta tu billetera?",
 "exit.import.compare": "Compara las direcciones. Esta billetera solo tiene la primera cuenta de cada tipo.",
 "exit.import.do": "Usar esta billetera",
 "exit.keys.title": "Claves importadas",
 "exit.keys.body": "Tus palabras no las restauran. El archivo y el papel también las contienen.",
 "exit.sheet.imported": "Clave importada: las palabras no la restauran",
 "exit.key.title": "Importar una clave privada",
 "exit.key.body": "Pega la clave de una cuenta tal como la exporta tu otra billetera: dígitos hexadecimales para Ethereum, base58 o una lista de números para Solana, un texto que empieza por K o L para Bitcoin.",
 "exit.key.warning.words": "Tus palabras de recuperación no restaurarán esta cuenta. Guarda su clave o crea después un kit de salida.",
 "exit.key.warning.given": "Nunca importes una clave que te haya dado otra persona: puede llevarse lo que llegue allí.",
 "exit.key.field": "Clave privada",
 "exit.key.wrong": "Esto no es una clave privada que esta billetera pueda usar. Una dirección o palabras de recuperación no sirven aquí.",
 "exit.key.confirm": "¿Es esta tu cuenta?",
 "exit.key.compare": "Compara la dirección con la de tu otra billetera.",
 "exit.key.name": "Nombre",
 "exit.key.name.first": [
  "Importada ",
  [
   "number"
  ]
 ],
 "exit.key.name.wrong": "Un nombre tiene de 1 a 32 caracteres.",
 "exit.key.do": "Importar esta cuenta",
 "exit.key.exists": "Esta cuenta ya está en tu billetera.",
 "exit.key.full": "Tu billetera tiene el máximo de claves importadas.",
 "security.level.temporary.title": "Solo en este navegador",
 "security.level.temporary.body": "Si se borran los datos de este navegador, la billetera se pierde para siempre. No has dado ningún correo y el operador tampoco puede abrirla.",
 "security.level.assisted.title": "Tu correo basta para abrir esta billetera",
 "security.level.assisted.body": "Un inicio de sesión por correo la abre en cualquier dispositivo nuevo. También podrían abrirla quien lea tu correo y el operador de esta billetera.",
 "security.level.assisted.login.title": "Tu inicio de sesión basta para abrir esta billetera",
 "security.level.assisted.provider.body": "Tu cuenta en el proveedor la abre en cualquier dispositivo nuevo. También podrían abrirla quien entre en esa cuenta y el operador de esta billetera.",
 "security.level.assisted.token.body": [
  "Tu cuenta en ",
  [
   "host"
  ],
  " la abre en cualquier dispositivo nuevo. También podrían abrirla quien entre en esa cuenta, el propio sitio ",
  [
   "host"
  ],
  " y el operador de esta billetera."
 ],
 "security.level.fragile.title": "Solo tú puedes abrirla, de una manera",
 "security.level.fragile.body": "Ni tu inicio de sesión por sí solo ni el operador la abren. Pero si pierdes tus dispositivos y la única llave de acceso o kit que tienes, la billetera se pierde.",
 "security.level.secured.title": "Solo tú puedes abrir esta billetera",
 "security.level.secured.body": "Ni tu inicio de sesión por sí solo ni el operador la abren. Un dispositivo nuevo necesita una de tus llaves de acceso o uno de tus kits.",
 "security.level.exit.title": "Solo tú puedes abrirla, incluso sin nosotros",
 "security.level.exit.body": "Has restaurado esta billetera con sus palabras. Seguirá siendo tuya aunque este servicio termine.",
 "security.factors": "Qué la abre",
 "security.factor.device.title": "Este dispositivo",
 "security.factor.device.about": "Hasta que borres los datos de este navegador.",
 "security.factor.others.title": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " dispositivo o sitio más"
    ],
    "many": [
     0,
     " dispositivos o sitios más"
    ],
    "other": [
     0,
     " dispositivos o sitios más"
    ]
   }
  ]
 ],
 "security.factor.others.about": "Donde ya la has abierto.",
 "security.factor.passkey.title": "Llave de acceso",
 "security.factor.passkey.numbered": [
  "Llave de acceso ",
  [
   "number"
  ]
 ],
 "security.factor.passkey.about": "Te ayuda si pierdes este dispositivo.",
 "security.factor.kit.title": "Kit de recuperación",
 "security.factor.kit.numbered": [
  "Kit de recuperación ",
  [
   "number"
  ]
 ],
 "security.factor.kit.about": "En papel. Te ayuda si pierdes todo lo demás.",
 "security.factor.escrow.title": "Correo, con ayuda del operador",
 "security.factor.escrow.login": "Tu inicio de sesión, con ayuda del operador",
 "security.factor.escrow.about": "Te ayuda si pierdes todo lo demás. El operador también podría usarlo.",
 "security.remove": "Quitar",
 "security.remove.kit.label": [
  "Quitar el kit de recuperación ",
  [
   "number"
  ]
 ],
 "security.remove.passkey.label": [
  "Quitar la llave de acceso ",
  [
   "number"
  ]
 ],
 "security.remove.kit.title": "¿Quitar este kit de recuperación?",
 "security.remove.kit.body": "Sus 26 caracteres ya no abrirán tu billetera. No se puede deshacer, pero puedes crear otro kit.",
 "security.remove.passkey.title": "¿Quitar esta llave de acceso?",
 "security.remove.passkey.body": "Ya no abrirá tu billetera. Después, bórrala de tu dispositivo o gestor de contraseñas.",
 "security.remove.leavesOne": "Quedará una sola manera de abrir la billetera en un dispositivo nuevo. Si la pierdes junto con tus dispositivos, podrías perder la billetera.",
 "security.window.why": "Se hace en una ventana de tu billetera, que ninguna página puede leer ni tapar.",
 "security.window.open": "Continúa en la ventana que se abrió.",
 "security.window.blocked": "La ventana no se abrió. Permite las ventanas emergentes de esta página e inténtalo de nuevo.",
 "security.window.closed": "La ventana se cerró. Nada ha cambiado.",
 "security.window.again": "Abrirla de nuevo",
 "security.window.close": "Cerrar esta ventana",
 "security.news.kit": "Tu kit de recuperación está listo.",
 "security.news.passkey": "Tu llave de acceso está lista.",
 "security.news.guest": "Tu llave de acceso está lista. A partir de ahora, inicia sesión con ella.",
 "security.news.secure": "A partir de ahora solo tú puedes abrir esta billetera.",
 "security.news.remove": "Ya no abre esta billetera.",
 "security.next.kit": "Siguiente: un código en papel que abre tu billetera cuando todo lo demás se pierde.",
 "security.next.passkey": "Siguiente: una segunda manera, para que perder una no te cueste la billetera.",
 "security.next.passkey.guest": "A continuación: una llave de acceso, que también abre tu billetera en otros navegadores.",
 "security.next.secure": "Siguiente: cierra la entrada con solo iniciar sesión y la del operador.",
 "security.next.none": "Guarda tus llaves y kits en lugares distintos.",
 "security.do.kit": "Crear un kit de recuperación",
 "security.do.kit.another": "Crear otro kit de recuperación",
 "security.do.passkey": "Añadir una llave de acceso",
 "security.do.passkey.another": "Añadir otra llave de acceso",
 "security.do.passkey.guest": "Proteger con una llave de acceso",
 "security.do.secure": "Que sea solo mía",
 "security.done": "Listo",
 "security.continue": "Continuar",
 "security.cancel": "Cancelar",
 "security.done.kit.title": "Tu kit de recuperación está listo",
 "security.done.kit.body": "Guárdalo donde guardas tu pasaporte y cuéntaselo solo a quien le darías tus llaves.",
 "security.done.passkey.title": "Tu llave de acceso está lista",
 "security.done.passkey.body": "Abre tu billetera en cada dispositivo que la tenga.",
 "security.done.secure.title": "Esta billetera es solo tuya",
 "security.done.secure.body": "Ni tu inicio de sesión por sí solo ni el operador la abren ya.",
 "security.done.remove.title": "Quitado",
 "security.done.remove.body": "Ya no abre tu billetera.",
 "security.done.unlock.title": "Tu billetera está abierta",
 "security.done.unlock.body": "A partir de ahora este dispositivo la abre.",
 "security.title.kit": "Kit de recuperación",
 "security.title.passkey": "Añadir una llave de acceso",
 "security.title.secure": "Haz que esta billetera sea solo tuya",
 "security.title.remove": "Quitar",
 "security.title.unlock": "Abrir tu billetera",
 "security.kit.title": "Tu kit de recuperación",
 "security.kit.body": [
  "Imprime estos 26 caracteres o anótalos. Abren tu billetera si pierdes tus dispositivos. Escríbelos solo en ",
  [
   "host"
  ],
  "."
 ],
 "security.kit.kept": "Ya lo he guardado",
 "security.kit.copy": "Copiar",
 "security.kit.copied": "Copiado",
 "security.kit.print": "Imprimir",
 "security.check.title": "Comprueba tu kit",
 "security.check.body": "Escribe estos dos grupos de tu copia.",
 "security.check.group": [
  "Grupo ",
  [
   "number"
  ]
 ],
 "security.check.wrong": "Eso no es lo que dice el kit. Compáralo otra vez.",
 "security.check.back": "Mostrar el kit otra vez",
 "security.sheet.about": "Con este código abres tu billetera en un dispositivo nuevo, después de iniciar sesión. Quien lo tenga y pueda iniciar sesión como tú puede usar tu billetera: mantenlo en secreto.",
 "security.sheet.wallet": "Billetera",
 "security.sheet.date": "Creado el",
 "security.sheet.account": "Cuentas",
 "security.sheet.how": "Cómo usarlo: inicia sesión en el dispositivo nuevo, elige «Kit de recuperación» en la ventana de tu billetera y escribe el código. No importan los espacios, los guiones ni las minúsculas.",
 "security.passkey.title": "Añadir una llave de acceso",
 "security.passkey.body": "Una llave de acceso está en tu teléfono, ordenador, gestor de contraseñas o llave de seguridad. Abre esta billetera en cada dispositivo que la tenga.",
 "security.passkey.create": "Crear una llave de acceso",
 "security.problem.cancelled": "No se usó ninguna llave de acceso. Inténtalo de nuevo cuando quieras.",
 "security.problem.noPrf": "Esta llave de acceso no puede proteger una billetera, porque donde se guarda no puede calcular secretos (PRF). Usa otro dispositivo o gestor de contraseñas, o un kit de recuperación. Puedes borrar esta llave.",
 "security.problem.foreign": "Esta llave de acceso no abre esta billetera. Elige otra.",
 "security.problem.unsupported": "Este navegador no puede usar llaves de acceso aquí. Usa otro, o un kit de recuperación.",
 "security.problem.wrongKit": "Este código no abre esta billetera. Compáralo con tu kit.",
 "security.problem.badKit": "Un kit de recuperación tiene 26 letras y cifras. Faltan algunas, o hay alguna que no se usa.",
 "security.problem.conflict": "Otro dispositivo acaba de cambiar la billetera. Inténtalo de nuevo.",
 "security.problem.limited": "La billetera se abrió demasiadas veces. Espera unos minutos e inténtalo de nuevo.",
 "security.problem.stopped": "Las billeteras están en pausa. Inténtalo más tarde.",
 "security.problem.failed": "No ha funcionado. Revisa tu conexión e inténtalo de nuevo.",
 "security.kitField.hint": "26 letras y cifras. No importan los espacios, los guiones ni las minúsculas.",
 "security.unlock.title": "Abrir tu billetera",
 "security.unlock.body": "Tu billetera aún no conoce este dispositivo. Usa una llave de acceso, tu kit de recuperación o un dispositivo que la abra.",
 "security.unlock.passkey": "Usar una llave de acceso",
 "security.unlock.or": "o",
 "security.unlock.kit": "Abrir con el kit",
 "security.secure.title": "Haz que esta billetera sea solo tuya",
 "security.secure.body": "Entonces solo la abrirán tus llaves de acceso, tus kits y este dispositivo.",
 "security.secure.do": "Solo yo puedo abrirla",
 "security.secure.warning.email": "Tu inicio de sesión por sí solo ya no la abrirá, y el operador no podrá ayudarte a volver a entrar.",
 "security.secure.warning.loss": "Si pierdes todas las llaves, kits y dispositivos, la billetera y todo lo que contiene se pierden para siempre.",
 "security.secure.warning.devices": [
  [
   "count",
   2,
   {
    "one": "Tu otro dispositivo o sitio pedirá una vez una llave o un kit.",
    "many": [
     "Tus otros ",
     0,
     " dispositivos o sitios pedirán una vez una llave o un kit."
    ],
    "other": [
     "Tus otros ",
     0,
     " dispositivos o sitios pedirán una vez una llave o un kit."
    ]
   }
  ]
 ],
 "security.secure.show": "Demuestra primero que funcionan",
 "security.secure.passkey": [
  [
   "count",
   2,
   {
    "one": "Usar tu llave de acceso",
    "many": [
     "Usar la llave ",
     [
      "number"
     ],
     " de ",
     0
    ],
    "other": [
     "Usar la llave ",
     [
      "number"
     ],
     " de ",
     0
    ]
   }
  ]
 ],
 "security.secure.passkeyShown": "Tu llave de acceso funciona",
 "security.secure.samePasskey": "Esa ya la has usado. Elige otra llave de acceso.",
 "security.locked.title": "Este dispositivo es nuevo",
 "security.locked.body": "Has iniciado sesión. Para abrir tu billetera aquí, usa una llave de acceso, tu kit de recuperación u otro dispositivo tuyo.",
 "security.locked.open": "Abrir mi billetera",
 "security.news.export": "Has comprobado tu kit de salida.",
 "security.next.export": "Después: un kit de salida, para que la billetera siga siendo tuya aunque este servicio termine.",
 "security.do.export": "Crear un kit de salida",
 "security.do.words": "Mostrar mis palabras de recuperación",
 "security.done.exit.title": "Puedes irte cuando quieras",
 "security.done.exit.body": "Has comprobado tus palabras. Abren esta billetera en otras aplicaciones, aunque este servicio termine.",
 "security.devices.title": "Dispositivos y actividad",
 "security.devices.heading": "Dónde has iniciado sesión",
 "security.devices.this": [
  "Este dispositivo, en ",
  [
   "site"
  ]
 ],
 "security.devices.used": [
  "En ",
  [
   "site"
  ],
  ", último uso ",
  [
   "time"
  ]
 ],
 "security.devices.remove": [
  "Quitar ",
  [
   "browser"
  ],
  " en ",
  [
   "site"
  ]
 ],
 "security.devices.back": "Volver",
 "security.activity.heading": "Qué se ha hecho",
 "security.activity.none": "Aún no se ha firmado nada.",
 "security.activity.signed": [
  "Firma en ",
  [
   "site"
  ]
 ],
 "security.activity.signed.removed": "Firma en un dispositivo que quitaste",
 "security.activity.exported": [
  "Palabras de recuperación mostradas en ",
  [
   "site"
  ]
 ],
 "security.activity.exported.removed": "Palabras de recuperación mostradas en un dispositivo que quitaste",
 "security.remove.device.title": "¿Quitar este dispositivo?",
 "security.remove.device.body": "Se cierra su sesión al momento, y pedirá una llave de acceso, tu kit o un nuevo inicio de sesión antes de volver a abrir tu billetera.",
 "security.devices.loading": "Cargando…",
 "security.do.import": "Usar palabras que ya tengo",
 "security.done.import.title": "Tus palabras están en su lugar",
 "security.done.import.body": "Se ha cerrado tu sesión. Inicia sesión de nuevo para usar esta billetera.",
 "security.problem.worn": "Han sido demasiados intentos. Cierra esta ventana y ábrela de nuevo.",
 "security.problem.noneHere": "No se usó ninguna llave de acceso. Si la tuya está en otro dispositivo, úsala desde allí. Si la borraste, otra de tus llaves inicia sesión. Si no te queda ninguna, crea una nueva: viene con una billetera nueva y vacía.",
 "security.problem.unknown": "Esta llave de acceso no inicia sesión aquí. Se creó para otro sitio, o solo para abrir una billetera tras otro inicio de sesión. Elige otra, o vuelve y usa otra forma.",
 "security.problem.off": "Aquí no se ofrecen llaves de acceso nuevas. Inicia sesión de otra forma.",
 "security.login.title": "Continuar con una llave de acceso",
 "security.login.about": "Inicia sesión con una llave de acceso, o crea una: viene con su propia billetera.",
 "security.login.body": "Una llave de acceso vive en tu teléfono, ordenador, gestor de contraseñas o llave de seguridad. Inicia tu sesión y abre tu billetera.",
 "security.login.use": "Usar mi llave de acceso",
 "security.login.create": "Crear una llave nueva",
 "security.login.foot": "Una llave nueva crea una billetera nueva. No hay correo que te ayude: si borras tu única llave de acceso, la billetera se pierde.",
 "security.done.login.title": "Sesión iniciada",
 "security.done.login.body": "Tu billetera está abierta en este dispositivo.",
 "security.title.login": "Llave de acceso",
 "security.do.key": "Importar una clave privada",
 "security.news.key": "La cuenta está en tu billetera. Cámbiate a ella en Cuentas.",
 "security.done.key.title": "La cuenta está en tu billetera",
 "security.done.key.body": "Tus palabras de recuperación no la restauran. La clave puede seguir en el portapapeles: copia otra cosa.",
 "security.second": "Un segundo paso",
 "security.totp.row": "Aplicación de autenticación",
 "security.totp.off": "Desactivada. Te protege si alguien entra en tu correo o tu inicio de sesión: un dispositivo nuevo necesita además un código de tu teléfono.",
 "security.totp.off.own": "Desactivada. Te protege de quien use tu navegador desbloqueado: cambiar quién puede abrir la billetera o ver sus palabras necesita entonces un código.",
 "security.totp.on": "Activada. Tu inicio de sesión solo abre un dispositivo nuevo con un código. También hace falta para cambiar quién puede abrir la billetera y para ver sus palabras.",
 "security.totp.on.own": "Activada. Cambiar quién puede abrir la billetera o ver sus palabras necesita un código.",
 "security.totp.setUp": "Configurar",
 "security.totp.setUp.label": "Configurar una aplicación de autenticación",
 "security.totp.remove.label": "Quitar la aplicación de autenticación",
 "security.totp.title": "Configura una aplicación de autenticación",
 "security.totp.body": "Escanéalo con una aplicación de autenticación en tu teléfono. Mostrará un código nuevo cada 30 segundos.",
 "security.totp.qr": "Código QR para tu aplicación de autenticación",
 "security.totp.byHand": "O escribe esta clave en la aplicación",
 "security.totp.keep.title": "Guarda estos códigos de respaldo",
 "security.totp.keep.body": "Cada uno sustituye a la aplicación una vez. Si pierdes el teléfono y estos códigos, tu inicio de sesión no podrá abrir la billetera en un dispositivo nuevo.",
 "security.totp.kept": "Los he guardado",
 "security.totp.confirm.title": "Escribe un código",
 "security.totp.confirm.body": "Los seis dígitos que muestra ahora tu aplicación de autenticación.",
 "security.totp.turnOn": "Activar",
 "security.totp.codeLabel": "Código de la aplicación",
 "security.totp.backupLabel": "Código de respaldo",
 "security.totp.useBackup": "Usar un código de respaldo",
 "security.totp.useApp": "Usar la aplicación",
 "security.totp.step.title": "Confirma que eres tú",
 "security.totp.step.body": "Escribe los seis dígitos que muestra ahora tu aplicación de autenticación.",
 "security.totp.unlock.title": "Abre tu billetera",
 "security.totp.unlock.body": "Tu billetera aún no conoce este dispositivo. Escribe los seis dígitos que muestra ahora tu aplicación de autenticación.",
 "security.totp.removeTotp.title": "¿Quitar la aplicación de autenticación?",
 "security.totp.removeTotp.body": "Después ya no se pedirán códigos. Escribe un último código para confirmar.",
 "security.done.totp.title": "Tu aplicación de autenticación está activada",
 "security.done.totp.body": "A partir de ahora tu billetera pide un código antes de confiar en un dispositivo nuevo que solo tiene tu inicio de sesión.",
 "security.done.removeTotp.title": "Quitada",
 "security.done.removeTotp.body": "Tu billetera ya no pide códigos. Puedes borrar la entrada en tu aplicación.",
 "security.news.totp": "Tu aplicación de autenticación está activada.",
 "security.news.removeTotp": "Tu billetera ya no pide códigos.",
 "security.locked.code": "Has iniciado sesión. Para abrir tu billetera aquí, usa tu aplicación de autenticación.",
 "security.problem.codeWrong": "Ese código no es correcto o ya se usó. Espera al siguiente en tu aplicación.",
 "security.problem.codeLocked": "Demasiados códigos incorrectos. Durante un tiempo no se aceptan códigos; inténtalo más tarde.",
 "security.problem.codeLate": "El código que escribiste ya no vale. Cierra esta ventana y empieza de nuevo.",
 "security.level.assisted.totp.title": "Tu inicio de sesión y un código abren esta billetera",
 "security.level.assisted.totp.body": "Un dispositivo nuevo necesita tu inicio de sesión y un código de tu aplicación de autenticación. El operador de esta billetera todavía podría abrirla.",
 "security.locked.other": "Abrirla de otra manera",
 "security.unlock.device": "Usar otro dispositivo",
 "security.wait.title": "Apruébalo en otro dispositivo",
 "security.wait.body": "En un dispositivo que abra tu billetera, ve a Seguridad, elige «Aprobar un dispositivo nuevo» y escribe allí este código.",
 "security.wait.status": "Esperando al otro dispositivo…",
 "security.wait.warning": "No le digas este código a nadie. Funciona una vez, durante 10 minutos.",
 "security.do.approve": "Aprobar un dispositivo nuevo",
 "security.title.approve": "Aprobar un dispositivo nuevo",
 "security.approve.title": "Aprueba un dispositivo nuevo",
 "security.approve.body": "Inicia sesión en el dispositivo nuevo y elige «Usar otro dispositivo». Después escribe el código que muestra.",
 "security.approve.label": "Código del dispositivo nuevo",
 "security.approve.ask": "¿Es tu dispositivo?",
 "security.approve.device": [
  [
   "browser"
  ],
  ", en ",
  [
   "site"
  ],
  ", pide abrir tu billetera."
 ],
 "security.approve.warning": "Apruébalo solo si tienes ese dispositivo en tus manos. Si otra persona te dio el código, recházalo: podría llevarse todo lo que hay en la billetera.",
 "security.approve.do": "Permitir que abra mi billetera",
 "security.approve.decline": "Rechazar",
 "security.done.approve.title": "El dispositivo nuevo abre tu billetera",
 "security.done.approve.body": "Aparece en «Dispositivos y actividad», donde puedes quitarlo.",
 "security.news.approve": "El dispositivo nuevo abre tu billetera.",
 "security.problem.deviceCode": "Ningún dispositivo nuevo muestra este código. Compáralo y comprueba que el dispositivo sigue esperando.",
 "security.problem.declined": "El otro dispositivo lo rechazó.",
 "security.problem.ended": "El código ha caducado. Empieza de nuevo en el dispositivo nuevo.",
 "security.devices.waits": [
  "Nuevo, en ",
  [
   "site"
  ],
  ". Podrá abrir tu billetera a partir de ",
  [
   "time"
  ],
  ". Si no es tuyo, quítalo."
 ],
 "security.title.share": "Tu billetera en otra app",
 "security.share.title": "¿Usar tu billetera también aquí?",
 "security.share.about": [
  "Tienes una billetera en ",
  [
   "site"
  ],
  ". Decide si esta app también la usa o si tendrá otra aparte."
 ],
 "security.share.body": [
  [
   "app"
  ],
  " es del mismo proveedor que la app en la que tienes una billetera."
 ],
 "security.share.from": "Tu billetera en",
 "security.share.to": "También en",
 "security.share.gets": "La app ve tu dirección y tus billeteras vinculadas, y puede pedir firmas. Apruebas cada una, como siempre.",
 "security.share.same": "Ambas apps pueden saber que eres la misma persona. Tus claves no salen de la billetera.",
 "security.share.end": "Puedes terminarlo en «Dispositivos y actividad».",
 "security.share.yes": "Usar esta billetera",
 "security.share.no": "Crear una billetera aparte",
 "security.share.foot": "Con una billetera aparte, no te lo volvemos a preguntar.",
 "security.done.share.title": "La misma billetera, también aquí",
 "security.done.share.body": "Puedes cerrar esta ventana.",
 "security.done.separate.title": "Una billetera aparte",
 "security.done.separate.body": "Las apps quedan separadas. Puedes cerrar esta ventana.",
 "security.apps.heading": "Otras apps con esta billetera",
 "security.apps.this": [
  [
   "name"
  ],
  ", esta app"
 ],
 "security.apps.since": [
  [
   "name"
  ],
  ", añadida ",
  [
   "time"
  ]
 ],
 "security.apps.remove": [
  "Quitar la billetera de ",
  [
   "site"
  ]
 ],
 "security.remove.app.title": "¿Quitar la billetera de esta app?",
 "security.remove.app.body": "Se cierra la sesión de la app al instante y ya no puede pedir firmas. Al volver a entrar allí, decides de nuevo.",
 "security.confirm.row": "Pedir mi llave de acceso",
 "security.confirm.about.none": "Las llaves de acceso que añadiste antes no se pueden pedir. Añade otra para usar esto.",
 "security.confirm.about.never": "Nunca. Una persona ante tu navegador desbloqueado podría aprobar algo.",
 "security.confirm.about.above": "Por encima de un importe, y para todo lo que tenga un valor desconocido.",
 "security.confirm.about.always": "En cada aprobación. Sin tu llave de acceso no se firma nada.",
 "security.confirm.about.ending": "En cada aprobación, pero pronto ya no: se pidió sin llave de acceso. Usa tu llave una vez para conservarlo.",
 "security.confirm.change": "Cambiar",
 "security.confirm.change.label": "Cambiar cuándo se pide mi llave de acceso",
 "security.confirm.title": "Cuándo pedir tu llave de acceso",
 "security.confirm.body": "Las aprobaciones necesitan entonces también tu llave de acceso. Tu elección vale en tus otros dispositivos.",
 "security.confirm.mode.never": "Nunca",
 "security.confirm.mode.never.about": "Basta con aprobar.",
 "security.confirm.mode.above": "Por encima de un importe",
 "security.confirm.mode.above.about": "Y para tokens, permisos, mensajes y llamadas a contratos.",
 "security.confirm.mode.always": "En cada aprobación",
 "security.confirm.mode.always.about": "El servidor solo entrega su mitad de tu clave con tu llave de acceso.",
 "security.confirm.limit": [
  "Más de (",
  [
   "coin"
  ],
  ")"
 ],
 "security.confirm.limits.about": "Cada aprobación cuenta por separado, con su comisión. Para otras monedas siempre se pide tu llave de acceso.",
 "security.confirm.save": "Guardar con mi llave de acceso",
 "security.confirm.use": "Usar tu llave de acceso",
 "security.confirm.back": "Atrás",
 "security.confirm.step.title": "Confirma que eres tú",
 "security.confirm.step.body": "Has elegido que se pida tu llave de acceso siempre que se abra la billetera. Así puedes cambiarla durante dos minutos.",
 "security.confirm.lost": "Ya no tengo mi llave de acceso",
 "security.confirm.lost.title": "¿Desactivarlo sin llave de acceso?",
 "security.confirm.lost.body": "Termina en tres días, y ahora recibes un correo. Si hasta entonces se usa una llave de acceso tuya, sigue activado.",
 "security.confirm.lost.do": "Terminar en tres días",
 "security.done.confirm.title": "Tu elección está guardada",
 "security.done.confirm.body": "Vale en todos tus dispositivos desde ahora.",
 "security.done.confirmEnding.title": "Termina en tres días",
 "security.done.confirmEnding.body": "Hasta entonces no se firma nada sin tu llave de acceso.",
 "security.news.confirm": "Se cambió cuándo se pide tu llave de acceso.",
 "security.news.confirmEnding": "En tres días ya no se pedirá tu llave de acceso.",
 "security.problem.confirmWrong": "Esta llave de acceso no se aceptó. Usa una de esta billetera e inténtalo de nuevo.",
 "security.problem.noLimit": "Escribe un importe para al menos una moneda.",
 "security.problem.badLimit": "Escribe los importes con cifras, como 0.1.",
 "security.level.assisted.confirm.title": "Tu inicio de sesión solo abre esta billetera con tu llave de acceso",
 "security.level.assisted.confirm.body": "Sin tu llave de acceso, un inicio de sesión no abre ningún dispositivo nuevo y no se firma nada. El operador de esta billetera aún podría abrirla.",
 "security.looks.heading": "Qué hizo el soporte",
 "security.looks.app": [
  "El soporte de ",
  [
   "app"
  ],
  " consultó tu cuenta"
 ],
 "security.looks.operator": [
  "El operador de este servicio de billeteras consultó tu cuenta para ",
  [
   "app"
  ]
 ],
 "security.looks.disabled": [
  [
   "app"
  ],
  " desactivó tu cuenta"
 ],
 "security.looks.enabled": [
  [
   "app"
  ],
  " volvió a activar tu cuenta"
 ],
 "security.looks.deletion-asked": [
  [
   "app"
  ],
  " pidió eliminar tu cuenta"
 ],
 "security.looks.deletion-cancelled": [
  [
   "app"
  ],
  " ya no pide eliminar tu cuenta"
 ],
 "security.looks.deletion-stopped": [
  "Conservaste tu cuenta en ",
  [
   "app"
  ]
 ],
 "security.looks.erases": [
  "Esta cuenta y su billetera se eliminarán el ",
  [
   "time"
  ],
  ". Para conservarlas, abre el enlace de nuestro correo. Para conservar lo que hay en la billetera, guarda antes sus palabras de recuperación."
 ],
 "security.leaving.title": "Esta aplicación desactivó tu cuenta",
 "security.leaving.body": [
  "Ya no puedes usar tu billetera en ",
  [
   "host"
  ],
  ". Sigue siendo tuya: guarda sus palabras de recuperación y ábrela en cualquier otra billetera."
 ],
 "security.leaving.continue": "Llevarme mi billetera",
 "security.leaving.close": "Cerrar"
}
export default catalogue
