/** @jsxImportSource preact */
import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import type { ComponentChildren } from 'preact'
import { useId, useState } from 'preact/hooks'
import { useStyles } from '../screens/styles.tsx'
import { Button } from '../screens/ui/Button.tsx'
import { useEscape } from '../screens/useEscape.tsx'
import { useT } from '../screens/words.tsx'
import type { WalletView } from '../serveVault.ts'
import type { ManagedWallet } from '../wallet/wallet.ts'
import { DeviceIcon, EscrowIcon, KitIcon, PasskeyIcon, ShieldIcon } from './icons.tsx'
import { canRemove, type NextStep, nextStep } from './nextStep.ts'
import css from './Security.css?inline'
import type { PasskeyFacts } from './tasks.ts'
import { useTask } from './useTask.tsx'

export type SecurityScreenProps = {
  first: WalletView
  manage: ManagedWallet['manage']
  readView(): Promise<WalletView>
  readPasskey(): Promise<PasskeyFacts>
  readTheme(): FrameAsk<'syncTheme'>
  onLeave(): void
}

type Held = WalletView['factors'][number]

/** Who can open the wallet, and the next thing that makes it safer. What changes anything happens in a window. */
export function SecurityScreen({
  first,
  manage,
  readPasskey,
  readTheme,
  readView,
  onLeave,
}: SecurityScreenProps) {
  useStyles(css)
  useEscape(onLeave)
  const t = useT()
  const body = useId()
  const [view, setView] = useState(first)
  const [news, setNews] = useState<'kit' | 'passkey' | 'secure' | 'remove'>()
  const { start, state } = useTask(readTheme)
  const { factors, level } = view
  const of = (kind: Held['kind']) => factors.filter((factor) => factor.kind === kind)
  const otherDevices = of('device').filter(({ isOwn }) => !isOwn)

  async function changed(what: typeof news): Promise<void> {
    setNews(what)
    // What was changed is changed, even if it cannot be read again now.
    setView(await readView().catch(() => view))
  }
  const steps: Record<NextStep, () => void> = {
    kit() {
      const created = manage({ verb: 'createKitCode' }) as Promise<string>
      start({
        task: async () => ({
          kind: 'kit',
          code: await created,
          addresses: view.accounts.map(({ address }) => address),
        }),
        async act() {
          await manage({ verb: 'addFactor', factor: { kind: 'kit', code: await created } })
          await changed('kit')
        },
      })
    },
    passkey: () =>
      start({
        task: async () => ({ kind: 'passkey', passkey: await readPasskey() }),
        async act({ factors: [factor] }) {
          if (factor) await manage({ verb: 'addFactor', factor })
          await changed('passkey')
        },
      }),
    secure: () =>
      start({
        task: async () => ({
          kind: 'secure',
          passkey: await readPasskey(),
          kitIds: of('kit').map(({ id }) => id),
          passkeyIds: of('passkey').map(({ id }) => id),
          otherDevices: otherDevices.length,
        }),
        async act({ factors }) {
          const drop = [...of('escrow'), ...otherDevices].map(({ id }) => id)
          await manage({ verb: 'rotate', factors: [...factors], drop })
          await changed('secure')
        },
      }),
  }
  const remove = (factor: Held, kind: 'kit' | 'passkey') =>
    start({
      task: async () => ({
        kind: 'remove',
        factor: kind,
        leavesOne: factors.filter(({ id, kind }) => kind !== 'device' && id !== factor.id).length === 1,
      }),
      async act() {
        await manage({ verb: 'revoke', factorId: factor.id })
        await changed('remove')
      },
    })
  const row = (factor: Held, kind: 'kit' | 'passkey', index: number, all: readonly Held[]) => (
    <FactorRow
      key={factor.id}
      icon={kind === 'kit' ? <KitIcon /> : <PasskeyIcon />}
      title={
        all.length > 1
          ? t(`security.factor.${kind}.numbered`, { number: index + 1 })
          : t(`security.factor.${kind}.title`)
      }
      about={t(`security.factor.${kind}.about`)}
    >
      {canRemove(view, factor.id) && (
        <button
          type="button"
          className="security-remove"
          aria-label={t(`security.remove.${kind}.label`, { number: index + 1 })}
          onClick={() => remove(factor, kind)}
        >
          {t('security.remove')}
        </button>
      )}
    </FactorRow>
  )
  const next = nextStep(view)
  const others = (['passkey', 'kit'] as const).filter((step) => step !== next)
  return (
    <section className="security">
      <header className="security-level" data-level={level}>
        <ShieldIcon />
        <div>
          <h1 tabIndex={-1} data-autofocus aria-describedby={body}>
            {t(`security.level.${level}.title`)}
          </h1>
          <p id={body}>{t(`security.level.${level}.body`)}</p>
        </div>
      </header>
      <h2>{t('security.factors')}</h2>
      <ul className="security-factors">
        <FactorRow
          icon={<DeviceIcon />}
          title={t('security.factor.device.title')}
          about={t('security.factor.device.about')}
        />
        {otherDevices.length > 0 && (
          <FactorRow
            icon={<DeviceIcon />}
            title={t('security.factor.others.title', { count: otherDevices.length })}
            about={t('security.factor.others.about')}
          />
        )}
        {of('passkey').map((factor, index, all) => row(factor, 'passkey', index, all))}
        {of('kit').map((factor, index, all) => row(factor, 'kit', index, all))}
        {of('escrow').length > 0 && (
          <FactorRow
            icon={<EscrowIcon />}
            title={t('security.factor.escrow.title')}
            about={t('security.factor.escrow.about')}
          />
        )}
      </ul>
      <p className={`security-news${state === 'blocked' ? ' negative' : ''}`} role="status">
        {state !== 'none'
          ? t(`security.window.${state}`)
          : news
            ? t(`security.news.${news}`)
            : next
              ? t(`security.next.${next}`)
              : t('security.next.none')}
      </p>
      <div className="security-actions">
        {next ? (
          <Button onClick={steps[next]}>{t(`security.do.${next}`)}</Button>
        ) : (
          <Button onClick={onLeave}>{t('security.done')}</Button>
        )}
        {others.map((step) => (
          <Button key={step} variant="quiet" onClick={steps[step]}>
            {t(of(step).length > 0 ? `security.do.${step}.another` : `security.do.${step}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}

function FactorRow({ about, children, icon, title }: FactorRowProps) {
  return (
    <li>
      <span className="security-glyph">{icon}</span>
      <h3>{title}</h3>
      {children}
      <p className="security-about">{about}</p>
    </li>
  )
}

type FactorRowProps = {
  icon: ComponentChildren
  title: string
  about: string
  children?: ComponentChildren
}
