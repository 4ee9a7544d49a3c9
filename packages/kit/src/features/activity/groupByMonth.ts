import type { Transaction } from '@latchkey/protocol/http/history'
import { minedAt } from './activity.ts'

export type ActivityMonth = {
  /** 0 to 11, where the visitor is. */
  readonly month: number
  readonly transactions: readonly Transaction[]
}
export type ActivityYear = { readonly year: number; readonly months: readonly ActivityMonth[] }

/** By year, then by month, as the visitor's calendar has it. What comes newest first stays so. */
export function groupByMonth(transactions: readonly Transaction[]): readonly ActivityYear[] {
  const years: { year: number; months: { month: number; transactions: Transaction[] }[] }[] = []
  for (const transaction of transactions) {
    const at = new Date(minedAt(transaction))
    const [year, month] = [at.getFullYear(), at.getMonth()]
    if (years.at(-1)?.year !== year) years.push({ year, months: [] })
    const months = years.at(-1)?.months ?? []
    if (months.at(-1)?.month !== month) months.push({ month, transactions: [] })
    months.at(-1)?.transactions.push(transaction)
  }
  return years
}
