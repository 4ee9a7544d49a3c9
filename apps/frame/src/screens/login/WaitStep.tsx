/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { Button } from '../ui/Button.tsx'
import { filled } from '../ui/filled.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useT, useTime } from '../words.tsx'

export type WaitStepProps = {
  /** By the clock of this device. */
  opensAt: Date
  /** Where we have written to, if we know an address. */
  email: string | undefined
  foot: ComponentChildren
  onLeave(): void
}

/** The visitor is logged in, and the wallet opens on this new device later. */
export function WaitStep({ opensAt, email, foot, onLeave }: WaitStepProps) {
  const t = useT()
  const time = useTime(opensAt)
  return (
    <Screen
      title={t('login.wait.title')}
      body={
        <>
          {t('login.wait.body', { time })}{' '}
          {email && filled([email], ([email = '']) => t('login.wait.mail', { email }))}
        </>
      }
      actions={<Button onClick={onLeave}>{t('login.wait.close')}</Button>}
      foot={foot}
      onLeave={onLeave}
    />
  )
}
