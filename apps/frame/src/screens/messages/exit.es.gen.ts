// Written by scripts/genMessages.ts. Do not edit.
import type { Messages } from './keys.gen.ts'

export const es: Partial<Messages> = {
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
 "exit.key.full": "Tu billetera tiene el máximo de claves importadas."
}
