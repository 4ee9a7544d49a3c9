/** One of a few values. */
export function Segments<Value extends string>({
  label,
  onValue,
  titles,
  value,
  values,
}: Segments.Props<Value>) {
  return (
    <fieldset className="segments">
      <legend className="unseen">{label}</legend>
      {values.map((one) => (
        <label key={one}>
          <input type="radio" name={label} checked={one === value} onChange={() => onValue(one)} />
          <span>{titles?.[one] ?? one}</span>
        </label>
      ))}
    </fieldset>
  )
}

export declare namespace Segments {
  type Props<Value extends string> = {
    label: string
    values: readonly Value[]
    titles?: Readonly<Record<Value, string>> | undefined
    value: Value | undefined
    onValue(value: Value): void
  }
}
