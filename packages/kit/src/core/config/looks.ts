import type { ProjectConfig } from '@latchkey/protocol/http/config'
import { isRecord } from '@latchkey/protocol/isRecord'
import { defineDocument } from '../state/document.ts'

/** What the server said last about wallets and documents. Its theme is kept apart, as buttons wear it. */
type Looks = Pick<ProjectConfig, 'legal' | 'wallets'>

/** Used until there is a new answer; `legal` checks the documents itself. */
export const looks = defineDocument<Looks>('looks', (value) => {
  const { legal, wallets } = isRecord(value) ? (value as Looks) : {}
  const lists = [wallets?.featured, wallets?.hidden, wallets?.recommended]
  return { legal, wallets: lists.every(isTexts) ? wallets : undefined }
})

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}
