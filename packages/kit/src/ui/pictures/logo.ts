/** An element of a drawing: its tag, its attributes by their names in React, and its children. */
export type Logo = readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Logo[]]

/** The logos of one kind. */
export type LogoMap = {
  /** Those that are in the same file. */
  readonly shared: Readonly<Record<string, Logo>>
  readonly files: Readonly<Record<string, () => Promise<{ readonly default: Logo }>>>
  /** Other ids of the same logos. */
  readonly aliases: Readonly<Record<string, string>>
}

/** What a logo is of: a wallet by id or rdns, a network by CAIP-2, a network's own coin by symbol, another token by CAIP-19. */
export type LogoKey = `${'wallet' | 'network' | 'coin' | 'asset'} ${string}`
