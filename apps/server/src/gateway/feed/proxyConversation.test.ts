import { expect, test } from 'vitest'
import { families } from '../families/families.ts'
import { createProxyConversation } from './proxyConversation.ts'

test('error: a frame that comes after the socket went opens nothing upstream', async () => {
  const { listening } = families.solana
  if (listening?.by !== 'proxy') throw new Error('Solana listens by proxy')
  let opened = 0
  const conversation = createProxyConversation({
    subscriptions: listening.subscriptions,
    open() {
      opened++
      return { isOpen: () => false, send: () => undefined, close: () => undefined }
    },
    answer: async () => '',
    send: () => undefined,
  })
  conversation.close()
  await conversation.receive('{"jsonrpc":"2.0","id":1,"method":"slotSubscribe","params":[]}')
  expect(opened).toBe(0)
})
