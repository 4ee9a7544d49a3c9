// Loaded before a server process (`node --import`): its wall clock is wrong by CLOCK_SKEW_MS.
// Timers and the monotonic clock are right, as on a machine whose time was never set.
const skew = Number(process.env.CLOCK_SKEW_MS ?? 0)
const RealDate = Date
const now = () => RealDate.now() + skew

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length ? args : [now()], newTarget) as object,
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
