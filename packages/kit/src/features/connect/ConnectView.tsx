import type { Namespace } from '@latchkey/chains/driver'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { languageOf } from '../../core/config/language.ts'
import type { LoginForm, LoginFormArgs } from '../../core/connections/connector.ts'
import { modal, type ViewParams } from '../../core/modal/modal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Glyph, List, Row } from '../../ui/controls/Row.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { Badge } from '../../ui/pictures/Badge.tsx'
import { CodeGlyph, WalletGlyph } from '../../ui/pictures/icons.tsx'
import { WalletIcon } from '../../ui/pictures/Picture.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useSpeech, useT } from '../../ui/words/i18n.tsx'
import { chooseWallet } from './chooseWallet.ts'
import { badgeTones, type ConnectChoices, connectChoices, subscribeChoices } from './connectChoices.ts'
import { showAllWallets, showHelp } from './leaveConnect.ts'

/**
 * Choose a wallet: those used lately, those installed, a few worth having, and the way to all others.
 * `drawConnect` draws the same before React is there: change both.
 */
export default function ConnectView({ namespace }: Partial<NonNullable<ViewParams['Connect']>>) {
  const t = useT()
  const kit = useKit()
  const choose = useAction(chooseWallet)
  const showAll = useAction(showAllWallets)
  const help = useAction(showHelp)
  const [, navigate] = useSlice(modal)
  const { family, logins, forms, place, wallets, all } = useChoices(namespace)
  const svg = !kit.options.strictCsp

  if (wallets.length + logins.length + forms.length === 0)
    return (
      <EmptyState scene="wallet" title={t('connect.empty.title')} body={t('connect.empty.body')}>
        <Button onClick={help}>{t('connect.whatIsWallet')}</Button>
      </EmptyState>
    )
  const ways = (
    <>
      {forms.map(({ key, form }) => (
        <DrawnForm key={key} form={form} place={place} />
      ))}
      {logins.length > 0 && (
        <List label={t('connect.logins')}>
          {logins.map(({ key, title, icon, view }) => (
            <Row
              key={key}
              icon={<WalletIcon name={title} src={icon} svg={svg} />}
              title={title}
              chevron
              onClick={() => navigate({ type: 'push', view })}
            />
          ))}
        </List>
      )}
    </>
  )
  return (
    <>
      <slot name="connectHeader" />
      {family && <p className="prose">{t('connect.forChain', { chain: family })}</p>}
      {place === 'above' && ways}
      <List label={t('allWallets.list')}>
        {wallets.map(({ id, name, icon, badge, group, parts }) => (
          <Row
            key={`${parts[0]?.namespace}:${id}`}
            icon={
              group === 'walletConnect' && !icon ? (
                <Glyph>
                  <CodeGlyph />
                </Glyph>
              ) : (
                <WalletIcon id={id} name={name} src={icon} svg={svg} />
              )
            }
            title={name}
            trailing={badge && <Badge tone={badgeTones[badge]}>{t(`badge.${badge}`)}</Badge>}
            onClick={() => choose({ id, name, namespace })}
          />
        ))}
        {all && (
          <Row
            icon={
              <Glyph>
                <WalletGlyph />
              </Glyph>
            }
            title={t('connect.allWallets')}
            trailing={<Badge>{t('connect.walletCount', { count: all })}</Badge>}
            chevron
            onClick={() => showAll({ namespace })}
          />
        )}
      </List>
      {place === 'below' && ways}
      <Button variant="quiet" onClick={help}>
        {t('connect.noWallet')}
      </Button>
      <slot name="connectFooter" />
    </>
  )
}

/** A login that draws itself. */
function DrawnForm({ form, place }: { form: LoginForm; place: LoginFormArgs['place'] }) {
  useStyles(form.css)
  const kit = useKit()
  const parent = useRef<HTMLDivElement>(null)
  // That of the words around it: those of the language chosen last may not be loaded yet.
  const language = languageOf(useSpeech().tag).lang
  useLayoutEffect(() => {
    if (parent.current) form.draw(parent.current, { host: kit, language, place })
  }, [form, kit, language, place])
  return <div ref={parent} />
}

function useChoices(namespace: Namespace | undefined): ConnectChoices {
  const kit = useKit()
  const [choices, setChoices] = useState(() => connectChoices(kit, { namespace }))
  useEffect(() => {
    const read = () => setChoices(connectChoices(kit, { namespace }))
    // They may have changed since they were drawn.
    read()
    return subscribeChoices(kit, read)
  }, [kit, namespace])
  return choices
}
