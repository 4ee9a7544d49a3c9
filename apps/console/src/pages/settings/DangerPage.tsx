import { projectRead } from '@latchkey/protocol/http/admin'
import { useContract } from '../../api/useContract.tsx'
import { useProject } from '../../shell/useMember.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { DeleteProject } from './DeleteProject.tsx'
import { ProjectKeys } from './ProjectKeys.tsx'
import { SettingsPage } from './SettingsPage.tsx'

/** Keys of the project, and its end. */
export default function DangerPage() {
  const { id } = useProject()
  const known = useContract(projectRead, { params: { id } })
  return (
    <SettingsPage tab="danger">
      <ProjectKeys projectId={id} />
      <Loaded known={known}>{({ project }) => <DeleteProject project={project} />}</Loaded>
    </SettingsPage>
  )
}
