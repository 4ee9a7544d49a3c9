import { useEffect, useState } from 'react'
import { isColor } from '../state.ts'

/** A colour, typed or picked. */
export function AccentField({ about, id, onValue, value }: AccentField.Props) {
  const [text, setText] = useState(value)
  useEffect(() => setText((typed) => (value || !typed || isColor(typed) ? value : typed)), [value])
  const isRefused = text !== '' && !isColor(text)
  return (
    <>
      <div className="accent">
        <input
          type="color"
          aria-label="Pick the accent"
          value={/^#[\da-f]{6}$/i.test(value) ? value : '#1d4ed8'}
          onChange={({ target }) => {
            setText(target.value)
            onValue(target.value)
          }}
        />
        <input
          id={id}
          type="text"
          value={text}
          placeholder="#1d4ed8"
          maxLength={64}
          spellCheck={false}
          aria-describedby={about}
          aria-invalid={isRefused}
          onChange={({ target }) => {
            const typed = target.value.trim()
            setText(typed)
            onValue(isColor(typed) ? typed : undefined)
          }}
        />
      </div>
      {isRefused && <p className="refused">Write a colour such as #1d4ed8, rgb(…), hsl(…) or oklch(…).</p>}
    </>
  )
}

export declare namespace AccentField {
  type Props = { id: string; about: string; value: string; onValue(value: string | undefined): void }
}
