import { commandLine } from '../../audit/recordChange.ts'
import { type Command, show } from '../../command.ts'
import { openSecret } from '../../secrets/openSecret.ts'
import { deleteCheckouts, walletHash } from './checkoutLog.ts'

/** Deletes records of checkouts, such as those of a visitor who asks for it. */
export const checkoutCommand: Command = {
  name: 'checkout delete',
  summary: 'delete records of on-ramp checkouts; needs one of its options',
  options: {
    address: 'those that deliver to this address',
    project: 'those of this project',
    before: 'those before this day, such as 2026-01-31',
  },
  hasJson: true,
  async run(args) {
    const { db, config, options } = args
    const { address, project: projectId, before } = options
    const filter = { projectId, before: before === undefined ? undefined : new Date(before) }
    // Without one, a forgotten option would delete everything.
    if ([address, projectId, before].every((value) => value === undefined))
      throw new Error('checkout delete needs --address, --project or --before')
    if (Number.isNaN(filter.before?.getTime())) throw new Error('--before must be a date, such as 2026-01-31')
    const wallet =
      address === undefined
        ? undefined
        : walletHash((await openSecret(db, config.secrets, commandLine)).hashKey, address)
    const deleted = await deleteCheckouts(db, { ...filter, wallet })
    return show(args, { deleted: Number(deleted) }, `${deleted} deleted\n`)
  },
}
