import type { ConnectorViewProps } from 'latchkey'

/** A form in the modal that is the connector's own. The code is not checked: this is an example. */
export default function CodeView({ link }: ConnectorViewProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        link('dev.latchkey.test')
      }}
    >
      <label>
        Code <input name="code" inputMode="numeric" />
      </label>
      <button type="submit">Continue</button>
    </form>
  )
}
