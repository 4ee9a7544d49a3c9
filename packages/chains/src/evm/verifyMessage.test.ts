import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import { startAnvil } from './testingNode.ts'
import { toNetwork } from './toNetwork.ts'
import { verifyMessage } from './verifyMessage.ts'

const anvil = await startAnvil()
afterAll(anvil.stop)

const network = toNetwork(anvil.chain)
const account = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')
const { address } = account
const message = 'app.example.com wants you to sign in'
const signature = await account.signMessage({ message })
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

test('behavior: a key’s signature is verified without a node', async () => {
  const silent = { ...network, rpcUrls: ['http://127.0.0.1:9'] }
  expect(await verifyMessage({ network: silent, address, message, signature })).toBe(true)
})

test('error: another message, another account, another signature, no signature', async () => {
  const other = privateKeyToAccount(`0x${'7'.repeat(64)}`)
  for (const wrong of [
    { message: `${message}.` },
    { address: other.address },
    { signature: await other.signMessage({ message }) },
    { signature: '0x' },
    { signature: 'hello' },
    { signature: `${signature}00` },
  ])
    expect(
      await verifyMessage({ network, address, message, signature, ...wrong }),
      JSON.stringify(wrong),
    ).toBe(false)
})

test('error: a malleated signature (high s)', async () => {
  const [r, s, v] = [signature.slice(2, 66), signature.slice(66, 130), signature.slice(130)]
  const high = (order - BigInt(`0x${s}`)).toString(16).padStart(64, '0')
  const turned = `0x${r}${high}${v === '1b' ? '1c' : '1b'}`
  expect(await verifyMessage({ network, address, message, signature: turned })).toBe(false)
})

test('behavior: a contract is asked whether it signed (ERC-1271)', async () => {
  // The first accepts every signature, the second reverts every call.
  const yes = '0x00000000000000000000000000000000000a11ce'
  const no = '0x0000000000000000000000000000000000000b0b'
  await anvil.client.setCode({ address: yes, bytecode: '0x631626ba7e60e01b60005260206000f3' })
  await anvil.client.setCode({ address: no, bytecode: '0x60006000fd' })
  const proof: Hex = `0x${'12'.repeat(40)}`
  expect(await verifyMessage({ network, address: yes, message, signature: proof })).toBe(true)
  expect(await verifyMessage({ network, address: no, message, signature: proof })).toBe(false)
})

test('error: rejects instead of returning false if no node responds', async () => {
  const silent = { ...toNetwork(anvil.chain), rpcUrls: ['http://127.0.0.1:9'] }
  await expect(verifyMessage({ network: silent, address, message, signature: '0x1234' })).rejects.toThrow()
})
