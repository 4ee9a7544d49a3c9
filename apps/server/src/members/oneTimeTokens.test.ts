import { expect, test } from 'vitest'
import { redact } from '../logger.ts'
import { hashToken, makeToken, tokenLink } from './oneTimeTokens.ts'

test('property: the log keeps every link whole', () => {
  for (let count = 0; count < 5_000; count++) {
    const { text, hash } = makeToken()
    const link = tokenLink('https://console.example', 'claim', text)
    expect(redact(`{"link":"${link}"}`)).toBe(`{"link":"${link}"}`)
    expect(text).toMatch(/^[\w-]{20,128}$/)
    expect(hashToken(text)).toEqual(hash)
  }
})
