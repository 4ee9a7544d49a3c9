import { picture } from '@latchkey/protocol/http/shared'
import type * as z from 'zod/mini'
import type { Pictures } from './createPictures.ts'

type Change = (value: unknown) => unknown

/**
 * Replaces every image URL in a response by a path on this server, wherever its schema
 * says `picture`; undefined if the schema has none. An image that cannot be linked
 * becomes null if the schema allows it, otherwise empty.
 */
export function linkPictures(answer: z.ZodMiniType, { link }: Pick<Pictures, 'link'>): Change | undefined {
  return changeIn(answer, link)
}

function changeIn(schema: z.core.$ZodType, link: Pictures['link'], none: '' | null = ''): Change | undefined {
  if (schema === picture) return (value) => link(value as string) ?? none
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'nullable' || def.type === 'optional') {
    const change = changeIn(def.innerType, link, def.type === 'nullable' ? null : none)
    return change && ((value) => (value === null || value === undefined ? value : change(value)))
  }
  if (def.type === 'array') {
    const change = changeIn(def.element, link)
    return change && ((value) => (value as unknown[]).map(change))
  }
  if (def.type !== 'object') return undefined
  const changes = Object.entries(def.shape).flatMap(([key, field]) => {
    const change = changeIn(field, link)
    return change ? [[key, change] as const] : []
  })
  if (changes.length === 0) return undefined
  return (value) => {
    const changed = { ...(value as Record<string, unknown>) }
    for (const [key, change] of changes) changed[key] = change(changed[key])
    return changed
  }
}
