/** @jsxImportSource preact */
import { loginCoolDown } from '@latchkey/protocol/catalogue'
import { useEffect, useState } from 'preact/hooks'
import { failureOf } from '../../login/failureOf.ts'
import { isPassing } from '../../login/isPassing.ts'
import { Button } from '../ui/Button.tsx'
import { useT } from '../words.tsx'
import { type CoolDown, coolDownAt } from './coolDown.ts'

/** Asking for another mail: when it is possible, and how it goes. */
export type Resend = {
  readonly coolDown: CoolDown | undefined
  readonly isSending: boolean
  /** The last time it failed, for want of a connection. */
  readonly isOffline: boolean
  send(): void
}

export function useResend({ resendAt, send, onFail }: useResend.Options): Resend {
  const [now, setNow] = useState(performance.now())
  const [isSending, setSending] = useState(false)
  const [isOffline, setOffline] = useState(false)
  const coolDown = coolDownAt(now, resendAt())
  const isCooling = coolDown !== undefined
  useEffect(() => {
    if (!isCooling) return
    const timer = setInterval(() => setNow(performance.now()), 1_000)
    return () => clearInterval(timer)
  }, [isCooling])

  return {
    coolDown,
    isSending,
    isOffline,
    async send() {
      setSending(true)
      setOffline(false)
      try {
        await send()
      } catch (error) {
        const { code = '' } = failureOf(error)
        if (isPassing(code)) setOffline(true)
        else if (code !== loginCoolDown.code) onFail(error)
      }
      setSending(false)
      setNow(performance.now())
    },
  }
}

export declare namespace useResend {
  type Options = {
    /** When another mail can be asked for, by `performance.now`. */
    resendAt(): number
    send(): Promise<void>
    /** For failures that waiting does not solve. */
    onFail(error: unknown): void
  }
}

const labels = {
  login: { now: 'login.resend', seconds: 'login.resendInSeconds', minutes: 'login.resendInMinutes' },
  code: { now: 'code.resend', seconds: 'code.resendInSeconds', minutes: 'code.resendInMinutes' },
  change: { now: 'change.resend', seconds: 'change.resendInSeconds', minutes: 'change.resendInMinutes' },
} as const

/** @param of what is sent again: messages of this subject are used */
export function ResendButton({ of, resend, variant }: ResendButtonProps) {
  const t = useT()
  const { coolDown, isSending, send } = resend
  const { now, seconds, minutes } = labels[of]
  const label = coolDown
    ? t(coolDown.unit === 'seconds' ? seconds : minutes, { count: coolDown.count })
    : t(now)
  return (
    <Button variant={variant} idle={coolDown !== undefined} busy={isSending} onClick={send}>
      <span className="numeric">{label}</span>
    </Button>
  )
}

export type ResendButtonProps = {
  of: keyof typeof labels
  resend: Resend
  variant: 'primary' | 'secondary' | 'quiet'
}
