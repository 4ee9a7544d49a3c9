import { decodeErrorResult, type Hex, isHex, parseAbi } from 'viem'
import type { RpcFailure } from '../../../gateway/gateway.ts'
import { plainText } from '../../../text/plainText.ts'

const errors = parseAbi(['error Error(string reason)', 'error Panic(uint256 code)'])

/** The revert reason as displayable text: contracts can return any text. */
export function revertReason(data: Hex): string {
  if (data === '0x') return 'the contract gave no reason'
  try {
    const { errorName, args } = decodeErrorResult({ abi: errors, data })
    return errorName === 'Panic' ? `panic ${args[0]}` : plainText(args[0], 120) || 'no reason given'
  } catch {
    return `error ${data.slice(0, 10)}`
  }
}

/** The reason in a node's error; undefined if the node did not report a revert. */
export function revertReasonOf({ error }: RpcFailure): string | undefined {
  if (isHex(error.data) && error.data !== '0x') return revertReason(error.data)
  return /revert/i.test(error.message) ? plainText(error.message, 120) : undefined
}
