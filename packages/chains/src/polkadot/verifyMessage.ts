import { checkMessage } from './checkMessage.ts'

/** Whether the account signed the message. Needs Ed25519 in `crypto.subtle`, as every supported Node has it. */
export async function verifyMessage(address: string, message: string, signature: string): Promise<boolean> {
  return (await checkMessage(address, message, signature)) === true
}
