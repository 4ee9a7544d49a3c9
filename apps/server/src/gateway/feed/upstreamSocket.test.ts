import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { families } from '../families/families.ts'
import { createNodeCooldown } from '../upstreams/cooldown.ts'
import { createProxyConversation } from './proxyConversation.ts'
import { openUpstreamSocket } from './upstreamSocket.ts'

/** A node that refuses every subscription with the given error, and a conversation over it. */
async function refusing(words: string) {
  const node = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => void node.close())
  await once(node, 'listening')
  node.on('connection', (socket) =>
    socket.on('message', (data) => {
      const { id } = JSON.parse(String(data)) as { id: number }
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32602, message: words } }))
    }),
  )
  const wsUrl = `ws://127.0.0.1:${(node.address() as AddressInfo).port}/v2/secretkey1234567890`
  const { listening } = families.solana
  if (listening?.by !== 'proxy') throw new Error('Solana listens by proxy')
  const upstream = { id: 'node', url: 'http://127.0.0.1:9', wsUrl, headers: { 'x-key': 'othersecret99' } }
  const sent: string[] = []
  const conversation = createProxyConversation({
    subscriptions: listening.subscriptions,
    open: (on) => openUpstreamSocket([{ upstream, cooldown: createNodeCooldown(Date.now) }], on),
    answer: async () => '',
    send: (text) => sent.push(text),
  })
  onTestFinished(conversation.close)
  await conversation.receive('{"jsonrpc":"2.0","id":7,"method":"slotSubscribe","params":[]}')
  return { node, sent }
}

test.each(['secretkey1234567890', 'othersecret99'])(
  'error: the address and key of an upstream are never repeated: %s',
  async (secret) => {
    const { sent } = await refusing(`no such plan for ${secret}`)
    expect(sent.map((text) => JSON.parse(text))).toEqual([
      { jsonrpc: '2.0', id: 7, error: { code: -32602, message: 'The node refused the call' } },
    ])
  },
)

test('behavior: what else a node says comes as it is, and nothing stays open for what it refused', async () => {
  const { node, sent } = await refusing('no such account')
  expect(sent.map((text) => JSON.parse(text))).toEqual([
    { jsonrpc: '2.0', id: 7, error: { code: -32602, message: 'no such account' } },
  ])
  await expect.poll(() => node.clients.size).toBe(0)
})
