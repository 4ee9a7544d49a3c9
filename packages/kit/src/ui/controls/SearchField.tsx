import { useRef } from 'react'
import { CloseIcon, SearchIcon } from '../pictures/icons.tsx'
import { useStyles } from '../theme/styles.tsx'
import { useT } from '../words/i18n.tsx'
import { IconButton } from './IconButton.tsx'
import css from './SearchField.css?inline'

export type SearchFieldProps = {
  /** The placeholder, and what a screen reader calls it. */
  label: string
  value: string
  onValue(value: string): void
}

/** Finds in a list. Esc empties it before it does anything else. */
export function SearchField({ label, value, onValue }: SearchFieldProps) {
  useStyles(css)
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="search">
      <SearchIcon />
      <input
        ref={input}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !value || event.nativeEvent.isComposing) return
          event.preventDefault()
          event.stopPropagation()
          onValue('')
        }}
      />
      {value && (
        <IconButton
          label={t('a11y.clearSearch')}
          onClick={() => {
            onValue('')
            input.current?.focus()
          }}
        >
          <CloseIcon size={16} />
        </IconButton>
      )}
    </div>
  )
}
