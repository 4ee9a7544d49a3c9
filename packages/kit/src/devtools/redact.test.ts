import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutSecrets, cutUrl } from './cutSecrets.ts'
import { redact } from './redact.ts'

const hex = fc.stringMatching(/^0x[\da-fA-F]{40}$/)
const base58 = fc.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
const bech32 = fc.stringMatching(/^(?:bc1q|cosmos1|osmo1)[02-9ac-hj-np-z]{38}$/)

test('property: no account is left in a report, however it is written', () => {
  fc.assert(
    fc.property(fc.oneof(hex, base58, bech32), fc.boolean(), (account, isUpper) => {
      const spelt = isUpper ? account.toUpperCase() : account
      const text = JSON.stringify({
        state: { address: spelt, id: `eip155:1:${account}`, note: `to ${account}.` },
      })
      const shown = redact(text, [account]).toLowerCase()
      return !shown.includes(account.slice(2, 30).toLowerCase())
    }),
  )
})

test('behavior: addresses that are not connected, hashes and mail addresses are cut too', () => {
  const text = redact(
    '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045 bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq ana@example.com',
  )
  expect(text).toBe('(hex) (cut) (mail)')
})

test('behavior: names of code stay', () => {
  expect(redact('ConnectingWalletConnectBasic enableNetworkSwitch')).toBe(
    'ConnectingWalletConnectBasic enableNetworkSwitch',
  )
})

test('behavior: keys of nodes and unknown parameters are cut from addresses', () => {
  expect(cutUrl('https://eth.example.com/v2/abcDEF1234567890abcdef?apikey=1&chainId=eip155:1')).toBe(
    'https://eth.example.com/v2/(cut)?apikey=(cut)&chainId=eip155:1',
  )
})

test('behavior: tokens, signatures and secrets are cut from bodies', () => {
  expect(cutSecrets({ accessToken: 'x', deep: [{ signature: '0x1', nonce: '7' }], code: 4001 })).toEqual({
    accessToken: '(cut)',
    deep: [{ signature: '(cut)', nonce: '7' }],
    code: 4001,
  })
})
