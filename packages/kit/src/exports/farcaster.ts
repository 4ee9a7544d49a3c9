import type { Driver, LocalWallet } from '@latchkey/chains/driver'
import { type HostLink, openHostLink } from '../connectors/farcaster/hostLink.ts'
import { openHostDocument } from '../connectors/hostDocument.ts'
import type { Connector, ConnectorHost } from '../core/connections/connector.ts'
import { solanaWallet } from './farcaster/solanaWallet.ts'

// Part of the host's bundle; what makes wallets of a client is loaded when one has answered.

/**
 * Connects the wallet of the Farcaster client that shows this page as a mini app.
 *
 * Offered first there, and connected without a prompt where the client shares the
 * account. Elsewhere it does nothing.
 *
 * @example
 * createLatchkey({ drivers: [evm({ networks: [base] })], connectors: [farcasterMiniApp()] })
 *
 * @see https://miniapps.farcaster.xyz/docs/specification
 */
export function farcasterMiniApp(options: farcasterMiniApp.Options = {}): Connector {
  const { icon, name = 'Farcaster' } = options
  const met = new WeakMap<ConnectorHost, Promise<Client | undefined>>()
  return {
    id,
    wallets(driver, onChange, host) {
      const { namespace } = driver
      onChange([])
      const meeting = met.get(host) ?? meetClient(host, options)
      met.set(host, meeting)
      let stopped = false
      void meeting
        .then(async (client) => {
          const provider = await client?.open(driver, name)
          if (!client || !provider || stopped) return
          const wallet: LocalWallet = {
            id,
            namespace,
            name,
            kind: 'external',
            preferred: true,
            icon,
            provider,
          }
          onChange([wallet])
          await client.join(host, wallet)
        })
        // Its code could not be loaded: the page goes on without it.
        .catch(() => undefined)
      return () => {
        stopped = true
      }
    },
  }
}

export declare namespace farcasterMiniApp {
  type Options = {
    /** @default 'Farcaster' */
    name?: string | undefined
    /** A `data:` URL, or an image your page serves. */
    icon?: string | undefined
    /**
     * The origins of the clients to trust, such as `https://farcaster.xyz`. Any page can
     * put yours in a frame and offer a wallet there. The web view of an app has no
     * origin. @default all
     */
    clients?: readonly string[] | undefined
    /**
     * Tells the client that the page can be shown as soon as the client has answered.
     * Otherwise your page calls `ready()` of the SDK itself. @default false
     */
    ready?: boolean | undefined
  }
}

type Client = {
  /** A provider of the client's wallet; undefined if the client has none for the family. */
  open(driver: Driver, name: string): Promise<object | undefined>
  readonly join: typeof import('../connectors/farcaster/joinClient.ts').joinClient
}

const id = 'farcaster'
/** Clients answer at once; a page in another frame waits for nothing meanwhile. */
const meetTimeoutMs = 3_000

async function meetClient(
  host: ConnectorHost,
  { clients, ready }: farcasterMiniApp.Options,
): Promise<Client | undefined> {
  const link = openHostLink(clients)
  if (!link) return undefined
  host.signal.addEventListener('abort', () => link.close())
  const context = await link.ask('context', undefined, meetTimeoutMs).catch(() => undefined)
  if (typeof context !== 'object' || context === null) {
    link.close()
    return undefined
  }
  if (ready) void link.ask('ready', [{}], meetTimeoutMs).catch(() => undefined)
  const [capabilities, chains, parts] = await Promise.all([
    readNames(link, 'getCapabilities'),
    readNames(link, 'getChains'),
    import('../connectors/farcaster/joinClient.ts'),
  ])
  const document = openHostDocument(host, id)
  // Clients without a list are from the time when there was only one wallet.
  const hasEthereum = capabilities?.some((one) => /^wallet\.get(Ethereum|Evm)Provider$/.test(one)) ?? true
  return {
    join: parts.joinClient,
    async open(driver, name) {
      const { namespace } = driver
      const note = parts.openClientNote(document, namespace)
      if (namespace === 'eip155') return hasEthereum ? parts.createEthereumProvider(link, note) : undefined
      const { capability, namespace: other, open } = solanaWallet
      if (namespace !== other || !capabilities?.includes(capability)) return undefined
      return await open({ link, note, chains, name, networks: () => driver.networks })
    },
  }
}

/** A list of names that a client answers with; undefined if it has none. */
async function readNames(link: HostLink, call: string): Promise<readonly string[] | undefined> {
  const answer = await link.ask(call, [], meetTimeoutMs).catch(() => undefined)
  return Array.isArray(answer)
    ? answer.slice(0, 1_000).filter((name) => typeof name === 'string' && name.length <= 100)
    : undefined
}
