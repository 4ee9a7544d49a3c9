import {
  inviteCreate,
  inviteRemove,
  memberList,
  memberRemove,
  memberSet,
} from '@latchkey/protocol/http/members'
import { useState } from 'react'
import { useChange } from '../../api/useChange.tsx'
import { useContract } from '../../api/useContract.tsx'
import { useProject } from '../../shell/useMember.tsx'
import { EditMember } from './EditMember.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { type Listed, MembersOf } from './MembersOf.tsx'

/** The members of a project. */
export default function ProjectMembersPage() {
  const { id } = useProject()
  const params = { id }
  const known = useContract(memberList, { params }, { isKept: false })
  const invalidates = [memberList]
  const invite = useChange(inviteCreate, { invalidates })
  const end = useChange(inviteRemove, { invalidates })
  const remove = useChange(memberRemove, { invalidates })
  const set = useChange(memberSet, { invalidates })
  const [edited, setEdited] = useState<Listed>()
  return (
    <>
      <MembersOf
        of="project"
        known={known}
        remove={remove}
        onRemove={({ account }) => remove.run({ params: { id, account } })}
        endInvite={end}
        onEndInvite={(inviteId) => void end.run({ params: { id, inviteId } })}
        onEdit={setEdited}
        inviteWith={(close) => (
          <InviteDialog
            hasRoles
            change={invite}
            onInvite={async (body) => (await invite.run({ params, body }))?.link}
            onClose={close}
          />
        )}
      />
      {edited && (
        <EditMember
          member={edited}
          change={set}
          onSave={(body) => set.run({ params: { id, account: edited.account }, body })}
          onClose={() => {
            set.reset()
            setEdited(undefined)
          }}
        />
      )}
    </>
  )
}
