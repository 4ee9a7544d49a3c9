import type { Driver, Network } from '@latchkey/chains/driver'

/** A chain family as the attributes of `<latchkey-button>` name it. */
export type ScriptFamily = {
  /** The network that the `networks` attribute calls so; undefined where it is of another family, or unknown. */
  networkOf(name: string): Network | undefined
  driver(networks: readonly Network[]): Driver
}
