import type { EngineName } from './engine.ts'
import type { Visit } from './visit.ts'

/** What a visitor does, once for every engine. */
export type Journey = {
  readonly title: string
  /** Why an engine cannot run it. */
  readonly impossible?: Partial<Readonly<Record<EngineName, string>>>
  /** Which motion the visitor prefers. @default 'reduce' */
  readonly motion?: 'no-preference'
  run(visit: Visit): Promise<void>
}
