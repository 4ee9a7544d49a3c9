import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  developmentOrigins,
  isOriginAllowed,
  matchesOrigin,
  originPatterns,
  trustedOriginPatterns,
} from './origin.ts'

describe('behavior: lets in what the pattern names [5.23]', () => {
  test.each([
    ['https://example.com', 'https://example.com'],
    ['https://example.com', 'https://EXAMPLE.com/'],
    ['https://example.com', 'example.com'],
    ['https://example.com:8443', 'https://example.com:8443'],
    ['https://example.com', 'https://example.com:443'],
    ['http://localhost:5173', 'http://localhost:*'],
    ['http://localhost', 'http://localhost:*'],
    ['https://app.example.com', 'https://*.example.com'],
    ['https://a.b.example.com', '*.example.com'],
    ['https://a.example.com:99', 'https://*.example.com:*'],
    ['https://xn--bcher-kva.example', 'https://bücher.example'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['http://app.localhost:3000', 'http://*.localhost:*'],
  ])('%s by %s', (origin, pattern) => {
    expect(matchesOrigin(origin, pattern)).toBe(true)
  })
})

describe('error: keeps out what only looks like it [5.23]', () => {
  test.each([
    ['https://example.com.evil.io', 'https://*.example.com'],
    ['https://evilexample.com', 'https://*.example.com'],
    ['https://example.com', 'https://*.example.com'],
    ['http://app.example.com', 'https://*.example.com'],
    ['https://app.example.com:8443', 'https://*.example.com'],
    ['https://example.com.evil.io', 'https://example.com'],
    ['https://app.example.com', 'https://example.com'],
    ['http://example.com', 'example.com'],
    ['https://app.example.com@evil.io', 'https://*.example.com'],
    ['https://evil.io/.example.com', 'https://*.example.com'],
    ['https://evil.io#.example.com', 'https://*.example.com'],
    ['https://evil.io\\.example.com', 'https://*.example.com'],
    ['https://app.example.com/', 'https://*.example.com'],
    ['https://app.example.com.', 'https://*.example.com'],
    [' https://app.example.com', 'https://*.example.com'],
    ['HTTPS://app.example.com', 'https://*.example.com'],
    ['https://app.example.com:443', 'https://*.example.com'],
    ['https://*.example.com', 'https://*.example.com'],
    ['null', 'null'],
    ['', ''],
    ['https://evil.com', 'https://*.com'],
    ['https://evil.com', 'https://*'],
    ['https://evil.com', '*'],
    ['https://appxexample.com', 'https://app.example.com'],
    ['https://app.example.com', 'https://a*.example.com'],
    ['https://app.example.com', 'https://*.*.com'],
    ['chrome-extension://app.example.com', '*.example.com'],
    ['https://localhost.evil.io', 'https://localhost:*'],
  ])('%j by %j', (origin, pattern) => {
    expect(matchesOrigin(origin, pattern)).toBe(false)
  })
})

test('property: a wildcard lets in exactly the subdomains, for any labels [5.23]', () => {
  const label = fc.stringMatching(/^[a-z]([a-z\d]{0,10}[a-z])?$/)
  const name = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.'))
  fc.assert(
    fc.property(name, label, label, (sub, domain, tld) => {
      const pattern = `https://*.${domain}.${tld}`
      expect(matchesOrigin(`https://${sub}.${domain}.${tld}`, pattern)).toBe(true)
      expect(matchesOrigin(`https://${sub}${domain}.${tld}`, pattern)).toBe(false)
      expect(matchesOrigin(`https://${domain}.${tld}`, pattern)).toBe(false)
      if (`${domain}.${tld}` !== 'evil.io')
        expect(matchesOrigin(`https://${sub}.${domain}.${tld}.evil.io`, pattern)).toBe(false)
    }),
  )
})

test('property: no text throws, and a long one is answered at once [5.23]', () => {
  const fragment = fc.constantFrom(
    '*',
    '.',
    ':',
    '/',
    'https://',
    '[',
    ']',
    '%',
    '@',
    'a',
    '1',
    '\n',
    '\u202e',
    'ß',
  )
  const hostile = fc.oneof(
    fc.string(),
    fc.array(fragment, { maxLength: 40 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(hostile, hostile, (origin, pattern) => {
      const evil = matchesOrigin('https://evil.io', pattern)
      if (evil) expect(pattern.toLowerCase()).toMatch(/evil\.io/)
      expect(typeof matchesOrigin(origin, pattern)).toBe('boolean')
    }),
    { numRuns: 2_000 },
  )
  const start = performance.now()
  for (const filler of ['*.', 'a.', 'a', 'ü', ':', '[', '/']) {
    const long = `https://${filler.repeat(200_000)}`
    matchesOrigin(long, 'https://example.com')
    matchesOrigin('https://example.com', long)
  }
  expect(performance.now() - start).toBeLessThan(500)
})

test('behavior: preview hosts are let in only while a project is in development [9.24a, 9.24b]', () => {
  const own = ['https://app.example.com']
  const allowed = (mode: 'development' | 'production', origin: string) =>
    isOriginAllowed(origin, originPatterns(mode, own))
  for (const origin of [
    'http://localhost:3000',
    'https://127.0.0.1',
    'https://x.pages.dev',
    'https://x.vercel.app',
    'https://x.ngrok-free.app',
  ]) {
    expect(allowed('development', origin)).toBe(true)
    expect(allowed('production', origin)).toBe(false)
  }
  expect(allowed('production', own[0] as string)).toBe(true)
  expect(isOriginAllowed('https://vercel.app', developmentOrigins)).toBe(false)
  expect(isOriginAllowed('https://app.example.com', [])).toBe(false)
})

test('error: a project vouches for no preview host it does not list', () => {
  const trusts = (origin: string, allowed: string[]) =>
    isOriginAllowed(origin, trustedOriginPatterns('development', allowed))
  for (const origin of ['https://x.pages.dev', 'https://x.vercel.app', 'https://x.ngrok-free.app'])
    for (const allowed of [[], ['https://app.example.com']]) expect(trusts(origin, allowed)).toBe(false)
  expect(trusts('https://x.vercel.app', ['https://*.vercel.app'])).toBe(true)
  expect(trusts('http://localhost:5173', [])).toBe(true)
  expect(isOriginAllowed('http://localhost:5173', trustedOriginPatterns('production', []))).toBe(false)
})
