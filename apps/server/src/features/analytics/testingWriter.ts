import { openSpool } from './spool.ts'

// Run by spool.test.ts and killed by it: appends numbered records endlessly, and prints
// each number once the record is durable.
const [folder = '', start = '0'] = process.argv.slice(2)
const spool = await openSpool({
  folder,
  maxBytes: 64 << 20,
  segmentBytes: 64 << 10,
  log: { warn: () => undefined },
})
let next = Number(start)
const appendForEver = async () => {
  for (;;) {
    const number = next
    next += 1
    await spool.append([Buffer.from(`${number} ${'x'.repeat(number % 700)}`)])
    process.stdout.write(`${number}\n`)
  }
}
await Promise.all(Array.from({ length: 8 }, appendForEver))
