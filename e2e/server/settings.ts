/** `FAULTS=quick` shortens every run, for use in CI. */
export const quick = process.env.FAULTS === 'quick'

/** One value for a full run, another for a quick one. */
export const scale = (whole: number, short: number): number => (quick ? short : whole)
