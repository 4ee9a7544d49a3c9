import { renderToString } from 'react-dom/server'
import { Page } from './Page.tsx'
import { readSettings } from './settings.ts'

/** Renders `ssr.html` on the server. */
export function render(search: string): string {
  return renderToString(<Page settings={readSettings(search)} />)
}
