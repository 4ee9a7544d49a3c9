/** @jsxImportSource preact */
import { useId } from 'preact/hooks'
import { useT } from '../../screens/words.tsx'
import { kitGroups } from './kitGroups.ts'

/** How a code is written. */
const pattern = kitGroups('X'.repeat(26)).join(' ')

export type KitFieldProps = {
  label: string
  value: string
  isWrong?: boolean
  autofocus?: boolean
  onInput(typed: string): void
}

/** Where the code of a kit is typed, or pasted from a password manager. Spaces, hyphens and case do not matter. */
export function KitField({ autofocus, isWrong, label, onInput, value }: KitFieldProps) {
  const t = useT()
  const hint = useId()
  return (
    <label className="kit-field">
      <span>{label}</span>
      <textarea
        className="task-field"
        dir="ltr"
        rows={2}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        maxLength={80}
        placeholder={pattern}
        aria-describedby={hint}
        aria-invalid={isWrong || undefined}
        data-autofocus={autofocus ? '' : undefined}
        value={value}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
      />
      <span id={hint} className="hidden">
        {t('security.kitField.hint')}
      </span>
    </label>
  )
}
