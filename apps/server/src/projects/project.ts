import type { ProjectMode } from '@latchkey/protocol/origin'

/** One entry of the remote configuration, as it goes over the wire. */
export type ProjectFeature = { id: string; isEnabled: boolean; config: string[] | null }

/** An app that may use this server. */
export type Project = {
  readonly id: string
  readonly name: string
  readonly mode: ProjectMode
  readonly disabled: boolean
  readonly origins: readonly string[]
  /** Null leaves everything to the page. */
  readonly features: readonly ProjectFeature[] | null
  readonly analytics: boolean
  readonly storeAddresses: boolean
  /** Grows with every change. */
  readonly version: number
}
