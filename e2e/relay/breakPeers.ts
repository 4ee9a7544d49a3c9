import { setTimeout as sleep } from 'node:timers/promises'
import { stringToHex, verifyMessage } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Fault } from '../../scripts/faults.ts'
import { scale } from '../server/settings.ts'
import { breaks } from './breakRelay.ts'
import { openOurApp } from './ourApp.ts'
import { type Asked, createWallet, hangUp, type Proposal } from './peers.ts'
import { openTheirApp } from './theirApp.ts'
import { withRelays } from './withRelays.ts'

const chain = 'eip155:31337'
const methods = ['personal_sign']

const events = ['accountsChanged']

/**
 * The same faults with third-party SDKs and with our client: messages are signed
 * and events emitted during the fault.
 */
export async function breakPeers(
  name: keyof typeof breaks,
  report: (fault: Fault) => void,
  side: 'ours' | 'theirs' = 'theirs',
): Promise<void> {
  const loops = scale(10, 1)
  const account = privateKeyToAccount(generatePrivateKey())
  await withRelays(async (relays) => {
    const { projectId, urls, world } = relays
    const where = { relayUrl: urls[0], projectId, chain, methods, events }
    const app =
      side === 'ours' ? openOurApp(where) : await openTheirApp({ ...where, rpcUrl: world.anvil.url })
    const wallet = await createWallet('@reown/walletkit', { relayUrl: urls[1], projectId })
    const asked = new Map<number, number>()
    wallet.on('session_request', async ({ id, topic, params }: Asked) => {
      asked.set(id, (asked.get(id) ?? 0) + 1)
      const [raw] = params.request.params as [`0x${string}`]
      const result = await account.signMessage({ message: { raw } })
      // Without an acknowledgement the SDK rejects a minute later.
      const response = { id, jsonrpc: '2.0', result }
      await wallet.respondSessionRequest({ topic, response }).catch(() => undefined)
    })
    wallet.on('session_proposal', ({ id }: Proposal) => {
      const eip155 = { accounts: [`${chain}:${account.address}`], methods, events, chains: [chain] }
      wallet.approveSession({ id, namespaces: { eip155 } }).catch(() => undefined)
    })
    const { uri, session } = await app.propose()
    await wallet.pair({ uri })
    await session

    /** How often the app received each event. */
    const heard = new Map<unknown, number>()
    const stop = app.listen((event) => {
      if (event.type === 'event') heard.set(event.data, (heard.get(event.data) ?? 0) + 1)
    })
    let signed = 0
    let slowest = 0
    for (let loop = 0; loop < loops; loop++) {
      const began = performance.now()
      const message = `loop ${loop}`
      const params = [stringToHex(message), account.address]
      const signing = app.request('personal_sign', params)
      signing.catch(() => undefined)
      const emitting = wallet
        .emitSessionEvent({
          topic: app.topic(),
          event: { name: 'accountsChanged', data: message },
          chainId: chain,
        })
        .catch(() => undefined)
      await sleep(loop % 2 ? 0 : 20)
      await breaks[name](relays)
      const signature = await Promise.race([signing, sleep(90_000, undefined, { ref: false })])
      if (
        signature &&
        (await verifyMessage({ address: account.address, message, signature: signature as '0x' }))
      )
        signed++
      await Promise.race([emitting, sleep(30_000, undefined, { ref: false })])
      for (let tries = 0; !heard.has(message) && tries < 600; tries++) await sleep(50)
      slowest = Math.max(slowest, performance.now() - began)
    }
    stop()
    await app.hangUp()
    await hangUp(wallet.core)
    const twice = [...asked.values(), ...heard.values()].filter((times) => times > 1).length
    report({
      fault: `${side === 'ours' ? 'our client' : 'SDKs of others'}: ${name}`,
      requests: 2 * loops,
      failures: loops - signed,
      lost: 2 * loops - asked.size - heard.size,
      ok: signed === loops && twice === 0 && asked.size === loops && heard.size === loops,
      note: `${signed} signatures verified, ${heard.size} events received; ${twice} shown or received twice; slowest ${(slowest / 1_000).toFixed(1)} s`,
    })
  })
}
