import { useEffect, useRef, useState } from 'react'
import { type Screen, type State, screens, writeState } from './state.ts'
import { Segments } from './ui/Segments.tsx'

const titles: Readonly<Record<Screen, string>> = { desktop: 'Desktop', phone: 'Phone', rtl: 'Right to left' }
const walletTitles = { test: 'Test wallets', own: 'My wallets' }

/** The modal on a page of its own, so that it has a window of the right size. */
export function Stage({ change, state }: { state: State; change(change: Partial<State>): void }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const query = writeState(state)
  // Later states are told to the page that is there already.
  const [first] = useState(`./preview.html#${query}`)
  useEffect(() => {
    const tell = () => frame.current?.contentWindow?.postMessage({ playground: query }, location.origin)
    // It may have been loading when the state changed.
    const onMessage = ({ data, origin, source }: MessageEvent) => {
      if (origin === location.origin && source === frame.current?.contentWindow && data === 'ready') tell()
    }
    tell()
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [query])
  return (
    <>
      <div className="stage-bar">
        <Segments
          label="Screen"
          values={screens}
          titles={titles}
          value={state.screen}
          onValue={(screen) => change({ screen })}
        />
        <Segments
          label="Wallets"
          values={['test', 'own'] as const}
          titles={walletTitles}
          value={state.wallets}
          onValue={(wallets) => change({ wallets })}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={state.devtools}
            onChange={(event) => change({ devtools: event.target.checked })}
          />
          Devtools
        </label>
      </div>
      <div className={`screen ${state.screen}`}>
        <iframe ref={frame} src={first} title="Your app with the modal" allow="clipboard-write" />
      </div>
      <p className="stage-note">{noteOf(state)}</p>
    </>
  )
}

/** Whose money it is, and what is asked elsewhere. */
function noteOf({ networks, relay, values, wallets }: State): string {
  const money =
    wallets === 'test'
      ? 'Test wallets with play money.'
      : 'Your own wallets are real: what you approve in them happens.'
  const nodes = networks.includes('foundry')
    ? 'Foundry is the chain on this machine; other networks are a ledger in this page.'
    : 'Balances come from a ledger in this page.'
  const called = [values.api && 'your server', relay && 'your relay'].filter(Boolean).join(' and ')
  const isAlone = !called && !networks.includes('foundry')
  return `${money} ${nodes} ${called ? `It calls ${called}.` : isAlone ? 'Nothing leaves the page.' : ''}`.trim()
}
