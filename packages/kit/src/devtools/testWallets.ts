import type { Network } from '@latchkey/chains/driver'
import type { Kit } from '../core/kit.ts'

/** The part of every family's test wallet that is the same. Its other functions are found by name. */
export type TestWallet = {
  readonly addresses: readonly string[]
  readonly vanished: boolean
}

export type AddTestWallet = (
  networks: readonly Network[],
  about: { name: string; rdns: string },
) => Promise<AddedWallet> | AddedWallet
type AddedWallet = { readonly wallet: TestWallet; remove(): void }

/** By namespace. */
export type TestWalletLoaders = Readonly<Record<string, () => Promise<{ addTestWallet: AddTestWallet }>>>

export type PageWallet = {
  readonly name: string
  readonly namespace: string
  readonly family: string
  readonly wallet: TestWallet
  remove(): void
}

/** What a visitor, or a bug, does in the wallet. */
export type Control = {
  readonly label: string
  readonly about: string
  /** What it needs to know, with what is proposed. */
  readonly asks?: { readonly label: string; readonly first: string; readonly isNumber?: boolean } | undefined
  /** Arguments that are always the same. */
  readonly given?: readonly unknown[] | undefined
}

type Controls = Readonly<Record<string, readonly Control[]>>

/** Every function of the test wallets of all families, by its name. */
export const controls: Controls = {
  accept: [{ label: 'Accept', about: 'Approves prompts again.' }],
  decline: [
    { label: 'Decline next', about: 'Declines the next prompt.' },
    { label: 'Decline all', about: 'Declines every prompt until it accepts.', given: ['told'] },
  ],
  hold: [{ label: 'Leave pending', about: 'Keeps prompts open; a second one is refused as pending.' }],
  release: [{ label: 'Release', about: 'Goes on with the pending prompt.' }],
  lock: [{ label: 'Lock', about: 'Shares no accounts.' }],
  unlock: [{ label: 'Unlock', about: 'Shares its accounts again.' }],
  switchAccount: [
    {
      label: 'Switch account',
      about: 'Selects another account in the wallet.',
      asks: { label: 'Number', first: '1', isNumber: true },
    },
  ],
  addAccount: [
    {
      label: 'Add account',
      about: 'Adds the account of a private key.',
      asks: { label: 'Private key', first: `0x${'1'.repeat(64)}` },
    },
  ],
  shareAccounts: [
    { label: 'Share first account', about: 'Shares the first account only.', given: [[0]] },
    { label: 'Share two accounts', about: 'Shares the first two accounts.', given: [[0, 1]] },
  ],
  switchChain: [
    {
      label: 'Switch network',
      about: 'Switches to another network in the wallet.',
      asks: { label: 'Chain id', first: '1', isNumber: true },
    },
  ],
  switchNetwork: [
    {
      label: 'Switch network',
      about: 'Switches to another network in the wallet.',
      asks: { label: 'Network', first: 'testnet4' },
    },
  ],
  forgetChain: [
    {
      label: 'Forget network',
      about: 'Lacks a network, so that the kit has to add it.',
      asks: { label: 'Chain id', first: '1', isNumber: true },
    },
  ],
  refuseAdd: [
    { label: 'Refuse to add', about: 'Rejects adding networks.' },
    { label: 'Allow to add', about: 'Adds networks again.', given: [false] },
  ],
  fail: [
    {
      label: 'Fail a method',
      about: 'Rejects the next request of a method with an internal error.',
      asks: { label: 'Method', first: 'eth_sendTransaction' },
      given: [-32603],
    },
  ],
  changeFee: [
    {
      label: 'Change fee',
      about: 'The visitor changes the fee of the next transaction.',
      given: [{ amount: [{ denom: 'uatom', amount: '9000' }], gas: 300_000n }],
    },
  ],
  tamper: [
    {
      label: 'Be dishonest',
      about: 'Signs something else than it was asked to, next time.',
    },
  ],
  disconnectSite: [{ label: 'Disconnect this page', about: 'Removes the page from its connected sites.' }],
  vanish: [{ label: 'Vanish', about: 'Disappears, as if it were uninstalled.' }],
}

/** Adds a wallet with real keys and the kit's own nodes to the page. */
export async function addPageWallet(
  kit: Kit,
  loaders: TestWalletLoaders,
  namespace: string,
  about: { name: string; rdns: string },
): Promise<PageWallet> {
  const load = loaders[namespace]
  const driver = kit.drivers.find((driver) => driver.namespace === namespace)
  if (!load || !driver) throw new Error(`There is no test wallet for ${namespace}.`)
  const { addTestWallet } = await load()
  const { remove, wallet } = await addTestWallet(driver.networks, about)
  return { name: about.name, namespace, family: driver.name ?? namespace, wallet, remove }
}

/** Calls a control. `answer` is what was typed. */
export function pressControl(wallet: TestWallet, name: string, control: Control, answer: string): void {
  const call: unknown = Reflect.get(wallet, name)
  if (typeof call !== 'function') throw new Error(`This wallet has no ${name}.`)
  const asked = control.asks ? [control.asks.isNumber ? Number(answer) : answer] : []
  call.apply(wallet, [...asked, ...(control.given ?? tamperWith(name, wallet))])
}

/** On Cosmos a dishonest wallet needs a recipient: its own second account. */
function tamperWith(name: string, { addresses }: TestWallet): readonly unknown[] {
  const second = addresses[1]
  return name === 'tamper' && second?.startsWith('cosmos1') ? [second] : []
}
