/** The parts that `FIGURES` names; all of them by default. */
export function wantedParts<Part>(parts: Readonly<Record<string, Part>>): Part[] {
  const wanted = process.env.FIGURES?.split(',') ?? Object.keys(parts)
  return wanted.map((name) => {
    if (!Object.hasOwn(parts, name))
      throw new Error(`No part ${name}. There are: ${Object.keys(parts).join(', ')}`)
    return parts[name] as Part
  })
}
