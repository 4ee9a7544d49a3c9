/** What a wallet on another device has in one chain family. */
export type RemoteAccounts = {
  /** The addresses on each of its chains, by CAIP-2 id. */
  readonly addresses: Readonly<Record<string, readonly string[]>>
  answer(request: { method: string; params: unknown }): Promise<unknown>
}

export type Params = Readonly<Record<string, string>>

/** Answers as wallets on phones do: their visitor declines with code 5000 in every family. */
export async function ask<answer>(asking: Promise<unknown>): Promise<answer> {
  try {
    return (await asking) as answer
  } catch (error) {
    const { code, message } = error as { code?: number; message: string }
    if (code !== 4001 && !/^(request rejected|cancelled)$/i.test(message)) throw error
    throw Object.assign(new Error('User rejected.'), { code: 5000 })
  }
}

export const unsupported = () => Object.assign(new Error('Unsupported method'), { code: 5101 })
