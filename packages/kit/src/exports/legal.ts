export { legal } from '../features/legal/legal.ts'
