// Preloaded into a server process (`node --import`): shifts its wall clock by CLOCK_SKEW_MS.
// Timers and the monotonic clock are unchanged, as on a machine with a wrong time.
const skew = Number(process.env.CLOCK_SKEW_MS ?? 0)
const RealDate = Date
const now = () => RealDate.now() + skew

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length ? args : [now()], newTarget) as object,
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
