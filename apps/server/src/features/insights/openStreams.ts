import { rateLimited } from '@latchkey/protocol/catalogue'
import { Refusal } from '../../refusal.ts'

/** Streams that this process sends, of all projects and of each. */
export type OpenStreams = {
  /** Returns what ends it; refused if there are too many. */
  enter(projectId: string): () => void
}

export function createOpenStreams(most: { limit: number; limitOfProject: number }): OpenStreams {
  const open = new Map<string, number>()
  let count = 0
  return {
    enter(projectId) {
      const ofProject = open.get(projectId) ?? 0
      if (count >= most.limit || ofProject >= most.limitOfProject)
        throw new Refusal(rateLimited, { retryAfter: 10 })
      count += 1
      open.set(projectId, ofProject + 1)
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        count -= 1
        const left = (open.get(projectId) ?? 1) - 1
        if (left > 0) open.set(projectId, left)
        else open.delete(projectId)
      }
    },
  }
}
