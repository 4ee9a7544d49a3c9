import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { classOf, safeMethods, unsafeMethods } from './methods.ts'

/** Every name that viem knows: of nodes, wallets, bundlers, paymasters and test nodes. */
const schema = readFileSync(new URL('./types/eip1193.ts', packageOf('viem')), 'utf8')
const known = new Set<string>([
  ...[...schema.matchAll(/Method: '(\w+)'/g)].map(([, name = '']) => name),
  // What wallets and nodes offer, or once did, besides.
  ...['eth_sign', 'eth_signTypedData', 'eth_signTypedData_v1', 'eth_signTypedData_v3', 'eth_signTransaction'],
  ...['eth_signAuthorization', 'wallet_signAuthorization', 'eth_decrypt', 'eth_getEncryptionPublicKey'],
  ...['personal_ecRecover', 'personal_unlockAccount', 'personal_importRawKey', 'personal_sendTransaction'],
  ...[
    'wallet_prepareCalls',
    'wallet_sendPreparedCalls',
    'wallet_requestExecutionPermissions',
    'wallet_export',
  ],
  ...['sendTransaction', 'simulateTransaction', 'requestAirdrop', 'signMessage', 'signTransaction'],
  ...['solana_requestAccounts', 'solana_getAccounts', 'signPsbt', 'sendTransfer', 'getAccountAddresses'],
  ...['admin_addPeer', 'debug_traceCall', 'miner_setEtherbase', 'engine_newPayloadV4', 'parity_setMode'],
])
const offered = new Set<string>([...safeMethods, ...unsafeMethods])

/** Spellings that a careless reader would take for the name. */
const spellings = (name: string): readonly unknown[] => [
  name.toUpperCase(),
  name[0]?.toUpperCase() + name.slice(1),
  name.replace('_', ''),
  name.replace('_', '__'),
  name.replace('_', '\u2017'),
  name.replace('_', '.'),
  name.replace('e', '\u0435'),
  name.replace('n', '\uff4e'),
  ` ${name}`,
  `${name} `,
  `${name}\n`,
  `${name}\0`,
  `\u200b${name}`,
  `${name}\u202e`,
  `\ufeff${name}`,
  `${name};personal_sign`,
  `personal_sign,${name}`,
  `["${name}"]`,
  [name],
  [name, name],
  { toString: () => name },
  Object(name),
]

describe('names', () => {
  test('behavior: of all that are known, exactly the listed ones are offered (threat 11)', () => {
    expect(known.size).toBeGreaterThan(120)
    expect([...known].filter((name) => classOf(name) !== 'refused').sort()).toEqual(
      [...known].filter((name) => offered.has(name)).sort(),
    )
    expect(safeMethods).toHaveLength(43)
    expect(unsafeMethods).toHaveLength(17)
    expect(offered.size).toBe(60)
  })

  test('behavior: no other spelling of any name is offered (threat 11)', async ({ annotate }) => {
    const tricks = [...known, ...offered].flatMap(spellings).filter((name) => !offered.has(name as string))
    await annotate(`${known.size} names, ${tricks.length.toLocaleString('en')} spellings`, 'size')
    expect(tricks.filter((name) => classOf(name) !== 'refused')).toEqual([])
    for (const value of [
      '',
      '__proto__',
      'constructor',
      'toString',
      null,
      undefined,
      0,
      true,
      Symbol.iterator,
    ])
      expect(classOf(value)).toBe('refused')
  })

  test('behavior: nothing that signs is among the safe ones', () => {
    expect(safeMethods.filter((name) => /sign|sendTransaction|sendCalls|grant|revoke/i.test(name))).toEqual(
      [],
    )
  })
})

function packageOf(name: string): string {
  return import.meta.resolve(`${name}/package.json`)
}
