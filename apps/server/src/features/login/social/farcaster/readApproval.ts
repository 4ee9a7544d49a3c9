import { checkMessage } from '@latchkey/protocol/siwx/checkMessage'
import { parseMessage } from '@latchkey/protocol/siwx/parseMessage'
import { farcasterChain } from '../../../../chains/evm/readFarcasterId.ts'

const statements = ['Farcaster Auth', 'Farcaster Connect']
const fidShape = /^farcaster:\/\/fid\/([1-9]\d{0,18})\/?$/

/** Reads the message of an app, before its signature is checked. Throws if it is for another login. */
export function readApproval(
  text: string,
  expected: readApproval.Expected,
): { address: string; fid: bigint } {
  const message = parseMessage(text)
  if (!message) throw new Error('the message is not written as EIP-4361 says')
  const problems = checkMessage(message, { ...expected, chainId: farcasterChain })
  if (problems.length > 0) throw new Error(`the message is for another login: ${problems.join(', ')}`)
  if (!statements.includes(message.statement ?? '')) throw new Error('the message says something else')
  const { address, resources = [] } = message
  const fids = resources.flatMap((one) => fidShape.exec(one)?.[1] ?? [])
  const [fid] = fids
  if (fid === undefined || fids.length > 1) throw new Error('the message does not name one account')
  if (resources.some((one) => /^farcaster:\/\/signer\/type\/authAddress/i.test(one)))
    throw new Error('the message is not signed by the owner of the account')
  return { address, fid: BigInt(fid) }
}

export declare namespace readApproval {
  type Expected = {
    /** Host of the wallet. */
    domain: string
    /** Origin of the wallet. */
    uri: string
    nonce: string
    /** Unix milliseconds. */
    now: number
  }
}
