import { type ReactNode, useEffect, useState } from 'react'
import { CheckIcon, CopyIcon, WarningIcon } from '../pictures/icons.tsx'
import { useStyles } from '../theme/styles.tsx'
import { useT } from '../words/i18n.tsx'
import css from './CopyButton.css?inline'

export type CopyButtonProps = {
  value: string
  /** What will be copied: "Copy address". */
  label: string
  /** Shown before the icon, such as a short address. The icon stands alone without it. */
  children?: ReactNode
  /** There is nothing to copy yet. */
  disabled?: boolean | undefined
  onCopy?: (() => void) | undefined
}

/** Copies, and says in place whether that worked. */
export function CopyButton({ value, label, children, disabled, onCopy }: CopyButtonProps) {
  useStyles(css)
  const t = useT()
  const [result, setResult] = useState<'copied' | 'failed'>()

  useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setResult(undefined), 1_600)
    return () => clearTimeout(timer)
  }, [result])

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setResult('copied')
      onCopy?.()
    } catch {
      // Plain HTTP has no clipboard, and a visitor may forbid it.
      setResult('failed')
    }
  }

  const said = result === 'copied' ? t('a11y.copied') : result === 'failed' ? t('a11y.copyFailed') : ''
  return (
    <>
      <button type="button" className="copy" data-result={result} disabled={disabled} onClick={copy}>
        {children}
        <span className="hidden">{label}</span>
        {result === 'copied' ? <CheckIcon /> : result === 'failed' ? <WarningIcon /> : <CopyIcon />}
      </button>
      <span className="hidden" role="status">
        {said}
      </span>
    </>
  )
}
