/** Places where wallets and exchanges are restricted by law, as a start for a list of your own. */
export const restrictedTimeZones: readonly string[] = [
  'Asia/Shanghai',
  'Asia/Urumqi',
  'Asia/Chongqing',
  'Asia/Harbin',
  'Asia/Kashgar',
  'Asia/Macau',
  'Asia/Hong_Kong',
  'Asia/Macao',
  'Asia/Beijing',
]

/** Whether the clock of this device is set to one of these zones. */
export function isIn(zones: readonly string[]): boolean {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone.toLowerCase()
  return zones.some((zone) => zone.toLowerCase() === own)
}
