import { expect, test } from 'vitest'
import { findBy } from './findBy.ts'

test('behavior: tells addresses of mail, wallets and ids of the app apart', () => {
  const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
  expect(findBy(' Ana@Mail.example ')).toEqual({ email: 'Ana@Mail.example' })
  expect(findBy(address)).toEqual({ wallet: `eip155:1:${address}` })
  expect(findBy(`eip155:10:${address}`)).toEqual({ wallet: `eip155:10:${address}` })
  expect(
    findBy('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'),
  ).toHaveProperty('wallet')
  expect(findBy('customer-42')).toEqual({ ownId: 'customer-42' })
})
