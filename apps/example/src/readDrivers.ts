import type { Driver } from 'latchkey'

/** A chain family on the example's page. */
export type ExampleFamily = {
  /** The setting of the page's address that decides about it. */
  readonly setting: string
  /** Undefined where the page does without the family. */
  read(value: string | null): Driver | undefined
}

const families = Object.values(
  import.meta.glob<ExampleFamily>('./families/*.ts', { eager: true, import: 'default' }),
)

/** The families that the settings ask for, in the order of the settings; those that none names come first. */
export function readDrivers(settings: URLSearchParams): Driver[] {
  const order = [...settings.keys()]
  return families
    .toSorted((one, other) => order.indexOf(one.setting) - order.indexOf(other.setting))
    .flatMap(({ read, setting }) => read(settings.get(setting)) ?? [])
}
