import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, RawServerDefault } from 'fastify'
import type { Logger } from 'pino'
import type * as z from 'zod/mini'
import type { Command } from './command.ts'
import type { Role } from './config.ts'
import type { Later } from './later.ts'
import type { Shared } from './shared.ts'
import type { Job } from './worker.ts'

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, Logger>

/**
 * Dependencies a feature can request: the shared ones and those other features
 * provide. A feature that provides one declares it here under its own name.
 */
export interface Parts extends Shared {
  /** All of them, for what concerns each, such as deleting a project. */
  readonly features: readonly Feature[]
}

/** Transforms a value in a response. */
export type Change = (value: unknown) => unknown

/** Dependencies of every route. */
export type Serving = Pick<Shared, 'accessKeys' | 'admit' | 'config' | 'members' | 'projects'> & {
  /** Undefined if this response needs no change. */
  changeIn(answer: z.ZodMiniType): Change | undefined
}

/** A feature of the server, declared in one file of its folder. */
export type Feature = Omit<defineFeature.Definition<string, keyof Parts>, 'open'> & {
  open?(given: Parts): unknown
}

/** Handles a request, or returns false if it belongs to another handler. */
export type ServeBare = (request: IncomingMessage, response: ServerResponse) => boolean

/** Types a feature: it receives the dependencies it names in `needs`, and what its own `open` returns. */
export function defineFeature<const Name extends string, const Needs extends keyof Parts>(
  feature: defineFeature.Definition<Name, Needs>,
): Feature {
  return feature as Feature
}

export declare namespace defineFeature {
  type Definition<Name extends string, Needs extends keyof Parts> = {
    readonly name: Name
    /** The role of processes that serve its routes. @default 'api' */
    readonly role?: Role | 'any'
    /** Names of shared dependencies and of features, which are opened first. */
    readonly needs: readonly Needs[]
    /** Creates what this feature provides to other features and to its own routes and jobs. */
    open?(given: Pick<Parts, Needs>): Name extends keyof Parts ? Later<Parts[Name]> : never
    routes?(app: App, deps: Given<Name, Needs> & Serving): void
    /** Handles requests on the plain Node server, for routes where the framework's overhead matters. */
    serveBare?(deps: Given<Name, Needs>): ServeBare
    /** Transforms responses of every route by their schema, such as `picture`. */
    changeAnswers?(deps: Given<Name, Needs>): Serving['changeIn']
    /** Scheduled jobs of this feature. */
    jobs?(deps: Given<Name, Needs>): readonly Job[]
    /** Starts work that goes on as long as the process runs, if its roles have any. Returns a function that ends it. */
    work?(deps: Given<Name, Needs>): (() => Promise<void>) | undefined
    /** Commands of the operator. They run without the feature being open. */
    readonly commands?: readonly Command[]
    /**
     * Tables with rows that belong to a project, by its `project_id`, and what a row is to the
     * operator. They are deleted with the project.
     */
    readonly projectTables?: Readonly<Record<string, string>>
    /** A table of visitors' wallets, in the database of its role: a project that has any is not deleted. */
    readonly walletTable?: string
    close?(deps: Given<Name, Needs>): Promise<void>
  }
  type Given<Name extends string, Needs extends keyof Parts> = Pick<Parts, Needs | (Name & keyof Parts)>
}
