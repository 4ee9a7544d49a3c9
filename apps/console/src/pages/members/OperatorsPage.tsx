import {
  operatorInvite,
  operatorInviteRemove,
  operatorList,
  operatorRemove,
} from '@latchkey/protocol/http/members'
import { useChange } from '../../api/useChange.tsx'
import { useContract } from '../../api/useContract.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { MembersOf } from './MembersOf.tsx'

/** The operators of the server. */
export default function OperatorsPage() {
  const known = useContract(operatorList, {}, { isKept: false })
  const invalidates = [operatorList]
  const invite = useChange(operatorInvite, { invalidates })
  const end = useChange(operatorInviteRemove, { invalidates })
  const remove = useChange(operatorRemove, { invalidates })
  return (
    <MembersOf
      of="server"
      known={known}
      remove={remove}
      onRemove={({ account }) => remove.run({ params: { account } })}
      endInvite={end}
      onEndInvite={(inviteId) => void end.run({ params: { inviteId } })}
      inviteWith={(close) => (
        <InviteDialog
          change={invite}
          onInvite={async ({ name }) => (await invite.run({ body: { name } }))?.link}
          onClose={close}
        />
      )}
    />
  )
}
