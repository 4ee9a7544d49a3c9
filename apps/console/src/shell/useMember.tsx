import { memberMe } from '@latchkey/protocol/http/members'
import { type MemberRole, scopesOfRole } from '@latchkey/protocol/http/roles'
import type { Scope } from '@latchkey/protocol/http/scopes'
import { useParams } from '@tanstack/react-router'
import { useContract } from '../api/useContract.tsx'

/** The signed-in member, with the projects it may open. */
export function useMember() {
  return useContract(memberMe, {})
}

/** The project of the path. Undefined on pages that are not of a project. */
export function useProjectId(): string | undefined {
  const { projectId } = useParams({ strict: false }) as { projectId?: string }
  return projectId
}

/** The project of a page whose path names one. */
export function useProject(): { id: string; name: string; role: MemberRole | undefined } {
  const id = useProjectId()
  const { data } = useMember()
  if (!id) throw new Error('The path of this page has no project')
  const project = data?.projects.find((one) => one.id === id)
  return { id, name: project?.name ?? id, role: project?.role }
}

/** Whether the member may do something: in a project, by default that of the path, or else on the server. */
export function useMay(projectId?: string): (scope: Scope) => boolean {
  const inPath = useProjectId()
  const id = projectId ?? inPath
  const { data } = useMember()
  const role: MemberRole | undefined = data?.isOperator
    ? 'operator'
    : data?.projects.find((one) => one.id === id)?.role
  return (scope) => role !== undefined && scopesOfRole[role].includes(scope)
}
