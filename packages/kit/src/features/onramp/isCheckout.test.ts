import { expect, test } from 'vitest'
import { isCheckout } from './isCheckout.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const thief = '0xBAd0bAD0bad0BAd0BaD0Bad0bAd0bAD0Bad0baD0'

test.each([
  ['https://pay.coinbase.com/buy/select-asset?sessionToken=abc&defaultNetwork=base', true],
  ['https://meldcrypto.com/?token=eyJ', true],
  ['https://sb.meldcrypto.com/?token=eyJ', true],
  ['https://pay.example.com/?token=eyJ', true],
  [`https://pay.coinbase.com/buy?addresses={"${address.toLowerCase()}":["base"]}`, true],
  [`https://pay.coinbase.com/buy?addresses={"${thief}":["base"]}`, false],
  [`https://meldcrypto.com/?walletAddress=${thief}`, false],
  [`https://meldcrypto.com/?walletAddress=${address}${thief.slice(2)}`, false],
  ['https://pay.coinbase.com.thief.example/buy', false],
  ['https://paycoinbase.com/buy', false],
  ['https://pay.coinbase.com@thief.example/buy', false],
  ['https://user:secret@pay.coinbase.com/buy', false],
  ['http://pay.coinbase.com/buy', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['not a page', false],
])('error: a lie about on-ramp pages: %s is opened: %s', (url, opened) => {
  expect(isCheckout(url, { address, hosts: ['pay.example.com'] })).toBe(opened)
})
