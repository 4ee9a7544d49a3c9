/** A property of an unknown value; undefined if it is not an object. */
export function member(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object'
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined
}

export function paramAt(params: unknown, index: number): unknown {
  return Array.isArray(params) ? (params[index] as unknown) : undefined
}
