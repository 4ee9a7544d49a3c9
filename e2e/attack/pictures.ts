import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPictureTokens } from '../../apps/server/src/features/pictures/pictureTokens.ts'
import { ask, createAgent } from '../server/ask.ts'
import { secret } from '../server/startServer.ts'
import { attacker } from './requests.ts'
import type { Finding } from './underAttack.ts'
import type { Victim } from './victim.ts'

const tokens = createPictureTokens([secret])

async function load({ server }: Victim, places: readonly string[]): Promise<number[]> {
  const agent = createAgent(64)
  const statuses = await Promise.all(
    places.map((place) =>
      ask(
        server.url,
        { method: 'GET', path: `/v1/image/${tokens.write(place)}`, headers: { 'x-forwarded-for': attacker } },
        { agent },
      ).then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  )
  agent.destroy()
  return statuses
}

/** Collectibles whose pictures are on hosts with a name server that never answers. */
export async function dns(victim: Victim): Promise<Finding> {
  const began = performance.now()
  await load(
    victim,
    Array.from({ length: 60 }, (_, index) => `https://slow${index}.attacker.example/a.png`),
  )
  const seconds = (performance.now() - began) / 1_000
  return { ok: seconds < 12, note: `60 look-ups ended after ${seconds.toFixed(1)} s` }
}

/** A host that gives out drawings which take long to read. */
export async function startDrawings(): Promise<{ host: string; close(): void }> {
  const around = (inside: string, attributes = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
  const many = (count: number, make: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => make(index)).join('')
  const drawings = [
    around(many(9_000, () => '<!---->')),
    around(`${many(3_000, (index) => `<g xmlns:a${index.toString(36)}="x">`)}${'</g>'.repeat(3_000)}`),
    around(
      '<g/>'.repeat(3_000),
      many(3_000, (index) => ` xmlns:a${index.toString(36)}="x"`),
    ),
    around(`${'<g>'.repeat(9_000)}${'</g>'.repeat(9_000)}`),
    around('<use href="#a"/>'.repeat(2_400)),
    around('<path d="" x="" y=""/>'.repeat(2_400)),
  ].map((drawing) => drawing.slice(0, 64 * 1_024))
  const server = createServer(({ url }, response) => {
    response.end(drawings[Number(/\d+/.exec(url ?? '')) % drawings.length])
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}

export async function svg(victim: Victim, host: string): Promise<Finding> {
  const statuses = await load(
    victim,
    Array.from({ length: 60 }, (_, index) => `http://${host}/${index}.svg`),
  )
  return { ok: statuses.every((status) => status > 0), note: '60 drawings' }
}
