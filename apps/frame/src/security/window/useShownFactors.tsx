/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { GivenFactor } from '../../requests.ts'
import type { MessageKey } from '../../screens/messages/keys.gen.ts'
import { Button } from '../../screens/ui/Button.tsx'
import { CheckIcon } from '../../screens/ui/icons.tsx'
import { useT } from '../../screens/words.tsx'
import { wipe } from '../../vault/bytes.ts'
import type { PasskeyFacts } from '../tasks.ts'
import { KitField } from './KitField.tsx'
import { readTyped } from './kitGroups.ts'
import { askPasskey, type PasskeyFactor } from './passkey.ts'
import { problemOf } from './taskFailure.ts'
import { typedKitId } from './typedKitId.ts'

/** Passkeys and kits that all have to be at hand, with what the visitor shows them in. */
export function useShownFactors({ kitIds, onSubmit, passkey, passkeyIds }: useShownFactors.Options) {
  const t = useT()
  const [codes, setCodes] = useState<readonly string[]>(() => kitIds.map(() => ''))
  const [shown, setShown] = useState<readonly PasskeyFactor[]>([])
  const [problem, setProblem] = useState<MessageKey>()
  const isReady = shown.length === passkeyIds.length && codes.every((code) => code.trim() !== '')

  async function addPasskey(): Promise<void> {
    setProblem(undefined)
    try {
      const { factor } = await askPasskey(passkey)
      if (!passkeyIds.includes(factor.id)) setProblem('security.problem.foreign')
      else if (shown.some(({ id }) => id === factor.id)) setProblem('security.secure.samePasskey')
      else return setShown([...shown, factor])
      wipe(factor.secret)
    } catch (error) {
      setProblem(problemOf(error, 'passkey'))
    }
  }

  /** Hands all of them to `use`; says what is wrong, if something is. */
  async function submit(use: (factors: readonly GivenFactor[]) => Promise<void>): Promise<boolean> {
    setProblem(undefined)
    try {
      const typed = codes.map(readTyped)
      const ids = await Promise.all(typed.map(typedKitId))
      if (kitIds.some((id) => !ids.includes(id))) throw new WrongKitError()
      // Handed over as copies: what is wiped then can be tried again.
      const passkeys = shown.map((factor) => ({ ...factor, secret: Uint8Array.from(factor.secret) }))
      await use([...passkeys, ...typed.map((code) => ({ kind: 'kit' as const, code }))])
      wipe(...shown.map(({ secret }) => secret))
      return true
    } catch (error) {
      setProblem(error instanceof WrongKitError ? 'security.problem.wrongKit' : problemOf(error))
      return false
    }
  }

  const fields: ComponentChildren = (
    <>
      <h2 className="task-heading">{t('security.secure.show')}</h2>
      <div className="task-stack">
        {passkeyIds.length > 0 &&
          (shown.length < passkeyIds.length ? (
            <Button variant="secondary" onClick={() => void addPasskey()}>
              {t('security.secure.passkey', { number: shown.length + 1, count: passkeyIds.length })}
            </Button>
          ) : (
            <p className="task-shown" role="status">
              <CheckIcon />
              {t('security.secure.passkeyShown')}
            </p>
          ))}
        <form
          className="task-stack"
          onSubmit={(event) => {
            event.preventDefault()
            if (isReady) onSubmit()
          }}
        >
          {kitIds.map((id, index) => (
            <KitField
              key={id}
              label={
                kitIds.length > 1
                  ? t('security.factor.kit.numbered', { number: index + 1 })
                  : t('security.factor.kit.title')
              }
              value={codes[index] ?? ''}
              isWrong={problem === 'security.problem.wrongKit'}
              onInput={(typed) => {
                setCodes(codes.map((code, at) => (at === index ? typed : code)))
                setProblem(undefined)
              }}
            />
          ))}
        </form>
      </div>
    </>
  )
  return { fields, isReady, problem: problem && t(problem as 'security.problem.failed'), submit }
}

export declare namespace useShownFactors {
  type Options = {
    readonly passkey: PasskeyFacts
    readonly kitIds: readonly string[]
    readonly passkeyIds: readonly string[]
    /** Enter was pressed, and all are there. */
    onSubmit(): void
  }
}

class WrongKitError extends Error {
  override readonly name = 'WrongKitError'
}
