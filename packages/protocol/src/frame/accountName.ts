import * as z from 'zod/mini'

export const maxAccountNameLength = 32

/** What a visitor calls an account: one line without control characters, and no spaces around it. */
export const accountName = z
  .string()
  .check(
    z.maxLength(maxAccountNameLength),
    z.regex(/^[^\p{C}\p{Zl}\p{Zp}\s](?:[^\p{C}\p{Zl}\p{Zp}]*[^\p{C}\p{Zl}\p{Zp}\s])?$/u),
  )
