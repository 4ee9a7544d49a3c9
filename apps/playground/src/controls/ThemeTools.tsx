import {
  contrast,
  cssColor,
  fitAccent,
  parseColor,
  surfaces,
} from '../../../../packages/kit/src/ui/theme/accent.ts'
import type { State } from '../state.ts'
import { consoleLink } from './consoleLink.ts'

const modes = ['light', 'dark'] as const

/** What the modal makes of the accent, and where the theme can be kept. */
export function ThemeTools({ state }: { state: State }) {
  const { 'theme.accent': accent } = state.values
  const color = typeof accent === 'string' ? parseColor(accent) : undefined
  const link = consoleLink(state)
  return (
    <>
      {color && (
        <dl className="contrasts" aria-label="Contrast of the accent">
          {modes.map((mode) => {
            const { fill, onFill, text } = fitAccent(color, mode)
            const [surface] = surfaces[mode]
            const chosen = contrast(color, surface)
            const isMoved = cssColor(text) !== cssColor(color)
            return (
              <div key={mode}>
                <dt>{mode}</dt>
                <dd>
                  <Swatch color={cssColor(color)} label="chosen" />
                  <span aria-hidden="true">→</span>
                  <Swatch color={cssColor(text)} label="text" />
                  <Swatch color={cssColor(fill)} label="button" />
                </dd>
                <dd>
                  text {ratio(contrast(text, surface))}
                  {isMoved && chosen < 4.5 && <span className="moved"> (chosen {ratio(chosen)})</span>}
                </dd>
                <dd>button {ratio(contrast(onFill, fill))}</dd>
              </div>
            )
          })}
        </dl>
      )}
      {link ? (
        <p className="about">
          <a href={link} target="_blank" rel="noreferrer">
            Open this theme in the console
          </a>{' '}
          of your server, where you save it to the project.
        </p>
      ) : (
        <p className="about">
          {state.values.api && state.values.projectId
            ? 'Once you change the theme, a link here saves it to your project.'
            : 'To save the theme to a project, set api and projectId first.'}
        </p>
      )}
    </>
  )
}

function Swatch({ color, label }: { color: string; label: string }) {
  return (
    <svg className="swatch" viewBox="0 0 16 16" role="img" aria-label={`${label}: ${color}`}>
      <rect width="16" height="16" rx="5" fill={color} />
    </svg>
  )
}

function ratio(value: number): string {
  return `${(Math.floor(value * 10) / 10).toFixed(1)} : 1`
}
