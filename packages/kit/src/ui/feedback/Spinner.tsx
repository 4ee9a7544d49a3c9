import { useStyles } from '../theme/styles.tsx'
import css from './Spinner.css?inline'

/** A small ring that turns, for use inside something that says what it is waiting for. */
export function Spinner() {
  useStyles(css)
  return <span className="spinner" aria-hidden="true" />
}
