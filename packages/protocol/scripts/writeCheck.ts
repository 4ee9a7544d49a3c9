import type { z } from 'zod/mini'

type Schema = z.core.JSONSchema.BaseSchema

/** Writes the check of a schema with the functions of `earlyCheck.ts`. Throws for a schema that they cannot check. */
export function writeCheck(schema: Schema): string {
  const { type, anyOf, enum: values, items, additionalProperties } = schema
  if (anyOf) {
    const [only, ...others] = anyOf.filter((one) => typeof one === 'object' && one.type !== 'null')
    if (!isSchema(only) || others.length > 0) throw new Error('Only unions with null can be checked')
    return `orNull(${writeCheck(only)})`
  }
  if (Array.isArray(type)) return writeCheck({ anyOf: type.map((one) => ({ type: one })) })
  if (values) return `one(${values.map((value) => JSON.stringify(value)).join(', ')})`
  if (type === 'string') return 'text'
  if (type === 'boolean') return 'flag'
  if (type === 'integer') return `whole(${schema.minimum ?? Number.MIN_SAFE_INTEGER})`
  if (type === 'array' && isSchema(items)) return `list(${writeCheck(items)})`
  if (type === 'object' && schema.properties) return writeObject(schema)
  if (type === 'object' && isSchema(additionalProperties))
    return `record(${writeCheck(additionalProperties)})`
  throw new Error(`No check for ${JSON.stringify(schema)}`)
}

function writeObject({ properties = {}, required = [] }: Schema): string {
  const members = Object.entries(properties).map(([name, schema]) => {
    if (!isSchema(schema)) throw new Error(`No check for ${name}`)
    return { name, check: `${name}: ${writeCheck(schema)}` }
  })
  const write = (isNeeded: boolean) => {
    const some = members.filter(({ name }) => required.includes(name) === isNeeded)
    return `{ ${some.map(({ check }) => check).join(', ')} }`
  }
  const optional = members.length > required.length ? `, ${write(false)}` : ''
  return `object(${write(true)}${optional})`
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
