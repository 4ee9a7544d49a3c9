import type { ConnectorViewProps } from 'latchkey'

/** A form that a connector adds to the modal. This example does not check the code. */
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
