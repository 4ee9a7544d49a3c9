import { type LiveEvent, liveEvent, projectLive } from '@latchkey/protocol/http/insights'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useSession } from '../../session/SessionProvider.tsx'

const maxEvents = 100
const maxLineLength = 4_096
const retryMs = 3_000

export type Live = {
  readonly status: 'connecting' | 'live' | 'away'
  /** The youngest first. */
  readonly events: readonly (LiveEvent & { readonly key: number })[]
}

/** Events as they are stored. The stream ends after a minute, and begins again with a fresh token. */
export function useLive(projectId: string, isPaused: boolean): Live {
  const session = useSession()
  const [live, setLive] = useState<Live>({ status: 'connecting', events: [] })
  useEffect(() => {
    if (isPaused) return
    const leaving = new AbortController()
    const { signal } = leaving
    let key = Date.now()

    async function read(): Promise<void> {
      const token = await session.token()
      const response = await fetch(projectLive.path.replace(':id', encodeURIComponent(projectId)), {
        headers: token ? { authorization: `Bearer ${token}` } : {},
        cache: 'no-store',
        signal,
      })
      if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`)
      setLive(({ events }) => ({ status: 'live', events }))
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        const lines = (text + value).split('\n')
        text = (lines.pop() ?? '').slice(0, maxLineLength)
        const found = lines.flatMap(parse)
        if (!found.length) continue
        setLive(({ status, events }) => {
          const added = found.map((event) => {
            key += 1
            return { ...event, key }
          })
          return { status, events: [...added.toReversed(), ...events].slice(0, maxEvents) }
        })
      }
    }

    async function follow(): Promise<void> {
      while (!signal.aborted)
        await read().catch(async () => {
          if (signal.aborted) return
          setLive(({ events }) => ({ status: 'away', events }))
          await new Promise((resolve) => setTimeout(resolve, retryMs))
        })
    }
    void follow()
    return () => leaving.abort()
  }, [session, projectId, isPaused])
  return live
}

function parse(line: string): LiveEvent[] {
  if (!line.startsWith('data: ')) return []
  try {
    const parsed = z.safeParse(liveEvent, JSON.parse(line.slice('data: '.length)))
    return parsed.success ? [parsed.data] : []
  } catch {
    return []
  }
}
