import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, RawServerDefault } from 'fastify'
import type { Logger } from 'pino'
import type { Deps } from './deps.ts'

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, Logger>

/** Adds a feature's routes. What it needs is passed in. */
export type Feature = (app: App, deps: Deps) => void
