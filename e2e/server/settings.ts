/** `FAULTS=quick` makes every run short enough for each push. */
export const quick = process.env.FAULTS === 'quick'

/** One number for a whole run, another for a quick one. */
export const scale = (whole: number, short: number): number => (quick ? short : whole)
