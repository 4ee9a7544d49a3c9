import { findSecretName } from './secretNames.ts'

type Values = Readonly<Record<string, string>>

/**
 * The stored values that are used: not those that the environment sets, nor those of a pair
 * whose other half is missing, which would be an error in the environment.
 */
export function chooseStored(stored: Values, isSet: (name: string) => boolean): Values {
  const isThere = (name: string) => isSet(name) || stored[name] !== undefined
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([name]) => !isSet(name) && (findSecretName(name)?.with ?? []).every(isThere),
    ),
  )
}
