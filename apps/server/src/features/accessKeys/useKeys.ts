import { keyName } from '@latchkey/protocol/http/accessKeys'
import { type AccessKey, type AccessKeys, createAccessKeys } from '../../accessKeys/createAccessKeys.ts'
import type { Command } from '../../command.ts'

const dayMs = 86_400_000

export const keyOptions = {
  name: 'how the key is called in lists and in the audit log',
  expires: 'after so many days, such as 90d, or on a day such as 2027-01-31; never without it',
} as const

export function openKeys({ db }: Command.Args): AccessKeys {
  return createAccessKeys({ db, clock: Date.now })
}

export function readName(command: string, text: string | undefined): string {
  const parsed = keyName.safeParse(text)
  if (!parsed.success) throw new Error(`${command} needs --name, with 1 to 100 characters`)
  return parsed.data
}

/** Throws unless it is in the future. */
export function readExpiry(text: string | undefined): { expiresAt?: Date } {
  if (text === undefined) return {}
  const [, days] = /^([1-9]\d{0,3})d$/.exec(text) ?? []
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text)
  const expiresAt = new Date(days ? Date.now() + Number(days) * dayMs : isDay ? text : Number.NaN)
  if (!(expiresAt.getTime() > Date.now()))
    throw new Error('--expires must be a number of days such as 90d, or a day to come such as 2027-01-31')
  return { expiresAt }
}

/** One line of a list. */
export function describeKey({
  id,
  name,
  projectId,
  scopes,
  createdAt,
  lastUsedOn,
  expiresAt,
}: AccessKey): string {
  const words = [
    id,
    name,
    ...(scopes ? [scopes.join(','), projectId === null ? 'all projects' : `project ${projectId}`] : []),
    `made ${createdAt.toISOString().slice(0, 10)}`,
    lastUsedOn === null ? 'never used' : `used ${lastUsedOn}`,
    ...(expiresAt ? [`expires ${expiresAt.toISOString().slice(0, 10)}`] : []),
  ]
  return `${words.join('  ')}\n`
}

export function describeNewKey({ key, text }: { key: AccessKey; text: string }): string {
  return `id   ${key.id}\nkey  ${text}\n\nThe key is not stored and cannot be shown again.\n`
}
