import { isRecord } from '../isRecord.ts'

// What `earlyChecks.gen.ts` is written with. JSON has no undefined and no inherited members.

type Check = (value: unknown) => boolean

export const text: Check = (value) => typeof value === 'string'
export const flag: Check = (value) => typeof value === 'boolean'
/* @__NO_SIDE_EFFECTS__ */
export const whole =
  (least: number): Check =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= least
/* @__NO_SIDE_EFFECTS__ */
export const one =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)
/* @__NO_SIDE_EFFECTS__ */
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
/* @__NO_SIDE_EFFECTS__ */
export const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
/* @__NO_SIDE_EFFECTS__ */
export const record =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check)
/* @__NO_SIDE_EFFECTS__ */
export const object =
  (needed: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}): Check =>
  (value) =>
    isRecord(value) &&
    Object.entries(needed).every(([name, check]) => check(value[name])) &&
    Object.entries(optional).every(([name, check]) => value[name] === undefined || check(value[name]))
