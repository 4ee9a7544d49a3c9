import { defineFeature } from '../../feature.ts'
import { checkCommand } from './checkCommand.ts'
import { rotateCommand } from './rotateCommand.ts'

/** The operator's commands for the KMS. */
export const kms = defineFeature({
  name: 'kms',
  needs: [],
  commands: [checkCommand, rotateCommand],
})
