import type { Address } from 'viem'

/** Who is there while a lie is told. */
export type Stage = {
  readonly visitor: Address
  readonly thief: Address
  readonly dollar: Address
  readonly moon: Address
  readonly permit: Address
  readonly weth: Address
  readonly routers: readonly string[]
}

/** What the visitor does while the server lies. */
export type Flow =
  | {
      readonly kind: 'swap'
      readonly from: 'ETH' | 'TUSD' | 'MOON' | 'PMT'
      readonly to: 'ETH' | 'TUSD' | 'MOON'
      /** Whether the wallet batches approval and swap. */
      readonly batch?: true
    }
  | { readonly kind: 'send'; readonly token: 'Ether' | 'TUSD' | 'MOON'; readonly to?: string }
  | { readonly kind: 'pay'; readonly token: 'ETH' | 'TUSD' | 'MOON' }
  | { readonly kind: 'buy' }
  | { readonly kind: 'revoke' }
  | { readonly kind: 'register' }

export type Lie = {
  readonly name: string
  /** The row of the table in docs/security.md. */
  readonly row: string
  readonly flow: Flow
  /** Which answers are changed. */
  readonly path: RegExp
  /** The number of answers that are passed on first, such as the one that is shown. */
  readonly after?: number
  // biome-ignore lint/suspicious/noExplicitAny: answers of many routes, which a lie may change in any way
  readonly change: (answer: any, stage: Stage, asked: any) => unknown
  /** When the lie cannot be told, because the kit does not ask: never, or not while another node answers. */
  readonly unasked?: 'always' | 'withNode'
}
