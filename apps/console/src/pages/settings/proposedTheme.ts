import { fontStacks, type ThemeSettings, themeSettings } from '@latchkey/protocol/http/looks'
import { fragment } from '../../session/fragment.ts'

/** The theme that a link of the playground proposes: only what a project can be set to. */
export function proposedTheme(text = fragment('theme')): ThemeSettings {
  const given = parse(text)
  const named = Object.entries(fontStacks).find(([, stack]) => stack === given.font)?.[0]
  const wanted: Record<string, unknown> = { ...given, ...(named && { font: named }) }
  const valid = Object.entries(themeSettings.shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(wanted[name])
    return parsed.success && parsed.data !== undefined ? [[name, parsed.data]] : []
  })
  return Object.fromEntries(valid) as ThemeSettings
}

function parse(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
