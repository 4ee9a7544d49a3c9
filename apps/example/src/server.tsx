import { renderToString } from 'react-dom/server'
import { Page } from './Page.tsx'
import { readSettings } from './settings.ts'

/** What a server sends for `ssr.html`. */
export function render(search: string): string {
  return renderToString(<Page settings={readSettings(search)} />)
}
