import { EmbeddedLatchkey, LatchkeyProvider, useProfile } from 'latchkey/react'
import { createRoot } from 'react-dom/client'
import { createKit, readSettings } from './settings.ts'

/** The account as the page itself reads it, next to the embedded card. */
function Profile() {
  const { profileName, balance, balanceSymbol } = useProfile()
  return <p data-testid="profile">{balance && `${profileName ?? 'You'}: ${balance} ${balanceSymbol}`}</p>
}

const kit = createKit(readSettings(location.search))
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <LatchkeyProvider kit={kit}>
      <main>
        <h1>Latchkey in the page</h1>
        <EmbeddedLatchkey />
        <Profile />
      </main>
    </LatchkeyProvider>,
  )
