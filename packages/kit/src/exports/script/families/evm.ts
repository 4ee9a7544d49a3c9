import * as evmExports from '@latchkey/chains/evm'
import type { ScriptFamily } from '../scriptFamily.ts'

export * from '../../families/evm.ts'

/** Networks by their chain ids. */
const family: ScriptFamily = {
  networkOf(name) {
    if (!/^\d+$/.test(name)) return undefined
    const chain = Object.values(evmExports).find(
      (known) => typeof known === 'object' && known.id === Number(name),
    )
    return chain && evmExports.toNetwork(chain as evmExports.EvmChain)
  },
  driver: (networks) => evmExports.evm({ networks }),
}
export default family
