/** Names of the server's settings. */
export function Variables({ names }: { names: readonly string[] }) {
  return (
    <span className="settings-variables" translate="no">
      {names.map((name) => (
        <code key={name} dir="ltr">
          {name}
        </code>
      ))}
    </span>
  )
}
