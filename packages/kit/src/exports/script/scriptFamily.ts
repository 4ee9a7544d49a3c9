import type { Driver, Network } from '@latchkey/chains/driver'

/** A chain family, for the attributes of `<latchkey-button>`. */
export type ScriptFamily = {
  /** The network of this name in the `networks` attribute. `undefined` if it is not of this family. */
  networkOf(name: string): Network | undefined
  driver(networks: readonly Network[]): Driver
}
