import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { bytesToHex, recoverAddress } from 'viem'
import type { WalletFamily } from '../walletFamilies.ts'

export default {
  namespace: 'eip155',
  chainId: 'eip155:31337',
  async verify({ address }, bytes, signature) {
    const [r, s] = [bytesToHex(signature.slice(0, 32)), bytesToHex(signature.slice(32, 64))]
    const hash = bytesToHex(bytes)
    const yParity = signature[64] ?? 9
    const found = await recoverAddress({ hash, signature: { r, s, yParity } }).catch(() => undefined)
    return found === address
  },
  async startNode() {
    const { stop, url } = await startAnvil()
    return { stop, settings: { RPC_EIP155_31337: url } }
  },
  message: (address) => ({
    method: 'personal_sign',
    params: ['0x68656c6c6f', address],
  }),
} satisfies WalletFamily
