import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { randomBytes } from '../vault/bytes.ts'
import { createKitCode } from '../vault/kitCode.ts'
import { type ExitTexts, readExitFile, writeExitFile } from './exitFile.ts'
import { readTypedKey, writeExitSheet } from './exitSheet.ts'

const texts: ExitTexts = {
  language: 'en',
  direction: 'ltr',
  title: '',
  about: '',
  code: '',
  open: '',
  wrong: '',
  warning: '',
  noPath: '',
  safe: '',
  imported: '',
}

test('behavior: the file of an exit kit has further accounts and imported keys (threat 34)', async () => {
  const text = generatePrivateKey()
  const typed = readTypedKey(text)
  if (!typed) throw new Error('It is a key.')
  const { address } = privateKeyToAccount(text)
  expect([typed.namespace, typed.address]).toEqual(['eip155', address])
  const sheet = await writeExitSheet(randomBytes(32), [1, 2], [typed])
  expect(sheet.imported).toEqual([{ name: 'Ethereum, EVM', address, key: text }])
  expect(sheet.accounts.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["m/44'/60'/0'/0/1", "m/44'/60'/0'/0/2", "m/44'/501'/1'/0'", "m/44'/501'/2'/0'"]),
  )
  const code = createKitCode()
  const file = await writeExitFile(sheet, code, texts)
  expect(file).not.toContain(text.slice(2))
  expect(await readExitFile(file, code)).toEqual(sheet)
})

test('error: what is no key of a chain that the wallet has accounts of', () => {
  for (const text of ['', 'abandon '.repeat(12), privateKeyToAccount(generatePrivateKey()).address])
    expect(readTypedKey(text)).toBeUndefined()
})
