import { type Hex, multicall3Abi } from 'viem'
import type { Compiled } from './compile.ts'

/** The real contract: viem contains its code without exporting it. */
export async function multicall3(): Promise<Compiled> {
  const inside = new URL('./constants/contracts.js', import.meta.resolve('viem'))
  const { multicall3Bytecode } = (await import(inside.href)) as { multicall3Bytecode: Hex }
  return { abi: multicall3Abi, bytecode: multicall3Bytecode }
}
