import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import type { Rehearsal, RehearsalArgs } from '../../../features/swap/ledger.ts'
import { RpcFailure } from '../../../gateway/gateway.ts'
import { probe } from '../bytecode.gen.ts'
import { probeAbi, tokenAbi } from './abis.ts'
import type { Node } from './node.ts'
import { revertReason, revertReasonOf } from './revertReason.ts'

/**
 * Tries a swap as the person who will send it. A contract of ours stands at that
 * address while the node tries, so that it can approve first and measure what
 * arrives; where a node does not do that, the swap alone is tried.
 */
export async function rehearse(node: Node, args: RehearsalArgs): Promise<Rehearsal> {
  const { from, amount, permitted, swap } = args
  const { balance, allowance } = await holdings(node, args)
  if (balance < amount) return { outcome: 'untried' }
  const allowed = from.native || permitted || swap.spender === undefined || allowance >= amount
  // A token may ask a contract whether it signed, and the person's signature is not the probe's.
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
  // A node that overlooks the override calls an account without code.
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

/** The first word of an answer; a token that answers something else holds nothing. */
function toUnits(data: Hex | undefined): bigint {
  return data && data.length >= 66 ? BigInt(data.slice(0, 66)) : 0n
}
