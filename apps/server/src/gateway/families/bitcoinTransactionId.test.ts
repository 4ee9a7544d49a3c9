import { expect, test } from 'vitest'
import { transactionIdOf } from './bitcoinTransactionId.ts'

// The first payment, of block 170, and the example of BIP-143 for P2WPKH in P2SH.
const first =
  '0100000001c997a5e56e104102fa209c6a852dd90660a20b2d9c352423edce25857fcd3704000000004847304402204e45e16932b8af514961a1d3a1a25fdf3f4f7732e9d624c6c61548ab5fb8cd410220181522ec8eca07de4860a4acdd12909d831cc56cbbac4622082221a8768d1d0901ffffffff0200ca9a3b00000000434104ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84cac00286bee0000000043410411db93e1dcdb8a016b49840f8c53bc1eb68a382e97b1482ecad7b148a6909a5cb2e0eaddfb84ccf9744464f82e160bfa9b8b64f9d4c03f999b8643f656b412a3ac00000000'
const nested =
  '01000000000101db6b1b20aa0fd7b23880be2ecbd4a98130974cf4748fb66092ac4d3ceb1a5477010000001716001479091972186c449eb1ded22b78e40d009bdf0089feffffff02b8b4eb0b000000001976a914a457b684d7f0d539a46a45bbc043f35b59d0d96388ac0008af2f000000001976a914fd270b1ee6abcaea97fea7ad0402e8bd8ad6d77c88ac02473044022047ac8e878352d3ebbde1c94ce3a10d057c24175747116f8288e5d794d12d482f0220217f36a485cae903c713331d877c1f64677e3622ad4010726870540656fe9dcb012103ad1d8e89212f0b92c74d23bb710c00662ad1470198ac48c43f7d6f93a2a2687392040000'

test('behavior: the id of a transaction, with and without witnesses', () => {
  expect(transactionIdOf(first)).toBe('f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16')
  expect(transactionIdOf(nested)).toBe('ef48d9d0f595052e0f8cdcf825f7a5e50b6a388a81f206f3f4846e5ecd7a0c23')
})

test('error: what is no transaction has no id', () => {
  const wrong = ['', '00', `${first}00`, first.slice(2), 'zz'.repeat(60), `${first.slice(0, -2)}zz`]
  for (let end = 0; end < nested.length; end += 2) wrong.push(nested.slice(0, end))
  for (const hex of wrong) expect(transactionIdOf(hex)).toBeUndefined()
})

test('error: one that says it has billions of parts takes no time', () => {
  const input = `${'ab'.repeat(36)}00ffffffff`
  const startedAt = performance.now()
  for (const hex of [
    `02000000ff${'ff'.repeat(8)}${input.repeat(9_000)}00000000`,
    `0200000001${input}feffffffff${'00'.repeat(300_000)}`,
    `020000000001fd2823${input.repeat(9_000)}00fe${'ff'.repeat(4)}${'00'.repeat(9_000)}`,
  ])
    expect(transactionIdOf(hex)).toBeUndefined()
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})
