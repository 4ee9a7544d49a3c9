import { findLanguage } from '../findLanguage.ts'
import { bindWindow } from './bindWindow.ts'
import { createWindowCalls } from './callWindow.ts'
import { drawWindow } from './drawWindow.ts'
import { openClaims } from './openClaims.ts'
import { load } from './words/load.gen.ts'

/** The window of a social login, until it leaves for the provider. Small: it is in the visitor's way. */
const query = new URLSearchParams(location.search)
const visitId = query.get('id') ?? ''
const theme = query.get('theme')
const api = document.querySelector<HTMLMetaElement>('meta[name="latchkey-api"]')?.content ?? location.origin

const language = findLanguage(query.get('lang') ?? navigator.language)
const { default: words } = await load[language]().catch(load.en)

void bindWindow({
  visitId,
  server: createWindowCalls(api),
  claims: openClaims(window, visitId),
  view: drawWindow({
    language,
    words,
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
  }),
  leave: (url) => location.replace(url),
})
