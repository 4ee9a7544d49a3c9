/** A value, or a promise of one. Most responses come from memory, where a promise would cost more than the work. */
export type Later<Value> = Value | Promise<Value>

/** Like `then`, but synchronous if the value is already there. */
export function andThen<Value, Next>(value: Later<Value>, next: (value: Value) => Later<Next>): Later<Next> {
  return value instanceof Promise ? value.then(next) : next(value)
}

/** Like `then` with an error handler, but synchronous if possible. */
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
