/** Such as `2026-11-17 20:15 UTC`: the time zone of the visitor is not known. */
export function writeTime(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
