import { wallets } from '../../core/wallets/wallets.ts'
import { button, element } from '../../ui/dom.ts'
import { type Control, controls, type PageWallet, pressControl } from '../testWallets.ts'
import type { Devtools } from '../watchKit.ts'
import type { Tab } from './tab.ts'

/** Test wallets in this page, and everything a visitor can do in one. */
export function drawWallets(devtools: Devtools): Tab {
  const families = devtools.familiesWithWallets()
  const status = element('p', { role: 'status', class: 'note' })
  const list = element('div', { class: 'wallets' })
  const draw = () => {
    const made = devtools.pageWallets.map((one) =>
      card(one, say, [
        ...(hasDomain(one)
          ? [button({ class: 'small' }, () => void add(one.namespace, true), 'Add a twin')]
          : []),
        button({ class: 'small' }, () => remove(one), 'Remove'),
      ]),
    )
    list.replaceChildren(...made)
  }
  const say = (text: string) => {
    status.textContent = text
  }
  /** Wallets with a reverse domain name are told apart by it, so two can have one name. */
  const hasDomain = ({ name, namespace }: PageWallet) =>
    wallets
      .of(devtools.kit)
      .get()
      .found.some((found) => found.namespace === namespace && found.name === name && found.rdns)
  function remove(one: PageWallet): void {
    devtools.removeWallet(one)
    draw()
  }
  async function add(namespace: string, isTwin: boolean): Promise<void> {
    const count = devtools.pageWallets.filter((one) => one.namespace === namespace).length
    const name = isTwin || count === 0 ? 'Devtools Wallet' : `Devtools Wallet ${count + 1}`
    const rdns = `dev.latchkey.devtools${count === 0 ? '' : count + 1}`
    say('Loading…')
    await devtools.addWallet(namespace, { name, rdns }).then(
      () => say(`${name} is announced. Its keys may be public: never fund it.`),
      (error: Error) => say(error.message),
    )
    draw()
  }
  const choices = families.map(({ name, namespace }) =>
    button({ class: 'small' }, () => void add(namespace, false), `Add ${name ?? namespace} wallet`),
  )
  draw()
  return {
    element: element(
      'div',
      { class: 'pane' },
      element('div', { class: 'bar wrap' }, ...choices),
      status,
      list,
    ),
    stop() {},
  }
}

function card(one: PageWallet, say: (text: string) => void, actions: readonly HTMLElement[]): HTMLElement {
  const { family, name, wallet } = one
  const rows = Object.entries(controls)
    .filter(([called]) => typeof Reflect.get(wallet, called) === 'function')
    .flatMap(([called, list]) => list.map((control) => controlRow(one, called, control, say)))
  return element(
    'article',
    { class: 'wallet', 'aria-label': name },
    element(
      'header',
      {},
      element('b', {}, name),
      element('span', { class: 'tag' }, family),
      element('span', { class: 'grow' }),
      ...actions,
    ),
    element('p', { class: 'address' }, wallet.addresses[0] ?? ''),
    element('div', { class: 'controls' }, ...rows),
  )
}

function controlRow(
  { name, wallet }: PageWallet,
  called: string,
  control: Control,
  say: (text: string) => void,
): HTMLElement {
  const { about, asks, label } = control
  const input =
    asks && element('input', { value: asks.first, 'aria-label': `${label}: ${asks.label}`, maxlength: '100' })
  const press = button(
    { class: 'small', title: about },
    () => {
      try {
        pressControl(wallet, called, control, input?.value ?? '')
        say(`${name}: ${about}`)
      } catch (error) {
        say(error instanceof Error ? error.message : String(error))
      }
    },
    label,
  )
  return input ? element('div', { class: 'asks' }, press, input) : press
}
