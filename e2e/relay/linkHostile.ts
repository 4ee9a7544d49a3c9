import { fromHex, toHex } from '../../packages/kit/src/connectors/walletconnect/bytes.ts'
import { open, readEnvelope, seal } from '../../packages/kit/src/connectors/walletconnect/envelope.ts'
import { createAgreementKeys, topicOf } from '../../packages/kit/src/connectors/walletconnect/keys.ts'
import type { Dapp } from './dapp.ts'
import type { HostileRelay } from './hostileRelay.ts'

type Rpc = {
  id: number
  method?: string
  params: Record<string, never>
  result?: unknown
  error?: { code: number }
}

/** The other end of a session, which knows its keys and sends what the test wants. */
export async function linkHostile(
  relay: HostileRelay,
  app: Dapp,
  eip155: { accounts: string[]; methods: string[]; events: string[] },
) {
  const from = relay.published.length
  const { uri, session } = await app.propose()
  const pairing = { topic: uri.slice(3, 67), key: fromHex(uri.match(/symKey=([\da-f]{64})/)?.[1] ?? '') }
  const read = (key: Uint8Array<ArrayBuffer>, topic: string, at = 0): Rpc[] =>
    relay.published
      .slice(at)
      .filter((one) => one.topic === topic)
      .map(({ message }) => JSON.parse(open(key, readEnvelope(message)) ?? 'null'))
  const proposal = read(pairing.key, pairing.topic, from)[0] as Rpc & {
    params: { proposer: { publicKey: string } }
  }
  const keys = await createAgreementKeys()
  const key = await keys.agree(fromHex(proposal.params.proposer.publicKey))
  const topic = await topicOf(key)
  const publicKey = toHex(keys.publicKey)
  let id = Date.now() * 1_000
  const say = (value: object, on = { topic, key }) =>
    relay.deliver(on.topic, seal(on.key, JSON.stringify({ id: ++id, jsonrpc: '2.0', ...value })))
  const settlement = {
    relay: { protocol: 'irn' },
    controller: { publicKey, metadata: { name: 'Wallet' } },
    namespaces: { eip155 },
    expiry: Math.floor(Date.now() / 1_000) + 3_600,
  }
  return {
    pairing,
    proposal,
    session,
    topic,
    key,
    publicKey,
    settlement,
    say,
    read: () => read(key, topic),
    answer: (result: unknown) => say({ id: proposal.id, result }, pairing),
    async settle() {
      this.answer({ relay: { protocol: 'irn' }, responderPublicKey: publicKey })
      await relay.until(() => relay.topics.has(topic))
      say({ method: 'wc_sessionSettle', params: settlement })
      await session
    },
  }
}
