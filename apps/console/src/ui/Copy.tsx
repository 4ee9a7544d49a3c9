import { type ReactNode, useEffect, useState } from 'react'
import { useT } from '../words/Words.tsx'
import { Button } from './Button.tsx'
import { CheckIcon, CopyIcon } from './icons.tsx'
import { Notice } from './Status.tsx'
import './Copy.css'

const confirmMs = 2_000

/** Copies a text, and says so in its place. */
export function CopyButton({ text, label }: { text: string; label?: string | undefined }) {
  const t = useT()
  const [result, setResult] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setResult(undefined), confirmMs)
    return () => clearTimeout(timer)
  }, [result])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setResult('copied'),
      () => setResult('failed'),
    )
  const words =
    result === 'copied'
      ? t('shell.copied')
      : result === 'failed'
        ? t('shell.copyFailed')
        : (label ?? t('shell.copy'))
  return (
    <Button isSmall icon={result === 'copied' ? <CheckIcon /> : <CopyIcon />} onClick={copy}>
      <span aria-live="polite">{words}</span>
    </Button>
  )
}

/** Code to copy. It keeps its direction in every language. */
export function CopyBlock({ title, code }: { title?: ReactNode; code: string }) {
  return (
    <figure className="copy-block">
      <figcaption>
        <span translate="no">{title}</span>
        <CopyButton text={code} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code that is wider than its box must be scrollable by keys */}
      <pre dir="ltr" tabIndex={0}>
        <code translate="no">{code}</code>
      </pre>
    </figure>
  )
}

/** A secret that the server shows only now. */
export function SecretOnce({ label, secret }: { label: string; secret: string }) {
  const t = useT()
  return (
    <div className="secret-once">
      <Notice tone="warning" title={t('shell.secretOnce')} />
      <div className="secret-once-row">
        <output aria-label={label} dir="ltr" translate="no">
          {secret}
        </output>
        <CopyButton text={secret} />
      </div>
    </div>
  )
}
