import type { Driver, LocalWallet } from '@latchkey/chains/driver'
import type { MobileWallet } from '@latchkey/chains/solana/mobile'
import { clusterOf } from '@latchkey/chains/solana/networks'
import { once } from '@latchkey/protocol/once'
import { openHostDocument } from '../../connectors/hostDocument.ts'
import type { Connector, ConnectorHost } from '../../core/connections/connector.ts'
import { readDevice } from '../../core/wallets/device.ts'

// Part of the host's bundle; the client is loaded when a visitor chooses the wallet, or returns with one.

/**
 * Connects Solana wallet apps on Android phones with Mobile Wallet Adapter.
 *
 * Listed only in a browser on Android. Choosing it opens the app, which the
 * visitor returns from; so does each later request.
 *
 * @example
 * createLatchkey({ drivers: [solana()], connectors: [solanaMobile()] })
 *
 * @see https://solana-mobile.github.io/mobile-wallet-adapter/spec/spec.html
 */
export function solanaMobile(options: solanaMobile.Options = {}): Connector {
  return {
    id: 'solanaMobile',
    wallets(driver, onChange, host) {
      const isOffered = driver.namespace === 'solana' && hasWalletApps()
      onChange(isOffered ? [toWallet(driver, host, options)] : [])
      return () => {}
    },
  }
}

export declare namespace solanaMobile {
  type Options = {
    /** @default 'Mobile Wallet Adapter' */
    name?: string | undefined
    /** A `data:` URL, or an image your page serves. */
    icon?: string | undefined
    /**
     * Opens the wallet once more when the visitor disconnects, to revoke what it granted.
     * Otherwise the page only forgets it. @default false
     */
    revokeOnDisconnect?: boolean | undefined
  }
}

/** In-app browsers bring a wallet of their own, and are not allowed to open others. */
function hasWalletApps(): boolean {
  const agent = globalThis.navigator?.userAgent ?? ''
  return readDevice().os === 'android' && isSecureContext && !/; wv\)|Version\/[\d.]+ Chrome\//.test(agent)
}

function toWallet(driver: Driver, host: ConnectorHost, options: solanaMobile.Options): LocalWallet {
  const { icon, name = 'Mobile Wallet Adapter', revokeOnDisconnect = false } = options
  const listeners = new Set<(changed: object) => void>()
  const chains = () => [...new Set(driver.networks.map(clusterOf))]
  let loaded: MobileWallet | undefined
  const load = once(async (): Promise<MobileWallet> => {
    const { createMobileWallet, launchIntent } = await import('@latchkey/chains/solana/mobile')
    loaded = createMobileWallet({
      name,
      identity: identityOf(host),
      chains,
      launch: launchIntent,
      store: openHostDocument(host, 'solanaMobile'),
      revokes: revokeOnDisconnect,
      onChange() {
        for (const listener of [...listeners]) listener({ accounts: provider.accounts })
      },
    })
    return loaded
  })
  type Method = 'signMessage' | 'signTransaction' | 'signAndSendTransaction' | 'signIn'
  const each =
    (method: Method) =>
    async (...inputs: readonly never[]) => {
      const wallet = await load()
      const outputs: object[] = []
      // One after another: the phone shows one wallet at a time.
      for (const input of inputs) outputs.push(await wallet[method](input))
      return outputs
    }

  const versions = { version: '1.0.0', supportedTransactionVersions: ['legacy', 0] }
  const features = {
    'standard:connect': {
      version: '1.0.0',
      connect: async (input: { silent?: boolean } = {}) => ({
        accounts: await (await load()).connect(input),
      }),
    },
    'standard:disconnect': { version: '1.0.0', disconnect: async () => (await load()).disconnect() },
    'standard:events': {
      version: '1.0.0',
      on(_: 'change', listener: (changed: object) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    'solana:signMessage': { version: '1.1.0', signMessage: each('signMessage') },
    'solana:signTransaction': { ...versions, signTransaction: each('signTransaction') },
    'solana:signAndSendTransaction': { ...versions, signAndSendTransaction: each('signAndSendTransaction') },
    'solana:signIn': { version: '1.0.0', signIn: each('signIn') },
  }
  const provider = Object.freeze({
    version: '1.0.0',
    name,
    icon: icon ?? '',
    features,
    get chains() {
      return chains()
    },
    get accounts() {
      return loaded?.accounts() ?? []
    },
  })
  return { id: 'solanaMobile', namespace: driver.namespace, name, kind: 'external', icon, provider }
}

function identityOf({ options }: ConnectorHost) {
  const { icons, name, url } = options.metadata ?? {}
  const uri = url ?? location.origin
  return { name: name ?? location.host, uri, icon: relativeTo(uri, icons?.[0]) }
}

/** Wallets take an icon as a path below the page's address, or as data. */
function relativeTo(uri: string, icon: string | undefined): string | undefined {
  if (!icon || icon.startsWith('data:')) return icon
  try {
    const { origin, pathname, search } = new URL(icon, uri)
    return origin === new URL(uri).origin ? pathname + search : undefined
  } catch {
    return undefined
  }
}
