import type { Connector } from 'latchkey'

const files = import.meta.glob<(value: string) => Connector>('./connectors/*.ts', { import: 'read' })

/** The connectors of `connectors/` whose names are among the query parameters. */
export async function readConnectors(settings: URLSearchParams): Promise<readonly Connector[]> {
  const asked = Object.entries(files).flatMap(([path, load]) => {
    const value = settings.get(path.replace(/^.*\/|\.ts$/g, ''))
    return value === null ? [] : [load().then((read) => read(value))]
  })
  return await Promise.all(asked)
}
