import {
  createPerson,
  messageOf,
  origin,
  signedBy,
} from '../../apps/server/src/features/siwx/testing/signIn.ts'
import { ask } from './ask.ts'

/** Signs in as a new visitor with an address of its own. */
export async function signInOnce(base: string, projectId: string, visitor: number): Promise<void> {
  const headers = { origin, 'x-forwarded-for': `203.0.${Math.floor(visitor / 250) % 250}.${visitor % 250}` }
  const post = async (call: string, body?: object) => {
    const path = `/v1/siwx/${call}?projectId=${projectId}`
    const reply = await ask(base, {
      method: 'POST',
      path,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (reply.status !== 200) throw new Error(`no sign-in: ${reply.status} ${reply.body}`)
    return reply.body
  }
  const person = createPerson()
  const nonce = JSON.parse(await post('nonce'))
  await post('sessions', await signedBy(person, messageOf(person, nonce)))
}
