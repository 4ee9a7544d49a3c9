import { expect, test } from 'vitest'
import { isStrayOfPeers } from './strayOfPeers.ts'

const thrownAt = (file: string) => ({
  stack: `Error: Failed to publish\n    at Timeout._onTimeout (${file}:1:1)`,
})

test('behavior: only errors thrown within third-party SDKs are ignored', () => {
  const folder = '/latchkey/node_modules/.pnpm/@walletconnect+utils@2.21.7/node_modules'
  expect(isStrayOfPeers(thrownAt(`${folder}/@walletconnect/utils/dist/index.cjs.js`))).toBe(true)
  expect(isStrayOfPeers(thrownAt('/latchkey/node_modules/@reown/walletkit/dist/index.cjs.js'))).toBe(true)
  expect(isStrayOfPeers(thrownAt('/latchkey/packages/kit/src/connectors/walletconnect/client.ts'))).toBe(
    false,
  )
  for (const other of [undefined, null, 'Failed to publish', new Error('ours')])
    expect(isStrayOfPeers(other)).toBe(false)
})
