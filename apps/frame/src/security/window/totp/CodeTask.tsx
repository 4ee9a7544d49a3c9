/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { useT } from '../../../screens/words.tsx'
import type { CodePurpose } from '../../tasks.ts'
import { DoneStep } from '../DoneStep.tsx'
import type { Hand } from '../hand.ts'
import { CodeForm } from './CodeForm.tsx'

export type CodeTaskProps = {
  purpose: CodePurpose
  hand: Hand
  /** Something else follows. */
  onEntered?: (() => void) | undefined
}

/** Asks for a code of the visitor's authenticator app. */
export function CodeTask({ hand, onEntered, purpose }: CodeTaskProps) {
  const t = useT()
  document.title = t(`security.totp.${purpose}.title`)
  const [isDone, setDone] = useState(false)
  if (isDone && purpose !== 'step') return <DoneStep of={purpose} />
  return (
    <CodeForm
      hasBackup
      title={t(`security.totp.${purpose}.title`)}
      body={t(`security.totp.${purpose}.body`)}
      label={purpose === 'removeTotp' ? t('security.remove') : t('security.continue')}
      enter={async (code) => {
        await hand({ factors: [], code })
        if (onEntered) onEntered()
        else setDone(true)
      }}
    />
  )
}
