export { legal } from '../features/legal/legal.ts'
export { restrictedTimeZones } from '../features/legal/timeZones.ts'
