import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import type { ConsoleConfig } from '../config.ts'
import type { Project } from './project.ts'

/**
 * The project of the console, which members sign in to. It is made of settings and not of its row
 * in the database, so that nothing but them says where members may sign in.
 */
export function consoleProject({ origins }: Pick<ConsoleConfig, 'origins'>): Project {
  return {
    id: consoleProjectId,
    name: 'Console',
    mode: 'production',
    disabled: false,
    origins,
    features: null,
    analytics: false,
    storeAddresses: false,
    newDeviceDelayMinutes: 0,
    sponsorship: null,
    tokenLogin: null,
    loginRules: null,
    guestLogin: false,
    group: null,
    wallets: null,
    theme: null,
    legal: null,
    deletionOrderedAt: null,
    updatedAt: new Date(0),
    updatedBy: null,
    version: 1,
  }
}
