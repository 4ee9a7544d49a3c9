import { defineFeature } from '../../feature.ts'
import { headCommand } from './headCommand.ts'
import { verifyCommand } from './verifyCommand.ts'

/** The operator's commands for the audit log. */
export const audit = defineFeature({
  name: 'audit',
  needs: [],
  commands: [headCommand, verifyCommand],
})
