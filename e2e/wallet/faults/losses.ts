import { readFileSync } from 'node:fs'
import { childrenOf } from '../../../apps/server/src/testing/childrenOf.ts'
import type { ServerProcess } from '../../server/startServer.ts'
import type { Role, WalletWorld } from '../withWalletWorld.ts'
import type { Loss } from './underLoad.ts'

/** Everything that wallets depend on, by the name that `pnpm faults wallet` takes. */
export const losses: Readonly<Record<string, (world: WalletWorld) => Loss>> = {
  postgres: ({ postgres }) => ({
    fault: 'PostgreSQL kill -9, then back',
    lose: postgres.kill,
    restore: postgres.start,
  }),
  redis: ({ redis }) => ({ fault: 'Redis kill -9, then back', lose: redis.kill, restore: redis.start }),
  kms: ({ hsm, processes }) => ({
    fault: 'HSM taken away, its library killed',
    lose() {
      hsm.unplug()
      for (const server of Object.values(processes)) killLibrary(server)
    },
    restore: hsm.plug,
  }),
  auth: (world) => roleLoss(world, 'auth'),
  vault: (world) => roleLoss(world, 'vault'),
  escrow: (world) => roleLoss(world, 'escrow'),
  mail: ({ mail }) => ({ fault: 'mail server kill -9, then back', lose: mail.kill, restore: mail.start }),
}

function roleLoss({ processes }: WalletWorld, role: Role): Loss {
  const { kill, start } = processes[role]
  return { fault: `role ${role} kill -9, then back`, lose: kill, restore: start }
}

/** Ends the process in which a server runs the library of its HSM. */
function killLibrary({ pid }: ServerProcess): void {
  for (const child of childrenOf(pid))
    try {
      if (readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('pkcs11Process'))
        process.kill(child, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
}
