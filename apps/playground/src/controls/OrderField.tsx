import type { OptionInfo } from '../options/option.ts'

/** Some of a few values, in the order in which they were chosen. */
export function OrderField({ id, onValue, option: { path, values = [] }, value }: OrderField.Props) {
  return (
    <fieldset className="chips" id={id}>
      <legend className="unseen">{path}</legend>
      {values.map((one) => {
        const index = value.indexOf(one)
        return (
          <button
            key={one}
            type="button"
            aria-pressed={index >= 0}
            onClick={() => {
              const next = index < 0 ? [...value, one] : value.filter((other) => other !== one)
              onValue(next.length > 0 ? next : undefined)
            }}
          >
            {index >= 0 && <b>{index + 1}</b>}
            {one}
          </button>
        )
      })}
    </fieldset>
  )
}

export declare namespace OrderField {
  type Props = {
    id: string
    option: OptionInfo
    value: readonly string[]
    onValue(value: readonly string[] | undefined): void
  }
}
