import type { Answer, Contract } from '@latchkey/protocol/http/contract'
import { escrowErase, vaultErase, vaultFactors } from '@latchkey/protocol/http/vault'
import type { Clock } from '../../../clock.ts'
import type { AuthConfig } from '../../../config.ts'
import type { SigningKeys } from '../../../signingKeys/createSigningKeys.ts'
import { fetchBounded } from '../../../walletCalls/loginKeys.ts'
import type { Owner } from '../../../walletCalls/readAccessToken.ts'
import { type StatementUse, signStatement } from '../../../walletCalls/statements.ts'

const timeoutMs = 5_000

export type WalletFactor = Answer<typeof vaultFactors>['factors'][number]

/** The roles that have the wallets of accounts, in this process or behind their own origin. */
export type Peers = {
  /** Called by a role that is in this process. */
  join(role: 'vault', peer: Peers.Vault): void
  join(role: 'escrow', peer: Peers.Escrow): void
  /** Kinds of a wallet's factors. Rejects if the vault cannot be asked. */
  factors(owner: Owner): Promise<readonly WalletFactor[]>
  /** Deletes what both roles have. Rejects if one did not; it can be repeated. */
  erase(owner: Owner): Promise<void>
}

export declare namespace Peers {
  type Escrow = { erase(owner: Owner): Promise<void> }
  type Vault = Escrow & { factors(owner: Owner): Promise<readonly WalletFactor[]> }
}

export function createPeers({ config, keys, issuer, clock }: createPeers.Options): Peers {
  const origins = { vault: config.vaultUrl, escrow: config.escrowUrl }
  const local: { vault?: Peers.Vault; escrow?: Peers.Escrow } = {}

  async function ask<One extends Contract>(
    contract: One,
    owner: Owner,
    role: 'vault' | 'escrow',
    use: StatementUse,
  ): Promise<Answer<One>> {
    const statement = await signStatement(owner, { keys, issuer, role, use, clock })
    const answer = await fetchBounded(new URL(contract.path, origins[role]), {
      method: contract.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ statement }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) throw new Error(`the role ${role} answered ${answer.status}`)
    return contract.answer.parse(await answer.json()) as Answer<One>
  }

  return {
    join(role, peer) {
      local[role] = peer as Peers.Vault
    },
    async factors(owner) {
      if (local.vault) return local.vault.factors(owner)
      return (await ask(vaultFactors, owner, 'vault', 'factors')).factors
    },
    async erase(owner) {
      if (local.vault) await local.vault.erase(owner)
      else await ask(vaultErase, owner, 'vault', 'erase')
      if (local.escrow) await local.escrow.erase(owner)
      else await ask(escrowErase, owner, 'escrow', 'erase')
    },
  }
}

export declare namespace createPeers {
  type Options = {
    config: Pick<AuthConfig, 'vaultUrl' | 'escrowUrl'>
    keys: Pick<SigningKeys, 'current'>
    /** `AUTH_URL`. */
    issuer: string
    clock: Clock
  }
}
