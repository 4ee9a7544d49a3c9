import { type EmailLoginState, emailLogin } from '../../connectors/embedded/emailLogin.ts'
import type { EmbeddedOptions } from '../../connectors/embedded/embeddedOptions.ts'
import { asKit } from '../../connectors/embedded/embeddedWallets.ts'
import { loginNote } from '../../connectors/embedded/loginNote.ts'
import { socialsOf } from '../../connectors/embedded/socials.ts'
import { features } from '../../core/config/features.ts'
import type { LoginFormArgs } from '../../core/connections/connector.ts'
import type { Kit } from '../../core/kit.ts'
import { element, shape } from '../../ui/dom.ts'
import { iconFrame } from '../../ui/pictures/shapes.ts'
import type { Locale } from '../../ui/words/messages/keys.gen.ts'
import { plainTexts } from '../../ui/words/plainTexts.ts'
import { stringsOf } from '../../ui/words/strings.ts'
import { forward, mail } from './emailShapes.ts'
import firstWords from './firstWords.gen.ts'

type Offered = Pick<EmbeddedOptions, 'guest' | 'socials'>
type FirstWord = keyof typeof firstWords

/** Words of the first view; in English until those of its language are loaded. */
export function firstWord(language: string, key: FirstWord, kit?: Kit): string {
  const own = kit && stringsOf(kit, language as Locale)[key]
  return own ?? plainTexts[language as Locale]?.[key] ?? firstWords[key]
}

/** What logs in, and what says why it failed. */
const loadLogin = (kit: Kit) =>
  Promise.all([import('../../connectors/embedded/logInByEmail.ts'), loadWords(kit)])

/** What the form and the buttons say later, in the language of the modal. */
async function loadWords(kit: Kit) {
  const { errorText, loadWords } = await import('./words.ts')
  return { errorText, t: await loadWords(kit) }
}

/**
 * Draws the field for an email address, and below it the accounts to log in with. The text is
 * kept in the kit, because the view is drawn more than once.
 */
export function drawLogins(
  parent: HTMLElement,
  { host, language, place, ...offered }: drawLogins.Args,
): void {
  const kit = asKit(host)
  const store = emailLogin.of(kit)
  const say = (key: FirstWord) => firstWord(language, key, kit)
  const input = element('input', {
    type: 'email',
    name: 'email',
    // Its place among what can be focused, which is kept when the view is drawn again.
    tabindex: '0',
    autocomplete: 'email',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    maxlength: '254',
    placeholder: say('embedded.first.label'),
    'aria-label': say('embedded.first.label'),
    'aria-describedby': errorId,
  })
  const send = element('button', {
    type: 'submit',
    class: 'email-send',
    'aria-label': say('embedded.first.send'),
  })
  const error = element('p', { class: 'email-error', id: errorId, role: 'alert' })
  const box = element('div', { class: 'email-box' }, shape(iconFrame(mail)), input, send)
  const form = element('form', { 'aria-label': say('embedded.first.form'), novalidate: '' }, box, error)
  const or = element('p', { class: 'email-or' }, say('embedded.first.or'))
  const accounts = element('div', { class: 'socials' })
  const around = element('div', { class: 'email-login', 'data-place': place })
  around.append(...(place === 'above' ? [form, accounts, or] : [or, form, accounts]))

  let wasBusy: boolean | undefined
  function show(state: EmailLoginState) {
    if (input.value !== state.email) input.value = state.email
    const busy = state.status !== 'editing'
    input.readOnly = busy
    send.toggleAttribute('data-idle', !busy && state.email === '')
    if (busy !== wasBusy) {
      send.replaceChildren(busy ? element('span', { class: 'spinner' }) : shape(iconFrame(forward)))
      if (busy) send.setAttribute('aria-busy', 'true')
      else send.removeAttribute('aria-busy')
      wasBusy = busy
    }
    void showError(state)
  }
  async function showError(state: EmailLoginState) {
    const failure = state.status === 'editing' ? state.error : undefined
    box.toggleAttribute('data-invalid', failure !== undefined)
    if (failure) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
    if (!failure) return error.replaceChildren()
    const [, { errorText, t }] = await loadLogin(kit)
    // Counts the seconds; ends with another state, or with the form.
    while (store.get() === state && parent.isConnected) {
      error.textContent = errorText(t, failure)
      if (failure.retryAt === undefined) return
      if (failure.retryAt <= Date.now()) return store.dispatch({ type: 'edit', email: state.email })
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
  }

  let drawn: string | undefined
  function showOffered() {
    const providers = socialsOf(kit, offered)
    form.hidden = !features.of(kit).get().features.email
    accounts.hidden = providers.length === 0
    if (providers.length === 0 || drawn === `${providers}`) return
    drawn = `${providers}`
    Promise.all([import('./drawSocials.ts'), loadWords(kit)])
      .then(([{ drawSocials }, { t }]) => drawSocials(kit, accounts, providers, t))
      .catch(() => {
        drawn = undefined
      })
  }

  input.addEventListener('input', () => store.dispatch({ type: 'edit', email: input.value }))
  // The address of the last visit is replaced by typing. A click would remove the selection again.
  let isUntouched = false
  const select = () => isUntouched && input.value === loginNote.read(kit).email && input.select()
  input.addEventListener('focus', () => {
    isUntouched = true
    select()
  })
  input.addEventListener('click', () => {
    select()
    isUntouched = false
  })
  // The visitor means to log in: the wallet is ready when the address is.
  input.addEventListener(
    'input',
    () => {
      void loadLogin(kit)
        .then(([{ prepareLogin }]) => prepareLogin(kit))
        .catch(() => undefined)
    },
    { once: true },
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    loadLogin(kit)
      .then(([{ logInByEmail }]) => logInByEmail(kit))
      .then(() => {
        const { status } = store.get()
        if (status === 'editing' && parent.isConnected) input.focus()
      })
      .catch((cause: unknown) => {
        store.dispatch({ type: 'fail', error: { code: 'failed' } })
        kit.emit({ type: 'INTERNAL_SDK_ERROR', error: cause })
      })
  })
  parent.replaceChildren(around)
  const { email = '' } = loginNote.read(kit)
  const { status, email: typed } = store.get()
  if (status === 'editing' && !typed && email) store.dispatch({ type: 'edit', email })
  show(store.get())
  showOffered()
  follow(store, () => show(store.get()))
  follow(features.of(kit), showOffered)

  function follow(of: { subscribe(listener: () => void): () => void }, update: () => void) {
    const stop = of.subscribe(() => (around.isConnected ? update() : stop()))
  }
}

export declare namespace drawLogins {
  type Args = LoginFormArgs & Offered
}

/** Whether there is anything to draw. */
export function offersLogins(kit: Kit, offered: Offered): boolean {
  return features.of(kit).get().features.email || socialsOf(kit, offered).length > 0
}

const errorId = 'email-error'
