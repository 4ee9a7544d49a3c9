/** What the button tells: `address` is there while a wallet is connected. */
type ButtonState = { readonly status: string; readonly address?: string }

if (import.meta.env.DEV) void import('./testWallets')

document.addEventListener('latchkey-change', (event) => {
  const { address } = (event as CustomEvent<ButtonState>).detail
  const account = document.querySelector('#account')
  if (account) account.textContent = address ? `You are ${address}` : 'Connect a wallet to begin.'
})
