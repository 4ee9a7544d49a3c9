import { type Latchkey, modal, setLocale, setTheme, type Theme } from 'latchkey'
import { ConnectButton, LatchkeyProvider, NetworkButton } from 'latchkey/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { nest } from '../code/optionsSource.ts'
import { readState, type State, writeState } from '../state.ts'
import { chains, createKit } from './createKit.ts'
import { serveInPageNodes } from './inPageNodes.ts'
import { offerTestWallets } from './testWallets.ts'
import './preview.css'

serveInPageNodes()

type Shown = { readonly state: State; readonly kit: Latchkey }

let shown: Shown | undefined
const listeners = new Set<() => void>()
let stopWallets = () => {}
let stopDevtools: Promise<() => void> | undefined

/** Shows a state: by another theme or language if that is all, otherwise by another kit. */
function show(state: State): void {
  const before = shown
  document.documentElement.dir = state.screen === 'rtl' ? 'rtl' : 'ltr'
  document.documentElement.dataset.mode = String(state.values['theme.mode'] ?? 'auto')
  if (before && structure(before.state) === structure(state)) {
    setTheme(before.kit, themeOf(state))
    setLocale(before.kit, localeOf(state))
    shown = { state, kit: before.kit }
  } else {
    const wasOpen = !before || modal.of(before.kit).get().status === 'open'
    before?.kit.destroy()
    stopWallets()
    // Before the kit, which asks for wallets when it starts.
    stopWallets =
      state.wallets === 'test' ? offerTestWallets(state.networks.map((name) => chains[name].id)) : () => {}
    const kit = createKit(state)
    shown = { state, kit }
    stopDevtools = undefined
    // Once the page has drawn what mounts the modal.
    if (wasOpen) setTimeout(() => shown?.kit === kit && kit.open())
  }
  followDevtools(shown)
  for (const listener of listeners) listener()
}

function followDevtools({ kit, state }: Shown): void {
  if (state.devtools === (stopDevtools !== undefined)) return
  if (state.devtools) {
    stopDevtools = import('latchkey/devtools').then(({ attachDevtools }) => attachDevtools(kit))
  } else {
    void stopDevtools?.then((stop) => stop())
    stopDevtools = undefined
  }
}

/** What needs another kit when it changes. */
function structure(state: State): string {
  const values = Object.entries(state.values).filter(
    ([path]) => !path.startsWith('theme.') && path !== 'locale',
  )
  const { code: _, devtools: __, screen: ___, ...rest } = state
  return JSON.stringify({ ...rest, values })
}

/** Every key, so that one that was taken away is reset. */
function themeOf({ values }: State): Theme {
  const none = {
    accent: undefined,
    radius: undefined,
    font: undefined,
    tone: undefined,
    density: undefined,
    overlay: undefined,
    edge: undefined,
    layout: undefined,
  }
  return { mode: 'auto', ...none, ...(nest(values).theme as Theme | undefined) }
}

function localeOf({ screen, values }: State): string | undefined {
  return typeof values.locale === 'string' ? values.locale : screen === 'rtl' ? 'ar' : undefined
}

function Page() {
  const found = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
  if (!found) return null
  return (
    <LatchkeyProvider key={found.kit.id} kit={found.kit}>
      <header>
        <strong>Your app</strong>
        <nav>
          <NetworkButton />
          <ConnectButton />
        </nav>
      </header>
      <main aria-hidden="true">
        <span className="wide" />
        <span />
        <span />
        <span className="box" />
      </main>
      <Problem />
    </LatchkeyProvider>
  )
}

let problem = ''
function Problem() {
  const [text, setText] = useState(problem)
  useEffect(() => {
    const told = () => setText(problem)
    listeners.add(told)
    return () => void listeners.delete(told)
  }, [])
  return text ? <p role="alert">{text}</p> : null
}

function take(query: string): void {
  try {
    problem = ''
    show(readState(query))
  } catch (error) {
    // The kit refuses options that contradict each other, and says why.
    problem = error instanceof Error ? error.message : String(error)
    for (const listener of listeners) listener()
  }
}

addEventListener('message', ({ data, origin, source }) => {
  if (origin === location.origin && source === parent && typeof data?.playground === 'string')
    take(data.playground)
})
take(location.hash.slice(1) || writeState(readState('')))
const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
parent.postMessage('ready', location.origin)
