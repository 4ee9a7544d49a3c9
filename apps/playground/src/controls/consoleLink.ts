import type { State } from '../state.ts'

/** The theme's page in the console of the server, with the values in the fragment, which no server sees. */
export function consoleLink({ values }: State): string | undefined {
  const { api, projectId } = values
  if (typeof api !== 'string' || typeof projectId !== 'string') return undefined
  const theme = Object.entries(values).flatMap(([path, value]) =>
    path.startsWith('theme.') && typeof value === 'string' ? [[path.slice('theme.'.length), value]] : [],
  )
  if (theme.length === 0) return undefined
  const base = URL.parse(api, globalThis.location?.href)
  if (!base) return undefined
  const text = encodeURIComponent(JSON.stringify(Object.fromEntries(theme)))
  return `${base.origin}/console/projects/${encodeURIComponent(projectId)}/settings/theme#theme=${text}`
}
