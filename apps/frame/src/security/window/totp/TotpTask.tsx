/** @jsxImportSource preact */
import { base32nopad } from '@scure/base'
import { useState } from 'preact/hooks'
import { useStyles } from '../../../screens/styles.tsx'
import { Button } from '../../../screens/ui/Button.tsx'
import { useT } from '../../../screens/words.tsx'
import { randomBytes } from '../../../vault/bytes.ts'
import type { Task } from '../../tasks.ts'
import { DoneStep } from '../DoneStep.tsx'
import type { Hand } from '../hand.ts'
import { TaskScreen } from '../TaskScreen.tsx'
import { createBackupCodes, groupBackupCode, hashBackupCode } from './backupCodes.ts'
import { CodeForm } from './CodeForm.tsx'
import { QrCode } from './QrCode.tsx'
import css from './totp.css?inline'

export type TotpTaskProps = Extract<Task, { kind: 'totp' }> & { hand: Hand }

/** Of the secret, what the app has (RFC 4226). The rest makes hashes of backup codes unguessable. */
const appKeyBytes = 20

/** Sets up an authenticator app. Nothing is on before the visitor has kept the backup codes and typed a code. */
export function TotpTask({ account, hand }: TotpTaskProps) {
  useStyles(css)
  const t = useT()
  document.title = t('security.totp.title')
  const [secret] = useState(() => randomBytes(32))
  const [codes] = useState(createBackupCodes)
  const [step, setStep] = useState<'scan' | 'keep' | 'code' | 'done'>('scan')
  const [copied, setCopied] = useState<'secret' | 'codes'>()
  const key = base32nopad.encode(secret.subarray(0, appKeyBytes))
  const copy = (what: 'secret' | 'codes', text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(what),
      () => undefined,
    )
  if (step === 'done') return <DoneStep of="totp" />
  if (step === 'code')
    return (
      <CodeForm
        title={t('security.totp.confirm.title')}
        body={t('security.totp.confirm.body')}
        label={t('security.totp.turnOn')}
        enter={async (code) => {
          const backup = await Promise.all(codes.map(hashBackupCode))
          // What is handed over is wiped, and a mistyped code is typed again.
          await hand({ factors: [], code, totp: { secret: secret.slice(), backup } })
          secret.fill(0)
          setStep('done')
        }}
      />
    )
  if (step === 'keep')
    return (
      <TaskScreen
        key="keep"
        title={t('security.totp.keep.title')}
        body={t('security.totp.keep.body')}
        actions={
          <>
            <Button onClick={() => setStep('code')}>{t('security.totp.kept')}</Button>
            <Button
              variant="secondary"
              onClick={() => void copy('codes', codes.map(groupBackupCode).join('\n'))}
            >
              {t(copied === 'codes' ? 'security.kit.copied' : 'security.kit.copy')}
            </Button>
          </>
        }
      >
        <ol className="totp-codes" dir="ltr" translate={false}>
          {codes.map((code) => (
            <li key={code}>
              <code>{groupBackupCode(code)}</code>
            </li>
          ))}
        </ol>
      </TaskScreen>
    )
  return (
    <TaskScreen
      key="scan"
      title={t('security.totp.title')}
      body={t('security.totp.body')}
      actions={
        <>
          <Button onClick={() => setStep('keep')}>{t('security.continue')}</Button>
          <Button variant="quiet" onClick={() => window.close()}>
            {t('security.cancel')}
          </Button>
        </>
      }
    >
      <QrCode label={t('security.totp.qr')} text={uriOf(key, account)} />
      <p className="totp-hint">{t('security.totp.byHand')}</p>
      <p className="totp-secret" dir="ltr" translate={false}>
        <code>{key.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <Button variant="secondary" onClick={() => void copy('secret', key)}>
        {t(copied === 'secret' ? 'security.kit.copied' : 'security.kit.copy')}
      </Button>
    </TaskScreen>
  )
}

/** @see https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
function uriOf(secret: string, account: string): string {
  const { host } = location
  const label = `${encodeURIComponent(host)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: host })}`
}
