import { useEffect, useState } from 'react'
import { Badge } from '../../ui/Status.tsx'
import { useFormat, useT } from '../../words/Words.tsx'
import { contrastOf, readColor } from './contrast.ts'

const enough = 4.5
/** After the previews have taken the colour. */
const settledMs = 150

type Found = {
  readonly mode: 'light' | 'dark'
  readonly chosen: number
  readonly shown: number
  readonly button: number
}

/** How well the chosen colour can be read, and what the modal makes of it. */
export function Contrasts({ accent }: { accent: string | undefined }) {
  const t = useT()
  const { number } = useFormat()
  const [found, setFound] = useState<readonly Found[]>([])
  useEffect(() => {
    const timer = setInterval(() => {
      const measured = (['light', 'dark'] as const).flatMap((mode) => measure(mode, accent) ?? [])
      setFound(measured)
      if (measured.length === 2) clearInterval(timer)
    }, settledMs)
    return () => clearInterval(timer)
  }, [accent])
  if (!accent || found.length === 0) return null
  const ratio = (value: number) => `${number(Math.round(value * 10) / 10)} : 1`
  return (
    <dl className="settings-contrasts">
      {found.map(({ mode, chosen, shown, button }) => (
        <div key={mode}>
          <dt>{t(`settings.theme.mode.${mode}`)}</dt>
          <dd>
            {t('settings.contrast.text', { ratio: ratio(shown) })}{' '}
            {chosen < enough && (
              <Badge tone="warning">{t('settings.contrast.corrected', { ratio: ratio(chosen) })}</Badge>
            )}
          </dd>
          <dd>{t('settings.contrast.button', { ratio: ratio(button) })}</dd>
        </div>
      ))}
    </dl>
  )
}

function measure(mode: 'light' | 'dark', accent: string | undefined): Found | undefined {
  const host = document.querySelector(`.settings-stage.${mode} latchkey-modal`)
  if (!host || !accent) return undefined
  const style = getComputedStyle(host)
  const token = (name: string) => readColor(style.getPropertyValue(`--lk-${name}`))
  const surface = token('surface-0')
  return {
    mode,
    chosen: contrastOf(readColor(accent), surface),
    shown: contrastOf(token('accent-text'), surface),
    button: contrastOf(token('on-accent'), token('accent')),
  }
}
