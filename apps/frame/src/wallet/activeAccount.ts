import { openRecords, type Records } from '../records.ts'
import type { WalletView } from '../serveVault.ts'

type Accounts = Pick<WalletView, 'accounts'>

/** Opened when a wallet has several: most have one per family. */
let opened: Records | undefined
const choices = () => {
  opened ??= openRecords('latchkey-active-account')
  return opened
}
/** Of this page: what another tab chooses counts from the next visit on, or a request would be signed by another account than the page shows. */
const chosen = new Map<string, number>()

/** The index of the account that acts: the one that the visitor chose, else the first. */
export async function readActive(accountId: string, view: Accounts): Promise<number> {
  if (view.accounts.every(({ index }) => index === 0)) return 0
  const stored: unknown =
    chosen.get(accountId) ??
    (await choices()
      .get(accountId)
      .catch(() => undefined))
  const found = view.accounts.find(({ index }) => index === stored)?.index ?? 0
  chosen.set(accountId, found)
  return found
}

export async function storeActive(accountId: string, index: number): Promise<void> {
  chosen.set(accountId, index)
  await choices()
    .put(accountId, index)
    .catch(() => undefined)
}
