import { type Bytes, xor } from '../../apps/frame/src/vault/bytes.ts'
import { userHalf } from '../../apps/frame/src/vault/factor.ts'
import { openVault } from '../../apps/frame/src/vault/sealVault.ts'
import type { Kms } from '../../apps/server/src/kms/kms.ts'
import { psql } from '../server/psql.ts'

type Row = Readonly<Record<'project_id' | 'account_id' | 'factor_id' | 'wrapped', string>>
type Pair = Row & Readonly<Record<'commit' | 'kind' | 'salt' | 'box', string>> & { readonly gen: number }

const vaultId = 'main'
const toBytes = (hex: string): Bytes => Uint8Array.from(Buffer.from(hex, 'hex'))

/**
 * What a thief of the databases finds, with the KMS of both services or without it: the first
 * address of every wallet that opens with any key they can compute.
 */
export async function openStolen(
  databases: { readonly vault: string; readonly escrow: string },
  keys: { readonly vault: Kms; readonly escrow: Kms } | undefined,
): Promise<string[]> {
  const pairs = read<Pair>(
    databases.vault,
    `select p.project_id, p.account_id, p.factor_id, p.commit, p.gen, p.kind, encode(p.salt, 'hex') salt,
       encode(p.wrapped, 'hex') wrapped, encode(v.box, 'hex') box
     from vault_pairs p join vault_vaults v using (project_id, account_id, commit)`,
  )
  const secrets = read<Row>(
    databases.escrow,
    `select project_id, account_id, factor_id, encode(wrapped, 'hex') wrapped from escrow_secrets`,
  )
  const found = new Set<string>()
  for (const user of new Set(pairs.map(({ account_id }) => account_id))) {
    const own = pairs.filter((pair) => pair.account_id === user)
    const halves = await Promise.all(own.map((pair) => halfOf(pair, keys?.vault)))
    const kept = secrets.filter((row) => row.account_id === user)
    const escrowed = await Promise.all(kept.map((row) => secretOf(row, keys?.escrow)))
    const candidates: Bytes[] = [...halves, ...escrowed]
    for (const one of halves) for (const other of [...halves, ...escrowed]) candidates.push(xor(one, other))
    for (const [index, pair] of own.entries()) {
      const scope = { tenant: pair.project_id, user, vaultId }
      const half = halves[index] ?? new Uint8Array(32)
      candidates.push(xor(half, toBytes(pair.salt)))
      for (const [at, secret] of escrowed.entries())
        for (const id of new Set([kept[at]?.factor_id ?? '', pair.factor_id]))
          candidates.push(
            xor(half, await userHalf({ id, kind: 'escrow', secret }, scope, pair.gen, toBytes(pair.salt))),
          )
    }
    for (const { box, gen, project_id } of own)
      for (const key of candidates) {
        const scope = { tenant: project_id, user, vaultId }
        const content = await openVault(scope, gen, key, toBytes(box)).catch(() => undefined)
        const [first] = content?.accounts ?? []
        if (first) found.add(first.address)
      }
  }
  return [...found]
}

/** Without the KMS there is only what it wrapped. */
async function halfOf(pair: Pair, kms: Kms | undefined): Promise<Bytes> {
  const wrapped = toBytes(pair.wrapped)
  if (!kms) return wrapped.slice(-32)
  const context = {
    tenant: pair.project_id,
    user: pair.account_id,
    pair: `${pair.factor_id}|${pair.commit}`,
    gen: `${pair.gen}`,
    purpose: 'vault half',
  }
  return Uint8Array.from(await kms.unwrap(Buffer.from(wrapped), context))
}

async function secretOf(row: Row, kms: Kms | undefined): Promise<Bytes> {
  const wrapped = toBytes(row.wrapped)
  if (!kms) return wrapped.slice(-32)
  const context = {
    tenant: row.project_id,
    user: row.account_id,
    pair: row.factor_id,
    gen: 'any',
    purpose: 'escrow secret',
  }
  return Uint8Array.from(await kms.unwrap(Buffer.from(wrapped), context))
}

function read<One>(url: string, query: string): One[] {
  return JSON.parse(psql(url, `select coalesce(json_agg(found), '[]') from (${query}) found`)) as One[]
}
