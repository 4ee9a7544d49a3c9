import { LinkedWalletsRow } from './LinkedWalletsRow.tsx'
import { SecurityRow } from './SecurityRow.tsx'
import { UserRow } from './UserRow.tsx'

/** What the embedded wallet adds to the menu of the account. */
export default function EmbeddedRows() {
  return (
    <>
      <UserRow />
      <SecurityRow />
      <LinkedWalletsRow />
    </>
  )
}
