import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from '@latchkey/protocol/http/contract'
import * as z from 'zod'
import type { MadePage } from './errorPages.ts'

const folder = join(import.meta.dirname, '../../../../packages/protocol/src/http')

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  additionalProperties?: Schema | boolean
  maxLength?: number
  maxItems?: number
}

/** Every call of the server, from the contracts that its OpenAPI document is made of. */
export async function httpPage(base: string): Promise<MadePage> {
  const files = readdirSync(folder).filter((file) => /^\w+\.ts$/.test(file))
  const groups: [name: string, contracts: Contract[]][] = []
  for (const file of files.sort()) {
    const module = (await import(join(folder, file))) as Record<string, unknown>
    const contracts = [...new Set(Object.values(module).filter(isContract))]
    if (contracts.length) groups.push([titleOf(file), contracts])
  }
  const calls = groups.reduce((sum, [, contracts]) => sum + contracts.length, 0)
  return {
    slug: 'reference/http',
    title: 'HTTP calls',
    description: `All ${calls} calls of the server, with what they take and answer.`,
    body: [
      `All ${calls} calls of the server. \`GET /openapi.json\` of your own has the same as an OpenAPI 3.1 document, made from the same contracts. [The server](${base}guides/server/) explains who may call what, and [errors](${base}errors/) what a refusal looks like.`,
      'An asterisk marks what is required.',
      ...groups.map(([name, contracts]) => `## ${name}\n\n${contracts.map(describe).join('\n\n')}`),
    ].join('\n\n'),
  }
}

function isContract(value: unknown): value is Contract {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value
  )
}

function titleOf(file: string): string {
  const words = file.replace('.ts', '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function describe({ answer, body, method, params, path, query, summary }: Contract): string {
  const rows = [
    fields('path', params),
    fields('query', query),
    fields('body', body),
    fields('answer', answer),
  ].flat()
  const table = rows.length ? `| In | Field | Type |\n|---|---|---|\n${rows.join('\n')}` : ''
  return `### \`${method} ${path}\`\n\n${summary}.\n\n${table}`.trim()
}

function fields(place: string, type: z.core.$ZodType | undefined): string[] {
  if (!type) return []
  const schema = z.toJSONSchema(type, {
    io: place === 'answer' ? 'output' : 'input',
    unrepresentable: 'any',
  }) as Schema
  if (!schema.properties) return [`| ${place} | | ${name(schema)} |`]
  const required = new Set(schema.required)
  return Object.entries(schema.properties).map(
    ([key, one]) => `| ${place} | \`${key}\`${required.has(key) ? ' *' : ''} | ${name(one)} |`,
  )
}

/** A schema in a few words. */
function name(schema: Schema): string {
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  if (schema.enum) return schema.enum.map((one) => `\`${JSON.stringify(one)}\``).join(', ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(name))].join(' or ')
  if (schema.items)
    return `list of ${name(schema.items)}${schema.maxItems ? `, at most ${schema.maxItems}` : ''}`
  if (schema.properties)
    return `object: ${Object.keys(schema.properties)
      .map((key) => `\`${key}\``)
      .join(', ')}`
  if (typeof schema.additionalProperties === 'object') return `object of ${name(schema.additionalProperties)}`
  const type = [schema.type ?? 'anything'].flat().join(' or ')
  return schema.maxLength && schema.maxLength < 1e6 ? `${type}, up to ${schema.maxLength} characters` : type
}
