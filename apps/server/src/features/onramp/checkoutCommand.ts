import type { Command } from '../../command.ts'
import { deleteCheckouts } from './checkoutLog.ts'

/** Deletes records of checkouts, such as those of a visitor who asks for it. */
export const checkoutCommand: Command = {
  name: 'checkout delete',
  summary: 'delete records of on-ramp checkouts; needs one of its options',
  options: {
    address: 'those that deliver to this address',
    project: 'those of this project',
    before: 'those before this day, such as 2026-01-31',
  },
  async run({ db, config, options: { address, project: projectId, before } }) {
    const filter = { address, projectId, before: before === undefined ? undefined : new Date(before) }
    // Without one, a forgotten option would delete everything.
    if (Object.values(filter).every((value) => value === undefined))
      throw new Error('checkout delete needs --address, --project or --before')
    if (Number.isNaN(filter.before?.getTime())) throw new Error('--before must be a date, such as 2026-01-31')
    return `${await deleteCheckouts(db, config.secret, filter)} deleted\n`
  },
}
