import { randomBytes } from 'node:crypto'
import { loginProviderFailed, loginProviderOff, loginVisitEnded } from '@latchkey/protocol/catalogue'
import * as z from 'zod/mini'
import type { Chains } from '../../../../chains/chains.ts'
import { farcasterChain, readFarcasterId } from '../../../../chains/evm/readFarcasterId.ts'
import type { Clock } from '../../../../clock.ts'
import type { FarcasterConfig } from '../../../../config.ts'
import type { Gateway } from '../../../../gateway/gateway.ts'
import { Refusal } from '../../../../refusal.ts'
import { fetchBounded } from '../../../../walletCalls/loginKeys.ts'
import { type Identity, tidy } from '../providers.ts'
import { readApproval } from './readApproval.ts'

/** What a channel is read with, and what its message has to say. */
export type Channel = {
  /** Reads what the app sends, so it stays on the server. */
  readonly token: string
  readonly nonce: string
}

/** Sign in with Farcaster (FIP-11): a relay passes a message that the visitor's app has signed. */
export type Farcaster = {
  /** Rejects with a Refusal. */
  open(): Promise<{ url: string; channel: Channel }>
  /**
   * Who has approved; undefined while that is open. Rejects with a Refusal if the login has failed,
   * and with another error if the relay or a node is down: it can be read again.
   */
  read(channel: Channel): Promise<Identity | undefined>
}

/** As long as Farcaster's own client waits. */
export const farcasterLifetimeMs = 300_000
const relayUrl = 'https://relay.farcaster.xyz'
/** Where the relay may send visitors: what it answers is shown to them as a code to scan. */
const appHosts = ['farcaster.xyz', 'warpcast.com']
export const farcasterIssuer = 'https://farcaster.xyz'
const timeoutMs = 5_000

const opened = z.object({
  channelToken: z.string().check(z.regex(/^[\x21-\x7e]{1,256}$/)),
  url: z.string().check(z.maxLength(2_048)),
})
const completed = z.object({
  state: z.literal('completed'),
  message: z.string(),
  signature: z.string(),
  username: z.nullish(z.string()),
})

/** Undefined settings switch it off. */
export function createFarcaster({ config, ...options }: createFarcaster.Options): Farcaster {
  const { chains, clock, gateway, walletOrigin } = options
  if (config && !chains.find(farcasterChain))
    throw new Error('SOCIAL_FARCASTER needs a node of Optimism: set RPC_EIP155_10')
  const relay = config?.url ?? relayUrl
  const hosts = config?.url === undefined ? appHosts : [new URL(config.url).host]
  const { host: domain } = new URL(walletOrigin)

  const call = (path: string, init: RequestInit) =>
    fetchBounded(`${relay}/v1/${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) })

  function checkLink(text: string): string {
    const { host, href, protocol } = new URL(text)
    const isSecure = protocol === 'https:' || (protocol === 'http:' && config?.url !== undefined)
    if (!isSecure || !hosts.includes(host)) throw new Error('the relay sent a link to another site')
    return href
  }

  return {
    async open() {
      if (!config) throw new Refusal(loginProviderOff)
      try {
        const nonce = randomBytes(16).toString('hex')
        const answer = await call('channel', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            siweUri: walletOrigin,
            domain,
            nonce,
            expirationTime: new Date(clock() + farcasterLifetimeMs).toISOString(),
            // Only the key that owns the account: which others may sign for it is not on the registry.
            acceptAuthAddress: false,
          }),
        })
        if (!answer.ok) throw new Error(`the relay answered with ${answer.status}`)
        const { channelToken: token, url } = z.parse(opened, await answer.json())
        return { url: checkLink(url), channel: { token, nonce } }
      } catch (cause) {
        throw new Refusal(loginProviderFailed, { cause })
      }
    },

    async read({ token, nonce }) {
      const answer = await call('channel/status', { headers: { authorization: `Bearer ${token}` } })
      if (answer.status === 202) return undefined
      // The relay has forgotten the channel.
      if (answer.status === 401) throw new Refusal(loginVisitEnded)
      if (!answer.ok) throw new Error(`the relay answered with ${answer.status}`)
      // It forgets the channel with this answer: what fails from here on has failed.
      try {
        const { message, signature, username } = z.parse(completed, await answer.json())
        const { address, fid } = readApproval(message, { domain, uri: walletOrigin, nonce, now: clock() })
        const isSigned = await chains.verifyMessage({ chain: farcasterChain, address, message, signature })
        if (!isSigned) throw new Error('the message is not signed by its address')
        // The relay's word is not enough: anyone can sign a message that names any account.
        if ((await readFarcasterId(gateway, address)) !== fid)
          throw new Error('the address does not own the account')
        return { issuer: farcasterIssuer, ...tidy({ subject: `${fid}`, username: username ?? undefined }) }
      } catch (cause) {
        throw new Refusal(loginProviderFailed, { cause })
      }
    },
  }
}

export declare namespace createFarcaster {
  type Options = {
    config: FarcasterConfig | undefined
    walletOrigin: string
    chains: Chains
    gateway: Gateway
    clock: Clock
  }
}
