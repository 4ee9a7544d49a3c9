/** @jsxImportSource preact */
import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import type { LoginNoticeKind } from '@latchkey/protocol/http/login'
import { useId, useState } from 'preact/hooks'
import type { SignedChallenge } from '../login/passkeyLogin.ts'
import type { GivenFactor } from '../requests.ts'
import { useStyles } from '../screens/styles.tsx'
import { Button } from '../screens/ui/Button.tsx'
import { useEscape } from '../screens/useEscape.tsx'
import { useT } from '../screens/words.tsx'
import type { WalletView } from '../serveVault.ts'
import { firstImported } from '../vault/account.ts'
import type { ManagedWallet } from '../wallet/wallet.ts'
import type { Admitting } from './admitting.ts'
import type { Confirming } from './confirming.ts'
import { type App, type Device, DevicesPage, type Usage } from './DevicesPage.tsx'
import { FactorRow } from './FactorRow.tsx'
import { DeviceIcon, EscrowIcon, KitIcon, PasskeyIcon, ShieldIcon, TotpIcon } from './icons.tsx'
import { canRemove, isReplaceable, type NextStep, nextStep } from './nextStep.ts'
import css from './Security.css?inline'
import type { SecondFactor } from './secondFactor.ts'
import type { ConfirmMode, PasskeyFacts } from './tasks.ts'
import { useTask } from './useTask.tsx'

export type SecurityScreenProps = {
  /** What the visitor logs in with: at an account of a provider, or of the app itself. */
  way: 'email' | 'provider' | 'token'
  /** Of the app. */
  host: string
  /** The app has shut the visitor out. */
  isLeaving: boolean
  first: WalletView
  manage: ManagedWallet['manage']
  /** Tells the visitor by mail what changes. */
  tell(kind: LoginNoticeKind): Promise<void>
  readView(): Promise<WalletView>
  readPasskey(): Promise<PasskeyFacts>
  exporting: Exporting
  readUsage(): Promise<Usage>
  /** Logs it out; its factors are revoked before. */
  removeDevice(id: string): Promise<void>
  /** Takes the wallet away from another app. */
  removeApp(projectId: string): Promise<void>
  /** Lets a new device open the wallet. */
  admitting: Admitting
  /** What an authenticator app lists the wallet by. */
  readName(): Promise<string>
  /** Codes of an authenticator app, and whether they are asked for; undefined if the server could not say. */
  second: SecondFactor
  isSecondOn: boolean | undefined
  /** Passkeys that approvals ask for; undefined if the server could not say. */
  confirming: Confirming
  confirmState: ConfirmState | undefined
  /** Only if the visitor logs in with passkeys. */
  passkeyLogin?: PasskeyLogins | undefined
  readTheme(): FrameAsk<'syncTheme'>
  onLeave(): void
}

/** What an export needs of the login and of the wallet. */
export type Exporting = {
  /** Where a code can be sent to. */
  readEmail(): Promise<string | undefined>
  sendCode(): Promise<void>
  logIn(code: string): Promise<void>
  /** Replaces the wallet; the visitor logs in again afterwards. */
  receiveWords(port: MessagePort): Promise<void>
  /** Adds the account of a key. */
  receiveKey(port: MessagePort, name: string): Promise<void>
  sendWords(port: MessagePort, factors: readonly GivenFactor[]): Promise<void>
}

type PasskeyLogins = {
  /** Lets a new passkey log in, too. */
  register(signed: SignedChallenge): Promise<void>
  /** By the id of its factor. */
  remove(factorId: string): Promise<void>
  /** A passkey opens the wallet now: who was a guest logs in with it from now on. */
  settle(): Promise<void>
}

type ConfirmState = Awaited<ReturnType<Confirming['state']>>

type Held = WalletView['factors'][number]

/** Of two, the one that asks more often has the larger number. */
const rank: Readonly<Record<ConfirmMode, number>> = { never: 0, above: 1, always: 2 }

