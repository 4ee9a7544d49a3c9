import type { JsonRpcError } from '../gateway.ts'
import type { Judgement } from './rpcFamily.ts'

const throttled =
  /rate.?limit|too many requests|request limit|quota|compute units|capacity|upgrade (?:your )?plan|throttl|exceeded .*(?:limit|credits)|daily request count/i
const nodeFault =
  /header not found|try again|timed? ?out|timeout|cannot unmarshal|missing trie node|state (?:is )?not available|pruned|unavailable|overloaded|busy|no (?:available )?backend|not (?:yet )?synced|syncing|internal (?:server )?error|connection|node is (?:behind|unhealthy)|unknown block/i

/** Classifies an error by its code and text, for messages common to all families. */
export function judgeMessage({ code, message }: JsonRpcError): Judgement {
  if (code === -32005 || code === 429) return 'throttled'
  if (code === -32601 || code === -32004 || code === -32603)
    return throttled.test(message) ? 'throttled' : 'node'
  if (code > -32000 || code < -32099) return 'caller'
  if (throttled.test(message)) return 'throttled'
  return nodeFault.test(message) ? 'node' : 'caller'
}
