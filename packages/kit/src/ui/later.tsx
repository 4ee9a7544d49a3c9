import { type ComponentType, lazy } from 'react'

const components = new WeakMap<object, unknown>()

/** How to retry each component that could not be fetched. */
const missing = new Set<() => void>()

/**
 * A component in a file of its own, the same one each time. If it could not be
 * fetched, {@link retryMissing} retries; an optional one is then not shown.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: (props: Props) => unknown }>,
  { optional = false } = {},
): ComponentType<Props> {
  const known = components.get(load)
  if (known) return known as ComponentType<Props>
  const fetchComponent = async () => {
    try {
      return (await load()) as { default: ComponentType<Props> }
    } catch (error) {
      if (optional) return { default: Nothing }
      missing.add(renew)
      throw error
    }
  }
  const renew = () => {
    Loaded = lazy(fetchComponent)
  }
  let Loaded: ComponentType<Props> = lazy(fetchComponent)
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each file
  function Later(props: Props) {
    return <Loaded {...props} />
  }
  components.set(load, Later)
  return Later
}

/** Retries every component that could not be fetched. */
export function retryMissing(): void {
  for (const renew of missing) renew()
  missing.clear()
}

function Nothing() {
  return null
}
