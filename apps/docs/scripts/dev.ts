import { watch } from 'node:fs'
import { join } from 'node:path'
import { dev } from 'astro'
import { writePages } from './writePages.ts'

// Pages are written anew whenever one in docs/ changes; Astro then reloads them.
const root = join(import.meta.dirname, '../../..')

await writePages()
await dev({ root: join(import.meta.dirname, '..') })
let later: NodeJS.Timeout | undefined
watch(join(root, 'docs'), { recursive: true }, () => {
  clearTimeout(later)
  later = setTimeout(() => void writePages().catch(console.error), 200)
})
