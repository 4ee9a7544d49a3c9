const groupLength = 4

/** The code as it is shown and written down: in groups of four characters. */
export function kitGroups(code: string): string[] {
  return code.match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? []
}

/** What a person typed, as the code has it: without spaces, and with the digits that letters look like. */
export function readTyped(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
}

/** Two whole groups to ask for, in their order. */
export function pickGroups(code: string, random: () => number = Math.random): [number, number] {
  const whole = kitGroups(code).filter(({ length }) => length === groupLength).length
  const first = Math.floor(random() * whole)
  const second = (first + 1 + Math.floor(random() * (whole - 1))) % whole
  return first < second ? [first, second] : [second, first]
}
