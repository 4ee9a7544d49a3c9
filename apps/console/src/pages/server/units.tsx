import type { Answer } from '@latchkey/protocol/http/contract'
import { secretList, secretSet } from '@latchkey/protocol/http/secrets'
import { useState } from 'react'
import type { ServerError } from '../../api/ServerError.ts'
import { useChange } from '../../api/useChange.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, Select, TextInput } from '../../ui/Field.tsx'
import type { Tone } from '../../ui/Status.tsx'
import { useErrorText } from '../../words/useErrorText.tsx'
import { useT } from '../../words/Words.tsx'

export type Secret = Answer<typeof secretList>['secrets'][number]

/** Values that belong together, such as the id and the secret of one login provider. */
export type Unit = { readonly id: string; readonly secrets: readonly Secret[] }

export function toUnits(secrets: readonly Secret[]): Unit[] {
  const ids = [...new Set(secrets.map(({ of }) => of))]
  return ids.map((id) => ({ id, secrets: secrets.filter(({ of }) => of === id) }))
}

export type UnitState = 'environment' | 'failing' | 'incomplete' | 'off' | 'on' | 'unreadable'

export function stateOf({ secrets }: Unit): UnitState {
  if (secrets.some(({ isUnreadable }) => isUnreadable)) return 'unreadable'
  const set = secrets.filter(({ source }) => source !== 'unset')
  if (set.length === 0) return 'off'
  if (set.some(({ needs }) => needs.length > 0)) return 'incomplete'
  if (set.every(({ source }) => source === 'environment')) return 'environment'
  return set.some(({ test }) => test?.ok === false) ? 'failing' : 'on'
}

export function toneOf(state: UnitState): Tone {
  if (state === 'on') return 'positive'
  if (state === 'failing' || state === 'unreadable') return 'negative'
  return state === 'incomplete' ? 'warning' : state === 'environment' ? 'accent' : 'neutral'
}

const names: Readonly<Record<string, string>> = {
  zerion: 'Zerion',
  alchemy: 'Alchemy',
  oneinch: '1inch',
  lifi: 'LI.FI',
  jupiter: 'Jupiter',
  coingecko: 'CoinGecko',
  coinbase: 'Coinbase Onramp',
  meld: 'Meld',
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  apple: 'Apple',
  github: 'GitHub',
  facebook: 'Facebook',
}

export function nameOfUnit({ id }: Pick<Unit, 'id'>, t: ReturnType<typeof useT>): string {
  return id === 'mail' ? t('server.mailServer') : (names[id] ?? id)
}

/** What is wrong with a value, beside its field. */
export function refusalText(error: ServerError, text: (error: ServerError) => string): string {
  return error.code === 'server/bad_request' ? error.description : text(error)
}

/** A bundler or a paymaster of a chain that has none yet. */
export function SponsorDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const text = useErrorText()
  const [chain, setChain] = useState('')
  const [kind, setKind] = useState('BUNDLER')
  const [url, setUrl] = useState('')
  const set = useChange(secretSet, { invalidates: [secretList], onDone: onClose })
  const isChain = /^[1-9]\d{0,19}$/.test(chain)
  const submit = () => {
    if (isChain && url) void set.run({ params: { name: `${kind}_EIP155_${chain}` }, body: { value: url } })
  }
  return (
    <Dialog
      isOpen
      title={t('server.addChain')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          <Button look="primary" type="submit" disabled={!isChain || !url} isBusy={set.isRunning}>
            {t('server.save')}
          </Button>
        </>
      }
    >
      <Field label={t('server.chainNumber')} hint={t('server.chainNumberHint')}>
        <TextInput value={chain} onValue={setChain} inputMode="numeric" isCode required />
      </Field>
      <Field label={t('server.kind')}>
        <Select value={kind} onValue={setKind}>
          <option value="BUNDLER">{t('server.bundler')}</option>
          <option value="PAYMASTER">{t('server.paymaster')}</option>
        </Select>
      </Field>
      <Field label={t('server.url')} error={set.error && refusalText(set.error, text)}>
        <TextInput value={url} onValue={setUrl} type="password" isCode required />
      </Field>
    </Dialog>
  )
}
