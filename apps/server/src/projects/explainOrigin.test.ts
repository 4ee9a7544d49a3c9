import { isOriginAllowed, originPatterns } from '@latchkey/protocol/origin'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkTrustedOrigin } from './checkTrustedOrigin.ts'
import { explainOrigin } from './explainOrigin.ts'

const production = (...origins: string[]) => ({ mode: 'production' as const, origins, disabled: false })
const development = (...origins: string[]) => ({ mode: 'development' as const, origins, disabled: false })
const shop = 'https://shop.example'

test.each([
  [
    'allowed by its own pattern',
    production('https://*.shop.example'),
    'https://a.shop.example',
    true,
    'listed',
  ],
  ['with http instead of https', production(shop), 'http://shop.example', false, 'scheme_differs'],
  ['with http and a port', production(shop), 'http://shop.example:8080', false, 'scheme_differs'],
  ['on another port', production(shop), 'https://shop.example:8443', false, 'port_differs'],
  ['with www', production(shop), 'https://www.shop.example', false, 'www_differs'],
  ['without www', production('www.shop.example'), shop, false, 'www_differs'],
  ['the domain of a wildcard itself', production('*.shop.example'), shop, false, 'bare_domain'],
  ['a subdomain', production(shop), 'https://app.shop.example', false, 'subdomain'],
  ['another site', production(shop), 'https://other.example', false, 'not_listed'],
  ['a site without encryption', production(shop), 'http://other.example', false, 'https_needed'],
  ['the own machine in production', production(shop), 'http://localhost:3000', false, 'local_in_production'],
  ['a preview in production', production(shop), 'https://a.vercel.app', false, 'preview_in_production'],
  ['anything, where nothing is listed', development(), 'https://other.example', true, 'nothing_listed'],
  ['the own machine', development(shop), 'http://localhost:3000', true, 'local'],
  ['a preview', development(shop), 'https://a.vercel.app', true, 'preview'],
  ['of a disabled project', { ...development(), disabled: true }, shop, false, 'disabled'],
] as const)('behavior: %s', (_, rules, origin, isAllowed, reason) => {
  expect(explainOrigin(rules, origin).use).toMatchObject({ isAllowed, reason })
})

test('behavior: a page address or a host is read as its origin', () => {
  expect(explainOrigin(production(shop), ' shop.example/cart?x=1 ')).toMatchObject({
    origin: shop,
    suggestion: null,
  })
  expect(explainOrigin(production(shop), 'HTTPS://Shop.Example:443')).toMatchObject({ origin: shop })
})

test.each(['', 'not an origin', 'ftp://shop.example', 'javascript:alert(1)', 'https://', 'file:///etc'])(
  'error: %j is no origin',
  (text) => {
    expect(explainOrigin(production(shop), text)).toMatchObject({
      origin: null,
      use: { isAllowed: false, reason: 'not_an_origin' },
      suggestion: null,
    })
  },
)

test('behavior: signing in is explained on its own', () => {
  expect(explainOrigin(development(), 'https://a.vercel.app')).toMatchObject({
    use: { isAllowed: true },
    signIn: { isAllowed: false, reason: 'preview_untrusted' },
    suggestion: 'https://a.vercel.app',
  })
  expect(explainOrigin(development(), shop).signIn).toMatchObject({ isAllowed: false, reason: 'not_listed' })
  expect(explainOrigin(development(), 'http://localhost:1').signIn).toMatchObject({ reason: 'local' })
})

const hosts = ['shop.example', 'www.shop.example', 'a.shop.example', 'localhost', '[::1]', 'a.vercel.app']
const host = fc.constantFrom(...hosts)
const port = fc.constantFrom('', ':80', ':443', ':3000', ':*')
const scheme = fc.constantFrom('', 'http://', 'https://')
const pattern = fc.tuple(scheme, fc.constantFrom('', '*.'), host, port).map((parts) => parts.join(''))
const page = fc
  .tuple(fc.constantFrom('http://', 'https://'), host, fc.constantFrom('', ':3000', ':8443'))
  .map((parts) => parts.join(''))

test('property: the verdicts are those of admission and of signing in, and a suggestion helps', () => {
  const trusts = (rules: Parameters<typeof checkTrustedOrigin>[0], origin: string) => {
    try {
      checkTrustedOrigin(rules, origin)
      return true
    } catch {
      return false
    }
  }
  const mode = fc.constantFrom('development' as const, 'production' as const)
  fc.assert(
    fc.property(mode, fc.array(pattern, { maxLength: 4 }), page, (mode, origins, origin) => {
      const report = explainOrigin({ mode, origins, disabled: false }, origin)
      const isOpen = mode === 'development' && origins.length === 0
      expect(report.use.isAllowed).toBe(isOpen || isOriginAllowed(origin, originPatterns(mode, origins)))
      expect(report.signIn.isAllowed).toBe(trusts({ mode, origins }, origin))
      if (report.suggestion === origin) {
        const after = explainOrigin(
          { mode, origins: [...origins, report.suggestion], disabled: false },
          origin,
        )
        expect([after.use.isAllowed, after.signIn.isAllowed]).toEqual([true, true])
      }
    }),
    { numRuns: 2_000 },
  )
})
