import { messageExpired, messageInvalid } from '@latchkey/protocol/catalogue'
import type * as z from 'zod/mini'
import { parseBody } from '../../parseBody.ts'
import { readShape } from '../../readShape.ts'
import { Refusal } from '../../refusal.ts'

/** Maximum difference between the clocks of the wallet and this server. */
export const timeWindowSeconds = 120

/** Parses the signed JSON; refuses missing or unknown fields and old or future timestamps. */
export function readMessage<Message extends { timestamp: number }>(
  shape: z.ZodMiniType<Message>,
  text: string,
  now: number,
): Message {
  const parsed = readShape(shape, parse(text))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Refusal(messageInvalid, {
      description: `${issue?.path.join('.') || 'message'}: ${issue?.message}`,
    })
  }
  if (Math.abs(parsed.data.timestamp - now / 1000) > timeWindowSeconds) throw new Refusal(messageExpired)
  return parsed.data
}

function parse(text: string): unknown {
  try {
    return parseBody(text)
  } catch (cause) {
    throw new Refusal(messageInvalid, { description: 'The signed message is not JSON', cause })
  }
}
