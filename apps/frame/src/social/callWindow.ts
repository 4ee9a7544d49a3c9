import type { Answer, Contract } from '@latchkey/protocol/http/contract'
import type { socialAsk, socialBind, socialWindow } from '@latchkey/protocol/http/social'

/** What the window asks the server. It has no key: what it may do is tied to the claim, the number and a cookie. */
export type WindowCalls = {
  find(visitId: string): Promise<Answer<typeof socialWindow>>
  /** Has the page show a number; resolves to three to choose from. */
  ask(visitId: string): Promise<readonly number[]>
  /** Resolves to where the provider asks for consent. */
  bind(proof: Proof): Promise<string>
}

export type Proof = { readonly visitId: string } & ({ readonly claim: string } | { readonly match: number })

/** Why the server refuses; without a code if it could not be reached. */
export class WindowRefusal extends Error {
  override readonly name = 'WindowRefusal'
  readonly code: string | undefined
  constructor(code: string | undefined) {
    super(code)
    this.code = code
  }
}

const timeoutMs = 15_000
const maxAnswerLength = 16_384
const states = ['unknown', 'waiting', 'away', 'ended'] as const
const path = '/v1/login/social' satisfies Contract['path']

/** Answers are checked by hand: schemas would be larger than the rest of the window. */
export function createWindowCalls(api: string): WindowCalls {
  async function call(url: string, body?: object): Promise<Readonly<Record<string, unknown>>> {
    const answer = await fetch(new URL(url, api), {
      // The answer to `bind` sets the cookie that the return from the provider must carry.
      credentials: 'include',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    }).catch(() => undefined)
    const text = (await answer?.text().catch(() => undefined)) ?? ''
    const value = text.length > maxAnswerLength ? {} : parse(text)
    if (answer?.ok) return value
    throw new WindowRefusal(typeof value.code === 'string' ? value.code : undefined)
  }

  return {
    async find(visitId) {
      const { origin, provider, state } = await call(`${path}/window?visitId=${encodeURIComponent(visitId)}`)
      return {
        state: states.find((one) => one === state) ?? 'unknown',
        ...(typeof provider === 'string' && {
          provider: provider as Answer<typeof socialWindow>['provider'],
        }),
        ...(typeof origin === 'string' && { origin }),
      }
    },
    async ask(visitId) {
      const { choices } = (await call(`${path}/ask`, { visitId })) as Partial<Answer<typeof socialAsk>>
      const isValid = Array.isArray(choices) && choices.every((one) => Number.isInteger(one))
      if (!isValid || choices.length !== 3) throw new WindowRefusal('request/invalid_response')
      return choices
    },
    async bind(proof) {
      const { url } = (await call(`${path}/bind`, proof)) as Partial<Answer<typeof socialBind>>
      if (typeof url !== 'string' || !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
        throw new WindowRefusal('request/invalid_response')
      return url
    },
  }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
