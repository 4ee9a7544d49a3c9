/** Milliseconds since 1970. Passed in, so that a test can move time. */
export type Clock = () => number
