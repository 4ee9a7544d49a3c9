import type { Conversation } from '../gateway.ts'
import type { OpenChain } from '../openChain.ts'
import { createFeedConversation } from './feedConversation.ts'
import { createProxyConversation } from './proxyConversation.ts'
import { openUpstreamSocket } from './upstreamSocket.ts'

export type ConversationOptions = {
  readonly chain: OpenChain
  answer(text: string): Promise<string>
  send(text: string): void
}

/** Opens a conversation with the kind of subscriptions the chain family supports. */
export function openConversation({ chain, answer, send }: ConversationOptions): Conversation {
  const { listening } = chain.family
  const upstreams = chain.upstreams.filter((one) => !one.isOther())
  if (listening?.by === 'feed') return createFeedConversation({ feed: chain.feed, answer, send })
  if (listening?.by === 'proxy' && upstreams.some(({ upstream }) => upstream.wsUrl))
    return createProxyConversation({
      subscriptions: listening.subscriptions,
      open: (on) => openUpstreamSocket(upstreams, on),
      answer,
      send,
    })
  return {
    async receive(text) {
      const reply = await answer(text)
      if (reply !== '') send(reply)
    },
    close() {},
  }
}
