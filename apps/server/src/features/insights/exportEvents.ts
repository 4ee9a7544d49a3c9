import { badRequest } from '@latchkey/protocol/catalogue'
import type { Query } from '@latchkey/protocol/http/contract'
import type { eventsExport } from '@latchkey/protocol/http/insights'
import { retryLost } from '../../db/retryLost.ts'
import type { Parts } from '../../feature.ts'
import type { Project } from '../../projects/project.ts'
import { Refusal } from '../../refusal.ts'
import { csvLine } from './csv.ts'
import type { OpenStreams } from './openStreams.ts'
import { dayMs, dayOf, readRange } from './readRange.ts'

const maxExportDays = 92
const maxRows = 1_000_000
const startMs = 1_000

/** Stored events as CSV, up to a million. */
export async function* exportEvents(options: exportEvents.Options): AsyncGenerator<string, void, undefined> {
  const { event, project, signal, streams } = options
  const { start, end } = readRange({ ...options, step: 'day', compare: false })
  if (end - start > maxExportDays * dayMs)
    throw new Refusal(badRequest, { field: 'from', description: `At most ${maxExportDays} days` })
  const leave = streams.enter(project.id)
  try {
    const account = project.storeAddresses ? ['account'] : []
    let pages = readPages(options, start, end)
    // Before the first line, so that a store that is away is answered as an error.
    const first = await retryLost(() => {
      pages = readPages(options, start, end)
      return pages.next()
    }, startMs)
    yield csvLine([...columns, ...account])
    let left = maxRows
    for (let page = first; !page.done; page = await pages.next()) {
      if (signal.aborted || left <= 0) return
      const wanted = page.value.filter((one) => event === undefined || one.event === event).slice(0, left)
      left -= wanted.length
      yield wanted.map((one) => csvLine([...cellsOf(one), ...(account.length ? [one.account] : [])])).join('')
    }
  } finally {
    leave()
  }
}

export declare namespace exportEvents {
  type Options = Query<typeof eventsExport> & {
    readonly eventStore: Pick<Parts['eventStore'], 'eventsOfDay'>
    readonly project: Pick<Project, 'id' | 'storeAddresses'>
    readonly streams: OpenStreams
    readonly signal: AbortSignal
  }
}

type Stored = Parts['eventStore'] extends { eventsOfDay(of: never): AsyncIterable<(infer One)[]> }
  ? One
  : never

async function* readPages({ eventStore, project }: exportEvents.Options, start: number, end: number) {
  for (let day = start; day < end; day += dayMs)
    yield* eventStore.eventsOfDay({
      projectId: project.id,
      day: dayOf(day),
      hideAddresses: !project.storeAddresses,
    })
}

const columns = [
  'time',
  'event',
  'wallet',
  'network',
  'code',
  'language',
  'time zone',
  'version',
  'domain',
  'url',
]

function cellsOf({ at, domain, event, properties, sdkVersion, type, url }: Stored): (string | null)[] {
  const text = (key: string) => (typeof properties[key] === 'string' ? properties[key] : null)
  return [
    new Date(at).toISOString(),
    event,
    text('wallet'),
    text('network') ?? text('caipNetworkId'),
    type === 'error' ? text('errorType') : text('code'),
    text('language'),
    text('timeZone'),
    sdkVersion,
    domain,
    url,
  ]
}
