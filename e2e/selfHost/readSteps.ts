import { readBlocks } from '../../scripts/checkDocs.ts'

/** Something the page has its reader do. */
export type Step = {
  /** `run`: to its end. `stay`: goes on while the next steps are done. `open`: an address for a browser. */
  readonly kind: 'run' | 'stay' | 'open'
  readonly code: string
  /** Of a step that stays: what it says once it is up. */
  readonly until: string
  /** Where it stands in the page. */
  readonly line: number
}

/**
 * The steps of a page, in order: blocks below a comment such as
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
