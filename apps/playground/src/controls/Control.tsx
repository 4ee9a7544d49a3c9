import { useId } from 'react'
import type { OptionInfo } from '../options/option.ts'
import { codeOnly, special } from '../options/special.ts'
import type { State, Value } from '../state.ts'
import { AccentField } from './AccentField.tsx'
import { OrderField } from './OrderField.tsx'
import { SpecialControl } from './SpecialControl.tsx'
import { TextField } from './TextField.tsx'

type Props = {
  option: OptionInfo
  state: State
  change(change: Partial<State>): void
  onValue(path: string, value: Value | undefined): void
}

/** The control of one option, by the kind of its type. */
export function Control({ change, onValue, option, state }: Props) {
  const id = useId()
  const { about, path } = option
  const value = state.values[path]
  const name = path.slice(path.lastIndexOf('.') + 1)
  return (
    <div className="control" data-option={path}>
      <div className="control-head">
        <label htmlFor={id}>{special[path] ?? name}</label>
        {value !== undefined && (
          <button
            type="button"
            className="clear"
            onClick={() => onValue(path, undefined)}
            aria-label={`Reset ${path}`}
          >
            Reset
          </button>
        )}
      </div>
      <Field
        id={id}
        option={option}
        value={value}
        state={state}
        change={change}
        onValue={(next) => onValue(path, next)}
      />
      <p className="about" id={`${id}-about`}>
        {codeOnly[path] ? `${about} ${codeOnly[path]} Only in code.` : about}
      </p>
    </div>
  )
}

function Field(
  props: Omit<Props, 'onValue'> & {
    id: string
    value: Value | undefined
    onValue(value: Value | undefined): void
  },
) {
  const { change, id, onValue, option, state, value } = props
  const { kind, path, standard, values = [] } = option
  const about = `${id}-about`
  if (path in special) return <SpecialControl id={id} path={path} state={state} change={change} />
  if (path === 'theme.accent')
    return (
      <AccentField id={id} about={about} value={typeof value === 'string' ? value : ''} onValue={onValue} />
    )
  switch (kind) {
    case 'choice':
      return (
        <select
          id={id}
          aria-describedby={about}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onValue(target.value || undefined)}
        >
          <option value="">
            {standard && values.includes(standard) ? `${standard} (default)` : 'Default'}
          </option>
          {values
            .filter((one) => one !== standard)
            .map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
        </select>
      )
    case 'switch':
      return (
        <select
          id={id}
          aria-describedby={about}
          value={value === undefined ? '' : String(value)}
          onChange={({ target }) => onValue(target.value === '' ? undefined : target.value === 'true')}
        >
          <option value="">{`Default${standard ? `: ${standard.replaceAll('`', '')}` : ''}`}</option>
          <option value="true">true</option>
          <option value="false">false</option>
        </select>
      )
    case 'text':
    case 'list':
      return <TextField key={path} id={id} about={about} option={option} value={value} onValue={onValue} />
    case 'order':
      return (
        <OrderField id={id} option={option} value={Array.isArray(value) ? value : []} onValue={onValue} />
      )
    case 'code':
      return null
  }
}
