import type { Journey } from './journey.ts'
import { connecting } from './journeys/connecting.ts'
import { elsewhere } from './journeys/elsewhere.ts'
import { hosts } from './journeys/hosts.ts'
import { keyboard } from './journeys/keyboard.ts'
import { looks } from './journeys/looks.ts'
import { money } from './journeys/money.ts'
import { signing } from './journeys/signing.ts'
import { staying } from './journeys/staying.ts'

/** The core of what visitors do. */
export const journeys: readonly Journey[] = [
  ...connecting,
  ...staying,
  ...signing,
  ...money,
  ...looks,
  ...keyboard,
  ...hosts,
  ...elsewhere,
]
