/** @jsxImportSource preact */
import { useRef } from 'preact/hooks'
import { useStyles } from '../styles.tsx'
import { useT } from '../words.tsx'
import css from './CodeField.css?inline'
import { codeLength, typedCode } from './typedCode.ts'

export type CodeFieldProps = {
  digits: string
  isChecking: boolean
  isWrong: boolean
  /** Id of the element that says what is wrong. */
  describedBy: string
  onText(text: string): void
}

const places = Array.from({ length: codeLength }, (_, place) => place)

/** One field that looks like a box for each digit: paste and one-time codes of the system work. */
export function CodeField({ digits, isChecking, isWrong, describedBy, onText }: CodeFieldProps) {
  useStyles(css)
  const t = useT()
  const input = useRef<HTMLInputElement>(null)

  /** The boxes show no caret in between, so there is none. */
  function moveToEnd() {
    const { current } = input
    if (!current || current.selectionStart !== current.selectionEnd) return
    if (current.selectionStart !== current.value.length)
      current.setSelectionRange(current.value.length, current.value.length)
  }

  const next = Math.min(digits.length, codeLength - 1)
  return (
    <div className="code" data-checking={isChecking || undefined} data-wrong={isWrong || undefined}>
      <input
        ref={input}
        value={digits}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellcheck={false}
        enterKeyHint="go"
        aria-label={t('code.label')}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        readOnly={isChecking}
        data-autofocus=""
        onSelect={moveToEnd}
        onInput={({ currentTarget }) => {
          // Characters that are no digits leave the state as it is, so nothing else would remove them.
          currentTarget.value = typedCode(currentTarget.value)
          onText(currentTarget.value)
        }}
      />
      {places.map((place) => (
        <span key={place} aria-hidden="true" data-next={place === next || undefined}>
          {digits[place]}
        </span>
      ))}
    </div>
  )
}
