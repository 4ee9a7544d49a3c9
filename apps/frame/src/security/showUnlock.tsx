/** @jsxImportSource preact */
import { loginCancelled } from '@latchkey/protocol/catalogue'
import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { vaultRead } from '@latchkey/protocol/http/vault'
import { useRef } from 'preact/hooks'
import { showWithCalls } from '../screens/login/showWithCalls.ts'
import type { Screens } from '../screens/screen.ts'
import { needWords, useT } from '../screens/words.tsx'
import type { User } from '../wallet/createUser.ts'
import { askDevices } from './askDevices.ts'
import { readPasskeyFacts } from './passkeyFacts.ts'
import { createSecondFactor } from './secondFactor.ts'
import type { useTask } from './useTask.tsx'
import { WindowScreen } from './WindowScreen.tsx'

/** A wallet with a hundred factors and several generations has less. */
const maxWalletBytes = 1_048_576

/** Lets the visitor open a wallet on a device that it does not know, with a passkey or a kit. */
export async function showUnlock(screens: Screens, options: showUnlock.Options): Promise<void> {
  needWords('login', 'security')
  const needsCode = await needsCodeFirst(options)
  return showWithCalls(screens, {
    title: 'login',
    signal: options.signal,
    render: ({ reject, resolve }) => (
      <UnlockScreen
        {...options}
        needsCode={needsCode}
        onLeave={() => reject(new FrameRefusal({ code: loginCancelled.code }))}
        onOpen={() => resolve()}
      />
    ),
  })
}

export declare namespace showUnlock {
  type Options = readPasskeyFacts.Options & {
    readonly user: Pick<User, 'ask' | 'unlock' | 'unlockBy' | 'wallet'>
    /** Of the page. */
    readonly host: string
    readTheme(): FrameAsk<'syncTheme'>
    readonly signal: AbortSignal
  }
}

/** Whether a code is all that is missing. If the server does not say, it is a passkey or a kit: that is asked of the vault again when it is used. */
async function needsCodeFirst(options: showUnlock.Options): Promise<boolean> {
  const { signal, user } = options
  const [isNeeded, { pairs }] = await Promise.all([
    createSecondFactor(options).isNeeded(),
    user.ask(vaultRead, { signal, maxAnswerBytes: maxWalletBytes }),
  ]).catch(() => [false, { pairs: [] }] as const)
  return isNeeded && pairs.some(({ kind }) => kind === 'escrow')
}

function UnlockScreen({ needsCode, onLeave, onOpen, ...options }: UnlockScreenProps) {
  const t = useT()
  const { host, readTheme, user } = options
  const waiting = useRef<ReturnType<typeof askDevices> | undefined>(undefined)
  const shared = { host, readTheme, onLeave, onOpen, title: t('security.locked.title') }
  const withFactor: useTask.Args = {
    task: async () => ({ kind: 'unlock', passkey: await readPasskeyFacts(options) }),
    async act({ factors: [factor], handover: step }) {
      if (step?.name === 'offer') {
        waiting.current = askDevices(options)
        return { value: await waiting.current.code }
      }
      if (step?.name === 'await') return waiting.current?.opened
      if (!factor) throw new Error('The window answered without a factor.')
      await user.unlock(factor)
      return undefined
    },
  }
  if (!needsCode)
    return (
      <WindowScreen
        body={t('security.locked.body')}
        label={t('security.locked.open')}
        {...withFactor}
        {...shared}
      />
    )
  return (
    <WindowScreen
      body={t('security.locked.code')}
      label={t('security.locked.open')}
      task={async () => ({ kind: 'code', purpose: 'unlock' })}
      act={async ({ code = '' }) => {
        await createSecondFactor(options).enter(code)
        await (await user.wallet()).view()
      }}
      other={{ ...withFactor, label: t('security.locked.other') }}
      {...shared}
    />
  )
}

type UnlockScreenProps = showUnlock.Options & { needsCode: boolean; onLeave(): void; onOpen(): void }
