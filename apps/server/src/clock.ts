/** Unix milliseconds. Injected, so that tests can move time. */
export type Clock = () => number
