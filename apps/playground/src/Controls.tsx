import { Fragment, useState } from 'react'
import { Control } from './controls/Control.tsx'
import { SampleThemes } from './controls/SampleThemes.tsx'
import { ThemeTools } from './controls/ThemeTools.tsx'
import { groups } from './options/groups.ts'
import type { OptionInfo } from './options/option.ts'
import type { State, Value } from './state.ts'

/** A control for every option, in groups. */
export function Controls({ change, state }: { state: State; change(change: Partial<State>): void }) {
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const matches = ({ about, path }: OptionInfo) => `${path} ${about}`.toLowerCase().includes(wanted)
  const set = (path: string, value: Value | undefined) => {
    const { [path]: _, ...rest } = state.values
    change({ values: value === undefined ? rest : { ...rest, [path]: value } })
  }
  const shown = groups
    .map((group) => ({ ...group, options: group.options.filter(matches) }))
    .filter(({ options }) => options.length > 0)
  return (
    <>
      <div className="search">
        <input
          type="search"
          placeholder="Find an option"
          aria-label="Find an option"
          value={search}
          maxLength={60}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {shown.map(({ id, options, title }) => {
        const count = options.filter(({ path }) => state.values[path] !== undefined).length
        return (
          <details
            key={`${id}${wanted && ' found'}`}
            className="group"
            open={id === 'theme' || wanted !== ''}
          >
            <summary>
              <span>{title}</span>
              {count > 0 && <span className="badge">{count} set</span>}
            </summary>
            <div className="group-body">
              {id === 'theme' && !wanted && <SampleThemes state={state} change={change} />}
              {options.map((option) => (
                <Fragment key={option.path}>
                  <Control option={option} state={state} change={change} onValue={set} />
                  {option.path === 'theme.accent' && <ThemeTools state={state} />}
                </Fragment>
              ))}
            </div>
          </details>
        )
      })}
      {shown.length === 0 && <p className="none">No option is called that.</p>}
    </>
  )
}
