import { BrowserProvider } from 'ethers'
import type { Latchkey } from 'latchkey'
import { getProvider } from 'latchkey/evm'

/** Sends one wei to another address, and resolves to the hash. */
export async function run(kit: Latchkey): Promise<string> {
  const signer = await new BrowserProvider(getProvider(kit)).getSigner()
  const { hash } = await signer.sendTransaction({ to: `0x${'11'.repeat(20)}`, value: 1n })
  return hash
}
