import { RemoteError } from './remoteCalls.ts'
import { listFactors } from './vault/findPair.ts'
import { readWallet } from './vault/readWallet.ts'
import type { Access, StoredWallet } from './vault/store.ts'
import type { WalletView } from './walletView.ts'

/**
 * Remembers on this device what the wallet shows. Where the vault asks for a passkey at every
 * release, a visit would otherwise begin with one, only to read the addresses.
 */
export async function keepView({ device, scope }: Access, view: WalletView): Promise<void> {
  const { accounts, confirm, names } = view
  const text = JSON.stringify({
    ...view,
    accounts: accounts.map((account) => ({ ...account, publicKey: [...account.publicKey] })),
    names: [...names],
    confirm: confirm.mode === 'above' ? { ...confirm, limits: [...confirm.limits] } : confirm,
  })
  if ((await device.read(scope))?.view === text) return
  await device.update(scope, (record) => ({ ...record, view: text }))
}

/** What was remembered, if the wallet was not opened because the vault asks for a passkey. Throws any other error. */
export async function keptView({ device, scope, store }: Access, error: unknown): Promise<WalletView> {
  const record = await device.read(scope)
  const isAsked = error instanceof RemoteError && error.code === 'vault/confirm_required'
  if (!isAsked || record?.view === undefined) throw error
  const kept = JSON.parse(record.view)
  const { confirm } = kept
  return {
    ...kept,
    accounts: kept.accounts.map((account: { publicKey: readonly number[] }) => ({
      ...account,
      publicKey: Uint8Array.from(account.publicKey),
    })),
    names: new Map(kept.names),
    confirm: confirm.mode === 'above' ? { ...confirm, limits: new Map(confirm.limits) } : confirm,
    // Other devices may have changed them.
    factors: factorsIn(readWallet(await store.read(scope)), record.factorId),
  }
}

/** What opens the wallet. `own`: this device. */
export function factorsIn(wallet: StoredWallet, own: string | undefined): WalletView['factors'] {
  return listFactors(wallet).map(({ commit, factorId, kind }) => ({
    id: factorId,
    kind,
    isBehind: commit !== wallet.active?.commit,
    isOwn: factorId === own,
  }))
}
