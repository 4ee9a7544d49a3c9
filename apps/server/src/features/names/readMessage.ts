import { messageExpired, messageInvalid } from '@latchkey/protocol/catalogue'
import type * as z from 'zod/mini'
import { parseBody } from '../../parseBody.ts'
import { checkTrustedOrigin } from '../../projects/checkTrustedOrigin.ts'
import type { Project } from '../../projects/project.ts'
import { readShape } from '../../readShape.ts'
import { Refusal } from '../../refusal.ts'

/** Maximum difference between the clocks of the wallet and this server. */
export const timeWindowSeconds = 120

/** The app that sends a signed message. */
export type NameCaller = {
  readonly project: Pick<Project, 'mode' | 'origins'>
  /** Undefined if the caller is not a browser. */
  readonly origin: string | undefined
}

/**
 * Parses the signed JSON; refuses missing or unknown fields, another purpose, old or
 * future timestamps, and messages signed for another app: one that this project does not
 * vouch for, or another than the page that sends it.
 */
export function readMessage<Message extends { timestamp: string; origin: string }>(
  shape: z.ZodMiniType<Message>,
  text: string,
  { project, origin }: NameCaller,
  now: number,
): Message {
  const parsed = readShape(shape, parse(text))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Refusal(messageInvalid, {
      description: `${issue?.path.join('.') || 'message'}: ${issue?.message}`,
    })
  }
  const message = parsed.data
  const age = now - Date.parse(message.timestamp)
  // Written so that a date that does not exist, whose age is NaN, is refused too.
  if (!(Math.abs(age) <= timeWindowSeconds * 1000)) throw new Refusal(messageExpired)
  if (origin !== undefined && origin !== message.origin)
    throw new Refusal(messageInvalid, { description: 'The signed message is for another app' })
  checkTrustedOrigin(project, message.origin)
  return message
}

function parse(text: string): unknown {
  try {
    return parseBody(text)
  } catch (cause) {
    throw new Refusal(messageInvalid, { description: 'The signed message is not JSON', cause })
  }
}
