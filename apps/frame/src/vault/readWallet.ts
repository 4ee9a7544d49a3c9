import * as z from 'zod/mini'
import type { Bytes } from './bytes.ts'
import { factorKinds, isFactorId } from './factor.ts'
import { sealedMetaBytes } from './meta.ts'
import type { StoredWallet } from './store.ts'
import { VaultError } from './vaultError.ts'

/** Copies, so that what was checked cannot change afterwards. */
const bytes = (min: number, max: number) =>
  z.pipe(
    z.instanceof(Uint8Array).check(z.refine(({ length }) => length >= min && length <= max)),
    z.transform((value): Bytes => Uint8Array.from(value)),
  )

const generation = {
  gen: z.int().check(z.minimum(1), z.maximum(0xffffffff)),
  commit: z.string().check(z.regex(/^[\da-f]{64}$/)),
}

const wallet = z.strictObject({
  revision: z.int().check(z.minimum(0)),
  active: z.optional(z.strictObject(generation)),
  vaults: z
    .array(z.strictObject({ ...generation, activated: z.boolean(), box: bytes(100, 100_000) }))
    .check(z.maxLength(100)),
  pairs: z
    .array(
      z.strictObject({
        ...generation,
        factorId: z.string().check(z.refine(isFactorId)),
        kind: z.enum(factorKinds),
        salt: bytes(32, 32),
        sealedMeta: bytes(sealedMetaBytes, sealedMetaBytes),
      }),
    )
    .check(z.maxLength(1_000)),
  annex: z.optional(z.strictObject({ version: z.int().check(z.minimum(1)), box: bytes(28, 50_000) })),
})

/** Checks what the server says of a wallet: shapes and lengths, and that its parts fit together. */
export function readWallet(answer: unknown): StoredWallet {
  const parsed = wallet.safeParse(answer)
  if (!parsed.success)
    throw new VaultError('vault/malformed', 'The answer of the server is not a wallet.', {
      cause: parsed.error,
    })
  const { active, annex, pairs, revision, vaults } = parsed.data
  const byCommit = new Map(vaults.map((vault) => [vault.commit, vault]))
  const isDouble = byCommit.size !== vaults.length
  const hasStray = pairs.some(({ commit, gen }) => byCommit.get(commit)?.gen !== gen)
  const keys = new Set(pairs.map(({ commit, factorId }) => `${factorId}|${commit}`))
  const isForged =
    active && !(byCommit.get(active.commit)?.gen === active.gen && byCommit.get(active.commit)?.activated)
  const isAhead = vaults.some(({ activated, gen }) => activated && gen > (active?.gen ?? 0))
  if (isDouble || hasStray || isForged || isAhead || keys.size !== pairs.length)
    throw new VaultError('vault/malformed', 'The parts of the wallet do not fit together.')
  return { active, pairs, revision, vaults, ...(annex && { annex }) }
}
