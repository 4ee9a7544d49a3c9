/** At once, or later where something has to be fetched: most answers come from memory, and a promise would cost more than they do. */
export type Later<Value> = Value | Promise<Value>

/** Goes on with a value: at once where it is there. */
export function andThen<Value, Next>(value: Later<Value>, next: (value: Value) => Later<Next>): Later<Next> {
  return value instanceof Promise ? value.then(next) : next(value)
}

/** Makes a value and goes on with it, or with what was thrown on the way. */
export function after<Value>(
  make: () => Later<Value>,
  next: (value: Value) => void,
  fail: (error: Error) => void,
): void {
  try {
    const done = andThen(make(), next)
    if (done instanceof Promise) done.catch(fail)
  } catch (error) {
    fail(error as Error)
  }
}
