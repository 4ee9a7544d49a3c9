import { useId, useRef, useState } from 'react'
import type { Token } from '../../core/holdings/holdings.ts'
import { Identicon } from '../../ui/account/Identicon.tsx'
import { WholeAddress } from '../../ui/account/WholeAddress.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { CloseIcon } from '../../ui/pictures/icons.tsx'
import { NetworkIcon } from '../../ui/pictures/Picture.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { Cautions } from './Cautions.tsx'
import { cautionsOf } from './cautionsOf.ts'
import { editRecipient } from './editRecipient.ts'
import { send } from './send.ts'

/** The receiver: typed or pasted, then shown in full with whatever is odd about it. */
export function RecipientField({ token, network }: { token: Token | undefined; network: string }) {
  const t = useT()
  const kit = useKit()
  const [state] = useSlice(send)
  const edit = useAction(editRecipient)
  const input = useRef<HTMLInputElement>(null)
  const [pasteFailed, setPasteFailed] = useState(false)
  const id = useId()
  if (state.status !== 'editing' && state.status !== 'signing') return null
  const { draft, recipient } = state

  const change = (text: string) => {
    setPasteFailed(false)
    void edit(text)
  }
  const paste = async () => {
    const text = await navigator.clipboard.readText().catch(() => undefined)
    if (text === undefined) setPasteFailed(true)
    else change(text.slice(0, longest))
    input.current?.focus()
  }
  const wrong =
    recipient.status === 'invalid'
      ? t('send.invalid', { network })
      : recipient.status === 'noAddress'
        ? t('send.noAddress', { name: recipient.name, network })
        : recipient.status === 'unavailable'
          ? t('send.nameUnavailable')
          : recipient.status === 'disputed'
            ? t('send.nameDisputed', { name: recipient.name })
            : pasteFailed && !draft.to
              ? t('send.pasteFailed')
              : undefined
  return (
    <div className="send-to">
      <label htmlFor={id}>{t('send.to')}</label>
      <div className="send-field" data-wrong={wrong !== undefined || undefined}>
        <input
          ref={input}
          id={id}
          // Without a text, the placeholder has the direction of the language.
          dir={draft.to ? 'auto' : undefined}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={longest}
          placeholder={t('send.toPlaceholder')}
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby={`${id}said`}
          value={draft.to}
          onChange={({ target }) => change(target.value)}
        />
        {draft.to ? (
          <IconButton
            label={t('send.clear')}
            onClick={() => {
              change('')
              input.current?.focus()
            }}
          >
            <CloseIcon size={16} />
          </IconButton>
        ) : (
          <button type="button" className="send-paste" onClick={paste}>
            {t('send.paste')}
          </button>
        )}
      </div>
      <div id={`${id}said`}>
        {recipient.status === 'looking' && (
          <p className="send-note" role="status">
            {t('send.looking')}
          </p>
        )}
        {wrong !== undefined && (
          <p className="send-error" role="alert">
            {wrong}
          </p>
        )}
        {recipient.status === 'found' && (
          <div className="send-found">
            {recipient.avatar ? (
              <NetworkIcon
                name={recipient.name ?? recipient.address}
                src={recipient.avatar}
                svg={!kit.options.strictCsp}
              />
            ) : (
              <Identicon address={recipient.address} />
            )}
            <div>
              {recipient.name && <bdi className="send-name">{recipient.name}</bdi>}
              <WholeAddress address={recipient.address} />
              {recipient.rewritten && <p className="send-note">{t('send.rewritten', { network })}</p>}
              {recipient.resolvedBy && (
                <p className="send-note">{t('send.resolvedBy', { source: recipient.resolvedBy })}</p>
              )}
            </div>
          </div>
        )}
      </div>
      {recipient.status === 'found' && (
        <Cautions recipient={recipient} cautions={cautionsOf(recipient, token)} network={network} />
      )}
    </div>
  )
}

/** Names are no longer. */
const longest = 255
