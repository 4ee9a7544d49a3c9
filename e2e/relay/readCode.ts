import { expect, type Host } from '../host.ts'
import { readQr } from './readQr.ts'

/** Opens the modal at the code for wallets on other devices; resolves to the text of the code. */
export async function showCode(host: Host): Promise<string> {
  await host.open()
  await host.button('WalletConnect').click()
  return await readCode(host)
}

/** The text of the code on screen, as soon as there is one. */
export async function readCode(host: Host): Promise<string> {
  const code = host.modal.getByRole('img', { name: 'QR code for your wallet' })
  let text = ''
  await expect(async () => {
    text = readQr(await code.screenshot())
    expect(text).toMatch(/^wc:[\da-f]{64}@2\?/)
  }).toPass({ timeout: 20_000 })
  return text
}
