import type { Feature, Parts } from './feature.ts'
import type { Shared } from './shared.ts'

/** The dependencies of one process. */
export type Deps = Parts

/** Opens the features in the order of their dependencies. Closing the result closes the features and what they share. */
export async function openFeatures(shared: Shared, features: readonly Feature[]): Promise<Deps> {
  const parts = { ...shared, features } as Parts
  const left = new Set(features)
  const opened: Feature[] = []
  while (left.size > 0) {
    const next = [...left].find(({ needs }) => needs.every((name) => name in parts))
    if (!next)
      throw new Error(`no feature provides the dependencies of: ${[...left].map(({ name }) => name)}`)
    left.delete(next)
    if (next.open) Object.assign(parts, { [next.name]: await next.open(pick(next, parts)) })
    opened.unshift(next)
  }
  return Object.assign(parts, {
    async close() {
      for (const feature of opened) await feature.close?.(pick(feature, parts))
      await shared.close()
    },
  })
}

/** The dependencies a feature named, and its own. */
export function pick({ name, needs }: Feature, parts: Parts): Parts {
  const names = [...needs, name].filter((name): name is keyof Parts => name in parts)
  return Object.fromEntries(names.map((name) => [name, parts[name]])) as unknown as Parts
}
