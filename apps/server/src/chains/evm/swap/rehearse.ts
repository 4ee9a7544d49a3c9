import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import type { Rehearsal, RehearsalArgs } from '../../../features/swap/ledger.ts'
import { RpcFailure } from '../../../gateway/gateway.ts'
import { probe } from '../bytecode.gen.ts'
import { probeAbi, tokenAbi } from './abis.ts'
import type { Node } from './node.ts'
import { revertReason, revertReasonOf } from './revertReason.ts'

/**
 * Simulates a swap from the user's account. A state override puts a probe contract at
 * that address, which can approve first and measure the output; if a node does not
 * support overrides, only the swap itself is simulated.
 */
export async function rehearse(node: Node, args: RehearsalArgs): Promise<Rehearsal> {
  const { from, amount, permitted, swap } = args
  const { balance, allowance } = await holdings(node, args)
  if (balance < amount) return { outcome: 'untried' }
  const allowed = from.native || permitted || swap.spender === undefined || allowance >= amount
  // With code at the address, a token would check the permit with ERC-1271, which the probe cannot answer.
  if (permitted) return callAlone(node, args)
  try {
    return await callThroughProbe(node, args, allowed)
  } catch (cause) {
    if (!(cause instanceof RpcFailure)) throw cause
    return allowed ? callAlone(node, args) : { outcome: 'untried' }
  }
}

async function holdings(node: Node, { from, user, swap }: RehearsalArgs) {
  const owner = user as Address
  if (from.native) return { balance: await node.balance(owner), allowance: 0n }
  const to = from.address as Address
  const [balance, allowance] = await node.batch([
    { to, data: encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args: [owner] }) },
    {
      to,
      data: encodeFunctionData({
        abi: tokenAbi,
        functionName: 'allowance',
        args: [owner, (swap.spender ?? swap.to) as Address],
      }),
    },
  ])
  return { balance: toUnits(balance), allowance: toUnits(allowance) }
}

async function callThroughProbe(node: Node, args: RehearsalArgs, allowed: boolean): Promise<Rehearsal> {
  const { user, from, to, amount, swap } = args
  const data = encodeFunctionData({
    abi: probeAbi,
    functionName: 'rehearse',
    args: [
      allowed ? zeroAddress : (from.address as Address),
      (swap.spender ?? zeroAddress) as Address,
      amount,
      swap.to as Address,
      swap.value,
      swap.data as Hex,
      to.native ? zeroAddress : (to.address as Address),
    ],
  })
  const address = user as Address
  const answer = await node.call({ from: address, to: address, data }, { [address]: { code: probe } })
  // A node that ignores the override calls an account without code.
  if (answer === '0x') return allowed ? callAlone(node, args) : { outcome: 'untried' }
  const [fine, received, reason] = decodeFunctionResult({
    abi: probeAbi,
    functionName: 'rehearse',
    data: answer,
  })
  return fine ? { outcome: 'fine', received } : { outcome: 'reverted', reason: revertReason(reason) }
}

async function callAlone(node: Node, { user, swap }: RehearsalArgs): Promise<Rehearsal> {
  try {
    await node.call({
      from: user as Address,
      to: swap.to as Address,
      data: swap.data as Hex,
      value: swap.value,
    })
    return { outcome: 'fine', received: undefined }
  } catch (cause) {
    if (!(cause instanceof RpcFailure)) throw cause
    const reason = revertReasonOf(cause)
    return reason === undefined ? { outcome: 'untried' } : { outcome: 'reverted', reason }
  }
}

/** The first word of a response; 0 if it is not a word. */
function toUnits(data: Hex | undefined): bigint {
  return data && data.length >= 66 ? BigInt(data.slice(0, 66)) : 0n
}
