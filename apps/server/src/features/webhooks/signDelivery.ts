import { createHmac } from 'node:crypto'

export const secretPrefix = 'whsec_'

/**
 * The headers of a delivery. Every secret signs, so that receivers can replace theirs at any time.
 *
 * @see https://www.standardwebhooks.com
 */
export function signDelivery({ id, body, seconds, secrets }: signDelivery.Args): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const hash = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')
    return `v1,${hash}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
}

export declare namespace signDelivery {
  type Args = {
    id: string
    body: string
    /** Unix time of the try. */
    seconds: number
    secrets: readonly Buffer[]
  }
}
