import type { NodeEvent } from './node.ts'

/** A transfer of a denom between two addresses. */
export type Pass = {
  readonly from: string
  readonly to: string
  readonly denom: string
  readonly units: bigint
}

const coin = /^(\d{1,78})([a-zA-Z][a-zA-Z\d/:._-]{2,127})$/
const maxPasses = 5_000

/** The transfers of a transaction's messages, without its fee, and who paid the fee. */
export function readPasses(events: readonly NodeEvent[]): { passes: Pass[]; payer: string | undefined } {
  const fee = events.find((event) => event.type === 'tx' && textOf(event, 'fee') !== undefined)
  const payer = (fee && textOf(fee, 'fee_payer')) ?? senderOf(events)
  const transfers = events.filter(({ type }) => type === 'transfer')
  const ofMessages = transfers.filter((event) => textOf(event, 'msg_index') !== undefined)
  const hasIndexes = events.some((event) => textOf(event, 'msg_index') !== undefined)
  const passes = (hasIndexes ? ofMessages : transfers).flatMap(readTransfers)
  if (hasIndexes || !fee) return { passes: passes.slice(0, maxPasses), payer }
  // Before SDK 0.50 nothing tells the fee apart but its amount and its place: it is paid first.
  const paid = new Set((textOf(fee, 'fee') ?? '').split(','))
  const first = passes.findIndex(({ denom, from, units }) => from === payer && paid.has(`${units}${denom}`))
  return { passes: passes.filter((_, index) => index !== first).slice(0, maxPasses), payer }
}

function senderOf(events: readonly NodeEvent[]): string | undefined {
  const found = events.find((event) => event.type === 'message' && textOf(event, 'sender') !== undefined)
  return found && textOf(found, 'sender')
}

function textOf({ attributes }: NodeEvent, name: string): string | undefined {
  return attributes.find(({ key }) => key === name)?.value ?? undefined
}

/** Some versions put several transfers into an event, one attribute after another. */
function readTransfers({ attributes }: NodeEvent): Pass[] {
  const passes: Pass[] = []
  let [from, to] = ['', '']
  for (const { key, value } of attributes) {
    if (key === 'recipient') to = value ?? ''
    else if (key === 'sender') from = value ?? ''
    else if (key === 'amount') {
      for (const text of (value ?? '').split(',')) {
        const [, units, denom] = coin.exec(text) ?? []
        if (units && denom) passes.push({ from, to, denom, units: BigInt(units) })
      }
    }
  }
  return passes
}
