import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, RawServerDefault } from 'fastify'
import type { Logger } from 'pino'
import type * as z from 'zod/mini'
import type { Later } from './later.ts'
import type { Shared } from './shared.ts'
import type { Job } from './worker.ts'

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, Logger>

/**
 * What a feature can be given: what all share, and what other features give. A
 * feature that gives something declares it here, under its own name.
 */
export interface Parts extends Shared {}

/** Changes a value of one shape on its way out. */
export type Change = (value: unknown) => unknown

/** What every route needs. */
export type Serving = Pick<Shared, 'admit' | 'config' | 'projects'> & {
  /** Undefined where nothing in such an answer is changed. */
  changeIn(answer: z.ZodMiniType): Change | undefined
}

/** Something the server does, declared in one file of its folder. */
export type Feature = Omit<defineFeature.Definition<string, keyof Parts>, 'open'> & {
  open?(given: Parts): unknown
}

/** Answers a request itself, or says that it is not one of its own. */
export type ServeBare = (request: IncomingMessage, response: ServerResponse) => boolean

/** Types a feature by the parts it names: it is given those alone, and what it opened itself. */
export function defineFeature<const Name extends string, const Needs extends keyof Parts>(
  feature: defineFeature.Definition<Name, Needs>,
): Feature {
  return feature as Feature
}

export declare namespace defineFeature {
  type Definition<Name extends string, Needs extends keyof Parts> = {
    readonly name: Name
    /** Parts of `Shared`, and of features, which are opened before this one. */
    readonly needs: readonly Needs[]
    /** Makes what this feature gives to others, and to its own routes and jobs. */
    open?(given: Pick<Parts, Needs>): Name extends keyof Parts ? Later<Parts[Name]> : never
    routes?(app: App, deps: Given<Name, Needs> & Serving): void
    /** Answers on the bare server what a framework would cost too much for. */
    serveBare?(deps: Given<Name, Needs>): ServeBare
    /** Changes answers of every route by what their contract says, such as `picture`. */
    changeAnswers?(deps: Given<Name, Needs>): Serving['changeIn']
    /** What a worker does for it now and then. */
    jobs?(deps: Given<Name, Needs>): readonly Job[]
    close?(deps: Given<Name, Needs>): Promise<void>
  }
  type Given<Name extends string, Needs extends keyof Parts> = Pick<Parts, Needs | (Name & keyof Parts)>
}
