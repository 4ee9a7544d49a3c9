import { useEffect, useState } from 'react'
import { familyNames, networkNames, signIns } from '../options/special.ts'
import { readState, type State } from '../state.ts'

type Props = { id: string; path: string; state: State; change(change: Partial<State>): void }

/** Controls of options whose values are made by functions. */
export function SpecialControl(props: Props) {
  if (props.path === 'drivers') return <Networks {...props} />
  if (props.path === 'connectors') return <Relay {...props} />
  return <SignInChoice {...props} />
}

function Networks({ change, id, state }: Props) {
  const { families, networks } = state
  const toggle = <Item extends string>(list: readonly Item[], item: Item) =>
    list.includes(item) ? list.filter((other) => other !== item) : [...list, item]
  const isLast = networks.length + families.length === 1
  return (
    <fieldset className="chips" id={id}>
      <legend className="unseen">Networks</legend>
      {networkNames.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={networks.includes(name)}
          disabled={isLast && networks.includes(name)}
          onClick={() => change({ networks: toggle(networks, name) })}
        >
          {name}
        </button>
      ))}
      {familyNames.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={families.includes(name)}
          disabled={isLast && families.includes(name)}
          onClick={() => change({ families: toggle(families, name) })}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}

function Relay({ change, id, state }: Props) {
  const [text, setText] = useState(state.relay)
  useEffect(() => setText((typed) => (state.relay || read(typed) ? state.relay : typed)), [state.relay])
  const isRefused = text !== '' && read(text) === ''
  return (
    <>
      <input
        id={id}
        type="text"
        value={text}
        maxLength={200}
        placeholder="wss://relay.example.com"
        spellCheck={false}
        aria-invalid={isRefused}
        onChange={({ target }) => {
          setText(target.value.trim())
          change({ relay: read(target.value.trim()) })
        }}
      />
      {isRefused && <p className="refused">The address of a relay begins with wss://.</p>}
    </>
  )
}

function read(text: string): string {
  return readState(new URLSearchParams({ relay: text }).toString()).relay
}

const titles = {
  none: 'Not asked for',
  local: 'In the browser: localSiwx()',
  server: 'On your server: serverSiwx()',
}

function SignInChoice({ change, id, state }: Props) {
  const hasServer = Boolean(state.values.api && state.values.projectId)
  return (
    <select
      id={id}
      value={state.signIn}
      onChange={({ target }) => change({ signIn: signIns.find((one) => one === target.value) ?? 'none' })}
    >
      {signIns.map((one) => (
        <option key={one} value={one} disabled={one === 'server' && !hasServer}>
          {titles[one]}
          {one === 'server' && !hasServer ? ' (needs api and projectId)' : ''}
        </option>
      ))}
    </select>
  )
}
