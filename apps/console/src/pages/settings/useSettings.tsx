import { projectList, projectRead, projectSet } from '@latchkey/protocol/http/admin'
import type { Answer, Body } from '@latchkey/protocol/http/contract'
import { memberMe } from '@latchkey/protocol/http/members'
import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { callServer } from '../../api/callServer.ts'
import { writeKnown } from '../../api/lastKnown.ts'
import { ServerError } from '../../api/ServerError.ts'
import { asServerError, keyOf } from '../../api/useContract.tsx'
import { useSession } from '../../session/SessionProvider.tsx'
import { useT } from '../../words/Words.tsx'

export type Project = Answer<typeof projectRead>['project']
export type Settings = Omit<Body<typeof projectSet>, 'ifVersion'>

/** How long a change can be taken back by one click. */
const undoMs = 10_000

/** The part of a project that one page edits. */
export type Part<Draft> = {
  /** What the page shows. */
  readonly read: (project: Project) => Draft
  /** The fields that the page stores. */
  readonly write: (draft: Draft) => Settings
}

export type Form<Draft> = {
  /** As it was when editing began, or was saved last. */
  readonly base: Project
  readonly draft: Draft
  readonly edit: (change: Partial<Draft>) => void
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly error: ServerError | undefined
  /** What another member has saved meanwhile, in fields of this page. */
  readonly theirs: Project | undefined
  readonly save: () => Promise<void>
  readonly discard: () => void
  readonly takeTheirs: () => void
  readonly keepMine: () => Promise<void>
  /** Present for a while after saving. */
  readonly undo: (() => Promise<void>) | undefined
}

/**
 * A form over a part of a project. It is saved against the version it began with, so that two
 * editors lose nothing: changes to other fields are merged, and those to the same ones are shown.
 */
export function useSettings<Draft extends object>(
  project: Project,
  { read, write }: Part<Draft>,
): Form<Draft> {
  const t = useT()
  const session = useSession()
  const client = useQueryClient()
  const [base, setBase] = useState(project)
  const [edited, setEdited] = useState<Draft>()
  const [isSaving, setIsSaving] = useState(false)
  const [error, setError] = useState<ServerError>()
  const [theirs, setTheirs] = useState<Project>()
  const [before, setBefore] = useState<Project>()

  const changesOf = (next: Draft, from: Project) => differences(write(next), write(read(from)))
  const isDirty = edited !== undefined && Object.keys(changesOf(edited, base)).length > 0
  // A newer answer is shown as long as nothing is being edited.
  if (!isDirty && !isSaving && project.version > base.version) setBase(project)
  const draft = edited ?? read(base)

  useBlocker({
    shouldBlockFn: () => isDirty && !globalThis.confirm(t('settings.leave')),
    enableBeforeUnload: isDirty,
  })
  useEffect(() => {
    if (!before) return
    const timer = setTimeout(() => setBefore(undefined), undoMs)
    return () => clearTimeout(timer)
  }, [before])

  function settle(now: Project): void {
    setBase(now)
    setEdited(undefined)
    setTheirs(undefined)
    const key = keyOf(projectRead, { params: { id: now.id } })
    client.setQueryData(key, { project: now })
    // A reload begins with it: an older version would conflict with the next change.
    writeKnown(session.account() ?? '', JSON.stringify(key), { project: now }, Date.now())
    for (const contract of [memberMe, projectList])
      void client.invalidateQueries({ queryKey: keyOf(contract) })
  }

  /** Stores the changes that were made to `from` over the version of `over`. */
  async function store(changes: Settings, from: Project, over = from): Promise<void> {
    const params = { id: from.id }
    if (Object.keys(changes).length === 0) return settle(over)
    try {
      const body = { ...changes, ifVersion: over.version }
      const answer = await callServer(session, projectSet, { params, body })
      settle(answer.project)
      setBefore(over)
    } catch (failure) {
      if (!(failure instanceof ServerError) || failure.code !== 'server/project_changed') throw failure
      const { project: now } = await callServer(session, projectRead, { params })
      const changedByThem = changesOf(read(now), from)
      // What they have changed is in other fields: both changes stand.
      if (Object.keys(changes).every((name) => !(name in changedByThem))) return store(changes, from, now)
      setTheirs(now)
    }
  }

  async function attempt(act: () => Promise<void>): Promise<void> {
    if (isSaving) return
    setIsSaving(true)
    setError(undefined)
    setBefore(undefined)
    try {
      await act()
    } catch (failure) {
      setError(asServerError(failure))
    } finally {
      setIsSaving(false)
    }
  }

  return {
    base,
    draft,
    edit: (change) => setEdited((now) => ({ ...(now ?? read(base)), ...change })),
    isDirty,
    isSaving,
    error,
    theirs,
    save: () => attempt(() => store(changesOf(draft, base), base)),
    discard() {
      setEdited(undefined)
      setError(undefined)
    },
    takeTheirs: () => theirs && settle(theirs),
    // Over their version: what they changed in other fields stands.
    keepMine: () => attempt(async () => theirs && store(changesOf(draft, base), theirs)),
    undo: before && (() => attempt(() => store(changesOf(read(before), base), base))),
  }
}

/** Fields that are not the same. */
export function differences(one: Settings, other: Settings): Settings {
  return Object.fromEntries(
    Object.entries(one).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(other[name as keyof Settings]),
    ),
  )
}
