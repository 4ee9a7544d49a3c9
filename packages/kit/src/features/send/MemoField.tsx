import { useId } from 'react'
import { useT } from '../../ui/words/i18n.tsx'
import type { Draft } from './send.ts'

export type MemoFieldProps = { memo: string; maxBytes: number; onEdit(change: Partial<Draft>): void }

/** A text for the recipient. Exchanges give one to each customer, and cannot credit what arrives without it. */
export function MemoField({ maxBytes, memo, onEdit }: MemoFieldProps) {
  const t = useT()
  const id = useId()
  return (
    <div className="send-to">
      <label htmlFor={id}>{t('send.memoOptional')}</label>
      <div className="send-field">
        <input
          id={id}
          // An empty field has the direction of the language.
          dir={memo ? 'auto' : undefined}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}help`}
          value={memo}
          onChange={({ target }) => onEdit({ memo: fitting(target.value, maxBytes) })}
        />
      </div>
      <p className="send-note" id={`${id}help`}>
        {t('send.memoHelp')}
      </p>
    </div>
  )
}

/** The start of the text that fits. Whole characters only. */
function fitting(text: string, maxBytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxBytes))
  return text.slice(0, read)
}
