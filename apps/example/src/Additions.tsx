import { addTransaction, sendTransaction } from 'latchkey'
import { ModalSlot, useAccount, useLatchkey, WalletButton } from 'latchkey/react'

/** A button of one wallet, and content of the page in the modal. */
export default function Additions({ settings }: { settings: URLSearchParams }) {
  const wallets = settings.get('walletButton')?.split(',') ?? []
  return (
    <>
      {wallets.length > 0 && (
        <section aria-label="Wallets" className="wallet-buttons">
          {wallets.map((wallet) => (
            <WalletButton key={wallet} wallet={wallet} />
          ))}
        </section>
      )}
      {settings.has('slots') && <Slots />}
      {settings.has('transaction') && <Transaction />}
    </>
  )
}

/** A transaction of the page itself, which the modal lists and follows. */
function Transaction() {
  const account = useAccount()
  const { kit } = useLatchkey()
  if (account.status !== 'connected') return null
  async function send(to: string) {
    void addTransaction(kit, await sendTransaction(kit, { to, value: 1n }))
  }
  return (
    <button type="button" onClick={() => void send(account.address)}>
      Send 1 wei
    </button>
  )
}

function Slots() {
  const account = useAccount()
  return (
    <>
      <ModalSlot name="connectHeader">
        <p className="slot-note">Members connect first.</p>
      </ModalSlot>
      <ModalSlot name="connectFooter">
        <p className="slot-note">
          By connecting you agree to our <a href="#terms">terms</a>.
        </p>
      </ModalSlot>
      <ModalSlot name="helpFooter">
        <p className="slot-note">
          <a href="#learn">Why we use wallets</a>
        </p>
      </ModalSlot>
      <ModalSlot name="accountHeader">
        <p className="slot-note">Gold member</p>
      </ModalSlot>
      <ModalSlot name="accountFooter">
        <p className="slot-note">
          <a href="#help">Help</a>
        </p>
      </ModalSlot>
      <ModalSlot name="avatar">
        <span className="slot-face">{'address' in account ? account.address.slice(2, 4) : ''}</span>
      </ModalSlot>
    </>
  )
}