/** Who can open the wallet, and the next thing that makes it safer. What changes anything happens in a window. */
export function SecurityScreen({
  admitting,
  confirming,
  confirmState,
  exporting,
  first,
  isSecondOn,
  manage,
  readName,
  readPasskey,
  passkeyLogin,
  readTheme,
  readUsage,
  readView,
  removeApp,
  removeDevice,
  second,
  tell,
  way,
  host,
  isLeaving,
  onLeave,
}: SecurityScreenProps) {
  useStyles(css)
  const [page, setPage] = useState<'main' | 'devices'>('main')
  const [version, setVersion] = useState(0)
  useEscape(() => (page === 'main' ? onLeave() : setPage('main')))
  const t = useT()
  const body = useId()
  const [view, setView] = useState(first)
  const [news, setNews] = useState<
    | 'kit'
    | 'passkey'
    | 'guest'
    | 'secure'
    | 'remove'
    | 'export'
    | 'key'
    | 'totp'
    | 'removeTotp'
    | 'approve'
    | 'confirm'
    | 'confirmEnding'
  >()
  const [isOn, setOn] = useState(isSecondOn)
  const [asked, setAsked] = useState(confirmState)
  const { start, state } = useTask(readTheme, second, confirming)
  const { factors, level } = view
  const needs = { needsPasskey: passkeyLogin !== undefined }
  const of = (kind: Held['kind']) => factors.filter((factor) => factor.kind === kind)
  const otherDevices = of('device').filter(({ isOwn }) => !isOwn)

  async function changed(what: typeof news): Promise<void> {
    setNews(what)
    // What was changed is changed, even if it cannot be read again now.
    setView(await readView().catch(() => view))
    setAsked(await confirming.state().catch(() => asked))
  }
  function showWords(isImport: boolean): void {
    start({
      isGuarded: true,
      task: async () => ({
        kind: 'export',
        isImport,
        stepUp: of('escrow').length > 0 ? 'login' : 'factor',
        email: await exporting.readEmail(),
        passkey: await readPasskey(),
        kitIds: of('kit').map(({ id }) => id),
        passkeyIds: of('passkey').map(({ id }) => id),
        otherDevices: otherDevices.length,
        further: [...new Set(view.accounts.map(({ index }) => index))].filter(
          (index) => index > 0 && index < firstImported,
        ),
        addresses: view.accounts.map(({ address }) => address),
      }),
      async act({ factors, step }) {
        if (step?.name === 'mail') await exporting.sendCode()
        else if (step?.name === 'login') await exporting.logIn(step.code)
        else if (step?.name === 'words') await exporting.sendWords(step.port, factors)
        else if (step?.name === 'import') await exporting.receiveWords(step.port)
        if (step?.name !== 'tested') return 'more'
        const drop = otherDevices.map(({ id }) => id)
        await manage({ verb: 'rotate', factors: [...factors], drop, exitTested: true })
        await changed('export')
      },
    })
  }
  function addKey(): void {
    const imported = view.accounts.filter(({ index }) => index >= firstImported)
    start({
      opensWallet: true,
      task: async () => ({ kind: 'importKey', number: imported.length + 1 }),
      async act({ step }) {
        if (step?.name === 'key') await exporting.receiveKey(step.port, step.accountName)
        await changed('key')
      },
    })
  }
  const steps: Record<NextStep, () => void> = {
    kit() {
      const created = manage({ verb: 'createKitCode' }) as Promise<string>
      start({
        isGuarded: true,
        task: async () => ({
          kind: 'kit',
          code: await created,
          addresses: view.accounts.filter(({ index }) => index === 0).map(({ address }) => address),
        }),
        async act() {
          await tell('kitAdded')
          await manage({ verb: 'addFactor', factor: { kind: 'kit', code: await created } })
          await changed('kit')
        },
      })
    },
    passkey: () =>
      start({
        isGuarded: true,
        task: async () => ({ kind: 'passkey', passkey: await readPasskey() }),
        async act({ factors: [factor], key, signed }) {
          await tell('passkeyAdded')
          // First: one that logs in but does not open the wallet yet can be added again.
          if (signed) await passkeyLogin?.register(signed)
          if (factor) await manage({ verb: 'addFactor', factor })
          await passkeyLogin?.settle()
          // Without it the passkey opens the wallet all the same; only approvals cannot ask for it.
          if (key) await confirming.addKey(key).catch(() => undefined)
          await changed(level === 'temporary' ? 'guest' : 'passkey')
        },
      }),
    secure: () =>
      start({
        isGuarded: true,
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
          // Not before: a mistyped kit changes nothing.
          await tell('escrowLeft').catch(() => undefined)
          await changed('secure')
        },
      }),
    export: () => showWords(false),
  }
  const remove = (factor: Held, kind: 'kit' | 'passkey') =>
    start({
      isGuarded: true,
      task: async () => ({
        kind: 'remove',
        factor: kind,
        leavesOne: factors.filter(({ id, kind }) => kind !== 'device' && id !== factor.id).length === 1,
      }),
      async act() {
        await tell('factorRemoved')
        await manage({ verb: 'revoke', factorId: factor.id })
        // What it logs in to, it no longer opens.
        if (kind === 'passkey') await passkeyLogin?.remove(factor.id)
        await changed('remove')
      },
    })
  const approveDevice = () => {
    let matched: Awaited<ReturnType<typeof admitting.match>> | undefined
    start({
      isGuarded: true,
      task: async () => ({ kind: 'approve' }),
      async act({ handover: step }) {
        if (step?.name === 'typed') {
          matched = await admitting.match(step.code)
          return { value: matched.device }
        }
        if (!matched) throw new Error('The window answered without a code.')
        if (step?.name === 'decline') await admitting.decline(matched)
        else await admitting.approve(matched)
        await changed(step?.name === 'decline' ? undefined : 'approve')
        return undefined
      },
    })
  }
  const removeOther = (device: Device, factorIds: readonly string[]) =>
    start({
      task: async () => ({ kind: 'remove', factor: 'device', leavesOne: false }),
      async act() {
        const held = otherDevices.filter(({ id }) => factorIds.includes(id))
        for (const { id } of held) await manage({ verb: 'revoke', factorId: id })
        await removeDevice(device.id)
        await changed('remove')
        setVersion((before) => before + 1)
      },
    })
  const mode: ConfirmMode = asked?.isOn ? 'always' : view.confirm.mode
  const changeConfirm = () =>
    start({
      isGuarded: true,
      opensWallet: false,
      task: async () => ({
        kind: 'confirm',
        setting: { mode, limits: view.confirm.mode === 'above' ? [...view.confirm.limits] : [] },
        ask: await confirming.ask(),
      }),
      async act({ confirmation, setting }) {
        if (setting === 'again') return { value: await confirming.ask() }
        if (setting === 'lost') {
          await tell('confirmEnding')
          await confirming.set(false)
          await changed('confirmEnding')
          return undefined
        }
        if (!setting || !confirmation) throw new Error('The window answered without a passkey.')
        const isLower = rank[setting.mode] < rank[mode]
        if (isLower) await tell('confirmOff')
        // The passkey is shown first: to write the limits, this device opens the wallet.
        if (setting.mode === 'always') await confirming.set(true, confirmation)
        else if (asked?.isOn) await confirming.set(false, confirmation)
        else await confirming.enter(confirmation)
        if (setting.mode !== 'always') {
          const limits = setting.mode === 'above' ? setting.limits : []
          await manage({ verb: 'setLimits', limits: limits.map(([coin, limit]) => [coin, limit]) })
        }
        await changed('confirm')
        return undefined
      },
    })
  /** The last passkey that approvals can ask for stays until they no longer do. */
  const isAsked = ({ id }: Held) =>
    mode !== 'never' && asked?.keys.length === 1 && asked.keys[0]?.factorId === id
  const removeSharing = (app: App, factorIds: readonly string[]) =>
    start({
      task: async () => ({ kind: 'remove', factor: 'app', leavesOne: false }),
      async act() {
        const held = otherDevices.filter(({ id }) => factorIds.includes(id))
        for (const { id } of held) await manage({ verb: 'revoke', factorId: id })
        await removeApp(app.projectId)
        await changed('remove')
        setVersion((before) => before + 1)
      },
    })
  const setUpTotp = () =>
    start({
      task: async () => ({ kind: 'totp', account: await readName() }),
      async act({ code, totp }) {
        if (code === undefined || !totp) throw new Error('The window answered without a code.')
        await second.add(totp, code)
        // Not before: a mistyped code changes nothing.
        await tell('totpAdded').catch(() => undefined)
        setOn(true)
        setNews('totp')
      },
    })
  const removeTotp = () =>
    start({
      task: async () => ({ kind: 'code', purpose: 'removeTotp' }),
      async act({ code }) {
        await second.remove(code ?? '')
        await tell('totpRemoved').catch(() => undefined)
        setOn(false)
        setNews('removeTotp')
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
      {canRemove(view, factor.id, needs) && !isAsked(factor) && (
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
  if (page === 'devices')
    return (
      <DevicesPage
        version={version}
        readUsage={readUsage}
        onRemove={removeOther}
        onRemoveApp={removeSharing}
        onBack={() => setPage('main')}
      />
    )
  const next = nextStep(view, needs)
  // Its one way to another browser comes first: what else there is needs it.
  const isTemporary = level === 'temporary'
  const needsPasskey = level === 'assisted' && asked?.isOn === true
  const needsCode = level === 'assisted' && isOn === true
  const isLogin = level === 'assisted' && way !== 'email'
  const labelOf = (step: NextStep) => {
    if (isTemporary && step === 'passkey') return 'security.do.passkey.guest'
    return (step === 'kit' || step === 'passkey') && of(step).length > 0
      ? (`security.do.${step}.another` as const)
      : (`security.do.${step}` as const)
  }
  const others = (['passkey', 'kit'] as const).filter((step) => step !== next && !isTemporary)
  return (
    <section className="security">
      <header className="security-level" data-level={level}>
        <ShieldIcon />
        <div>
          <h1 tabIndex={-1} data-autofocus aria-describedby={body}>
            {t(
              needsPasskey
                ? 'security.level.assisted.confirm.title'
                : needsCode
                  ? 'security.level.assisted.totp.title'
                  : isLogin
                    ? 'security.level.assisted.login.title'
                    : `security.level.${level}.title`,
            )}
          </h1>
          <p id={body}>
            {needsPasskey
              ? t('security.level.assisted.confirm.body')
              : needsCode
                ? t('security.level.assisted.totp.body')
                : !isLogin
                  ? t(`security.level.${level}.body`)
                  : way === 'token'
                    ? t('security.level.assisted.token.body', { host })
                    : t('security.level.assisted.provider.body')}
          </p>
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
            title={t(way === 'email' ? 'security.factor.escrow.title' : 'security.factor.escrow.login')}
            about={t('security.factor.escrow.about')}
          />
        )}
      </ul>
      {isOn !== undefined && !isTemporary && (
        <>
          <h2>{t('security.second')}</h2>
          <ul className="security-factors">
            <FactorRow
              icon={<TotpIcon />}
              title={t('security.totp.row')}
              about={t(
                isOn
                  ? of('escrow').length > 0
                    ? 'security.totp.on'
                    : 'security.totp.on.own'
                  : of('escrow').length > 0
                    ? 'security.totp.off'
                    : 'security.totp.off.own',
              )}
            >
              <button
                type="button"
                className={isOn ? 'security-remove' : 'security-add'}
                aria-label={t(isOn ? 'security.totp.remove.label' : 'security.totp.setUp.label')}
                onClick={isOn ? removeTotp : setUpTotp}
              >
                {t(isOn ? 'security.remove' : 'security.totp.setUp')}
              </button>
            </FactorRow>
            {asked && of('passkey').length > 0 && (
              <FactorRow
                icon={<PasskeyIcon />}
                title={t('security.confirm.row')}
                about={t(
                  asked.keys.length === 0
                    ? 'security.confirm.about.none'
                    : asked.endsAt
                      ? 'security.confirm.about.ending'
                      : `security.confirm.about.${mode}`,
                )}
              >
                {asked.keys.length > 0 && (
                  <button
                    type="button"
                    className="security-add"
                    aria-label={t('security.confirm.change.label')}
                    onClick={changeConfirm}
                  >
                    {t('security.confirm.change')}
                  </button>
                )}
              </FactorRow>
            )}
          </ul>
        </>
      )}
      <p className={`security-news${state === 'blocked' ? ' negative' : ''}`} role="status">
        {state !== 'none'
          ? t(`security.window.${state}`)
          : news
            ? t(`security.news.${news}`)
            : next
              ? t(isTemporary ? 'security.next.passkey.guest' : `security.next.${next}`)
              : t('security.next.none')}
      </p>
      <div className="security-actions">
        {next ? (
          <Button onClick={steps[next]}>{t(labelOf(next))}</Button>
        ) : (
          <Button onClick={onLeave}>{t('security.done')}</Button>
        )}
        {others.map((step) => (
          <Button key={step} variant="quiet" onClick={steps[step]}>
            {t(labelOf(step))}
          </Button>
        ))}
        {!isTemporary && !isLeaving && (
          <Button variant="quiet" onClick={approveDevice}>
            {t('security.do.approve')}
          </Button>
        )}
        {!isLeaving && (
          <Button variant="quiet" onClick={() => setPage('devices')}>
            {t('security.devices.title')}
          </Button>
        )}
        {next !== 'export' && !isTemporary && (
          <Button variant="quiet" onClick={steps.export}>
            {t('security.do.words')}
          </Button>
        )}
        {!isTemporary && !isLeaving && (
          <Button variant="quiet" onClick={addKey}>
            {t('security.do.key')}
          </Button>
        )}
        {isReplaceable(view) && !isLeaving && (
          <Button variant="quiet" onClick={() => showWords(true)}>
            {t('security.do.import')}
          </Button>
        )}
      </div>
    </section>
  )
}
