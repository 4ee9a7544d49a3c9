import { sampleThemes } from '../options/sampleThemes.ts'
import { type State, withTheme } from '../state.ts'

type Props = { state: State; change(change: Partial<State>): void }

/** Whole themes, to start from. */
export function SampleThemes({ change, state: { values } }: Props) {
  return (
    <fieldset className="chips">
      <legend>Samples</legend>
      {Object.entries(sampleThemes).map(([name, theme]) => {
        const next = withTheme(values, theme)
        const isOn =
          Object.keys(next).length === Object.keys(values).length &&
          Object.entries(next).every(([path, value]) => values[path] === value)
        return (
          <button key={name} type="button" aria-pressed={isOn} onClick={() => change({ values: next })}>
            {name}
          </button>
        )
      })}
    </fieldset>
  )
}
