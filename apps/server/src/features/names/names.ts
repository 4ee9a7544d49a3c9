import { isEvmAddress, isSolanaAddress } from '@latchkey/protocol/address'
import { addressInvalid, addressWithoutName, nameNotFound } from '@latchkey/protocol/catalogue'
import type { NameRecord } from '@latchkey/protocol/http/names'
import * as contract from '@latchkey/protocol/http/names'
import type { FastifyRequest } from 'fastify'
import type { Address, Hex } from 'viem'
import { readCollectibleId } from '../../chains/collectibleId.ts'
import { type App, defineFeature, type Parts, type Serving } from '../../feature.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import { createNames, type Names } from './createNames.ts'
import type { NameCaller } from './readMessage.ts'

declare module '../../feature.ts' {
  interface Parts {
    names: Names
  }
}

/** Name registration and lookup, for the kit and for ENS resolvers. */
export const names = defineFeature({
  name: 'names',
  needs: ['chains', 'clock', 'config', 'db', 'pictures'],
  open: ({ chains, clock, config, db }) =>
    createNames({ db, config: config.names, clock, verify: chains.verifyMessage }),
  routes,
})

function routes(app: App, deps: Serving & Pick<Parts, 'names' | 'pictures'>) {
  const { names, pictures } = deps
  const read = { access: 'open', class: 'data' } as const
  const write = { access: 'project', class: 'write' } as const

  /** The public form: the avatar is served from this server. Writes return what was written. */
  function toShown(record: NameRecord): NameRecord {
    const { avatar, ...attributes } = record.attributes ?? {}
    // The identity feature checks who owns an NFT.
    const place = avatar && !readCollectibleId(avatar) ? pictures.link(avatar) : undefined
    return { ...record, attributes: { ...attributes, ...(place && { avatar: place }) } }
  }

  route(app, deps, contract.nameLookup, read, async ({ params, query }) => {
    const record = await names.lookup(params.name)
    if (record) return toShown(record)
    if (query.apiVersion !== '2') throw new Refusal(nameNotFound)
    return { name: params.name.toLowerCase(), registered: false, addresses: {}, attributes: {} }
  })

  route(app, deps, contract.nameReverse, read, async ({ params: { address }, query }) => {
    if (!isEvmAddress(address) && !isSolanaAddress(address)) throw new Refusal(addressInvalid)
    const records = await names.reverse(address)
    if (records.length === 0 && query.apiVersion !== '2') throw new Refusal(addressWithoutName)
    return records.map(toShown)
  })

  route(app, deps, contract.nameSuggestions, read, async ({ params, query }) => ({
    suggestions: [...(await names.suggest(params.name, query.zone?.toLowerCase()))],
  }))

  route(app, deps, contract.nameRegister, write, async ({ body, request }) => ({
    ...(await names.register(body, callerOf(request))),
    success: true as const,
  }))

  route(app, deps, contract.nameAttributes, write, ({ params, body, request }) =>
    names.setAttributes(params.name, body, callerOf(request)),
  )

  route(app, deps, contract.nameAddress, write, ({ params, body, request }) =>
    names.setAddress(params.name, body, callerOf(request)),
  )

  route(app, deps, contract.nameGateway, read, async ({ params: { sender, data } }) => ({
    data: await names.resolve(sender as Address, data.replace(/\.json$/, '') as Hex),
  }))

  route(app, deps, contract.nameGatewayPost, read, async ({ body: { sender, data } }) => ({
    data: await names.resolve(sender as Address, data as Hex),
  }))
}

function callerOf({ project, headers: { origin } }: FastifyRequest): NameCaller {
  // The routes that write need a project, so it is set.
  return { project: project ?? { mode: 'production', origins: [] }, origin }
}
