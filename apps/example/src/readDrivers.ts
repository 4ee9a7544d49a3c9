import type { Driver } from 'latchkey'

/** A chain family on the example's page. */
export type ExampleFamily = {
  /** The query parameter that configures it. */
  readonly setting: string
  /** Returns undefined when the page does not use the family. */
  read(value: string | null): Driver | undefined
}

const families = Object.values(
  import.meta.glob<ExampleFamily>('./families/*.ts', { eager: true, import: 'default' }),
)

/** The families to use, in the order of the query parameters; those without a parameter come first. */
export function readDrivers(settings: URLSearchParams): Driver[] {
  const order = [...settings.keys()]
  return families
    .toSorted((one, other) => order.indexOf(one.setting) - order.indexOf(other.setting))
    .flatMap(({ read, setting }) => read(settings.get(setting)) ?? [])
}
