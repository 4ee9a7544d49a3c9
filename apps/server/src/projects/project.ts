import type { ProjectMode } from '@latchkey/protocol/origin'

/** A feature setting of the project configuration, as sent to the kit. */
export type ProjectFeature = { id: string; isEnabled: boolean; config: string[] | null }

/** An app that may use this server. */
export type Project = {
  readonly id: string
  readonly name: string
  readonly mode: ProjectMode
  readonly disabled: boolean
  readonly origins: readonly string[]
  /** Null leaves every feature to the page. */
  readonly features: readonly ProjectFeature[] | null
  readonly analytics: boolean
  readonly storeAddresses: boolean
  /** How long a new device waits before it may open an embedded wallet that exists. */
  readonly newDeviceDelayMinutes: number
  /** Incremented with every change. */
  readonly version: number
}
