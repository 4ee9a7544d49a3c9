import { useEffect, useState } from 'react'
import type { OptionInfo } from '../options/option.ts'
import { readValue, type Value } from '../state.ts'

const examples: Readonly<Record<string, string>> = {
  'theme.font': 'Inter, sans-serif',
  api: 'https://wallet.example.com',
  projectId: 'my-app',
  'metadata.name': 'My app',
  'metadata.url': 'https://app.example.com',
  'metadata.icons': 'https://app.example.com/icon.png',
  'trusted.nameZones': 'app.example.eth',
  'trusted.onrampHosts': 'pay.example.com',
}

/** A text, or texts with commas between them. What the option cannot be is not taken over. */
export function TextField({ about, id, onValue, option, value }: TextField.Props) {
  const known = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  const [text, setText] = useState(known)
  const read = (typed: string) => (typed.trim() ? readValue(option, typed.trim()) : undefined)
  const isRefused = text.trim() !== '' && read(text) === undefined
  // Reset, or another URL.
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing does not change what is known from outside
  useEffect(() => {
    if (String(read(text) ?? '') !== String(value ?? '')) setText(known)
  }, [known])
  return (
    <>
      <input
        id={id}
        type="text"
        value={text}
        maxLength={200}
        placeholder={examples[option.path] ?? (option.kind === 'list' ? 'one, two' : '')}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={about}
        aria-invalid={isRefused}
        onChange={({ target }) => {
          setText(target.value)
          onValue(read(target.value))
        }}
      />
      {isRefused && <p className="refused">This is not a value that the option takes.</p>}
    </>
  )
}

export declare namespace TextField {
  type Props = {
    id: string
    about: string
    option: OptionInfo
    value: Value | undefined
    onValue(value: Value | undefined): void
  }
}
