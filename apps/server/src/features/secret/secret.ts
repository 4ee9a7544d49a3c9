import { commandLine } from '../../audit/recordChange.ts'
import type { Command } from '../../command.ts'
import { defineFeature } from '../../feature.ts'
import { forgetSecret, openSecret } from '../../secrets/openSecret.ts'

/** What a start of the server does too; for operators who replace a leaked `SECRET` while no process runs. */
const resealCommand: Command = {
  name: 'secret reseal',
  summary: 'encrypt with SECRET what SECRET_PREVIOUS encrypted, so that it can be removed',
  options: {},
  async run({ db, config }) {
    const { resealed, unreadable, unreadableStored } = await openSecret(db, config.secrets, commandLine)
    const lost = unreadable && `${unreadable} signing keys cannot be decrypted; new ones are made\n`
    const unset =
      unreadableStored && `${unreadableStored} settings of the console cannot be decrypted; set them again\n`
    return `${resealed} keys encrypted again with SECRET; nothing needs SECRET_PREVIOUS\n${lost || ''}${unset || ''}`
  },
}

const forgetCommand: Command = {
  name: 'secret forget',
  summary: 'start anew after SECRET was lost: visitors sign in again, and count as new',
  options: {},
  async run({ db, config }) {
    await forgetSecret(db, config.secrets, commandLine)
    return 'forgotten: what the lost SECRET encrypted is made anew\n'
  },
}

/** The operator's commands for `SECRET`. */
export const secret = defineFeature({
  name: 'secret',
  needs: [],
  commands: [resealCommand, forgetCommand],
})
