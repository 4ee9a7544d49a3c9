import { sendFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Driver } from '../driver.ts'
import { isKey } from './base58.ts'
import { compile, ownAccounts, readBlockhash, readTerms, type Step, sign, write } from './transfer.ts'
import { toBase64 } from './wire.ts'

/** More do not fit into a transaction, with room for the instructions that wallets add. */
const maxAccounts = 15
/** Revoking takes about 2,800 compute units of each program. */
const unitsPerAccount = 6_000
/** Leaves room for instructions that wallets add. */
const extraUnits = 20_000

/**
 * The transaction that removes a delegate from every account in which the owner holds the token,
 * in base64. It contains a recent blockhash, so it expires after about a minute.
 */
export async function revocation({ network, owner, spender, token }: Driver.RevocationArgs): Promise<string> {
  if (![owner, spender, token].every(isKey))
    throw new KitError(sendFailed, { details: 'The permission names what is no address.' })
  const [own, blockhash, { price }] = await Promise.all([
    ownAccounts(network, owner, token),
    readBlockhash(network),
    readTerms(network, owner, token),
  ])
  const delegated = own
    .filter(({ delegate }) => delegate === spender)
    // A frozen account cannot be revoked. One alone is tried anyway, so that the simulation says so.
    .sort((a, b) => Number(a.frozen) - Number(b.frozen))
    .filter(({ frozen }, index) => !frozen || index === 0)
    .slice(0, maxAccounts)
  if (delegated.length === 0)
    throw new KitError(sendFailed, { details: `${spender} is not a delegate of ${owner} for ${token}.` })
  const steps = delegated.map(
    ({ address, program }): Step => ({
      programAddress: program,
      accounts: [
        { address, role: write },
        { address: owner, role: sign },
      ],
      // Revoke
      data: Uint8Array.of(5),
    }),
  )
  const terms = { limit: extraUnits + unitsPerAccount * steps.length, price }
  return toBase64(compile({ payer: owner, blockhash, terms, steps }).bytes)
}
