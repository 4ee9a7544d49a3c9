import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ask } from './ask.ts'
import { rpc } from './journey.ts'

/** A chain of another family than the world's own. */
export type FamilyChain = {
  readonly name: string
  readonly chain: string
  /** The variable with its nodes. familyNode.ts can be one. */
  readonly setting: string
  readonly method: string
  /** `{salt}` is replaced by 40 hex digits. */
  readonly params: readonly string[]
}

const folder = join(import.meta.dirname, 'families')

export const familyChains: readonly FamilyChain[] = readdirSync(folder).map((file) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')),
)

/** A read that can be cached; unique, unless it is given a salt. */
export function familyRead(
  projectId: string,
  { chain, method, params }: FamilyChain,
  salt = randomBytes(20).toString('hex'),
): Ask {
  const salted = params.map((param) => param.replace('{salt}', salt))
  return rpc(projectId, method, salted, chain)
}
