// Written by scripts/genMessages.ts. Do not edit.
import type { Messages } from './keys.gen.ts'

export const es: Partial<Messages> = {
 "confirm.window": "Esto se decide en una ventana de la billetera, y allí se te pide tu llave de acceso.",
 "confirm.again": "Tu llave de acceso debe confirmarlo. Abre la ventana e inténtalo de nuevo.",
 "confirm.next": "A continuación se te pide tu llave de acceso.",
 "confirm.problem": "Tu llave de acceso no lo confirmó. No se firmó nada. Inténtalo de nuevo."
}
