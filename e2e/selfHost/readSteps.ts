import { readBlocks } from '../../scripts/checkDocs.ts'

/** A step of the guide. */
export type Step = {
  /** `run`: until it exits. `stay`: keeps running during the next steps. `open`: a URL for a browser. */
  readonly kind: 'run' | 'stay' | 'open'
  readonly code: string
  /** For `stay`: the output that shows it has started. */
  readonly until: string
  /** The line in the guide. */
  readonly line: number
}

/**
 * The steps of a guide, in order: blocks below a comment such as
 * `<!-- run -->`, `<!-- run until "listening" -->` or `<!-- open -->`.
 */
export function readSteps(file: string, markdown: string): Step[] {
  const lines = markdown.split('\n')
  return readBlocks(file, markdown).flatMap(({ line, code }) => {
    const above = lines.slice(0, line - 1).findLast((text) => text.trim() !== '') ?? ''
    const [, word, until] = /^<!-- (run|open)(?: until "([^"]+)")? -->$/.exec(above.trim()) ?? []
    if (!word) return []
    const kind = word === 'open' ? 'open' : until ? 'stay' : 'run'
    return [{ kind, code, until: until ?? '', line } as const]
  })
}
