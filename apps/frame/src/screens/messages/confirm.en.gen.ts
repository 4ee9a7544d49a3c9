// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "confirm.window": "This is decided in a window of the wallet, and your passkey is asked for there.",
 "confirm.again": "Your passkey has to confirm this. Open the window and try again.",
 "confirm.next": "Your passkey is asked for next.",
 "confirm.problem": "Your passkey did not confirm it. Nothing was signed. Try again."
}
export default catalogue
