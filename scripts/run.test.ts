import { expect, test } from 'vitest'
import { run } from './run.ts'

test('behavior: returns output and exit code', async () => {
  const outcome = await run('node', ['-e', 'console.log(process.env.WORD); process.exit(3)'], {
    env: { WORD: 'hi' },
  })
  expect(outcome).toMatchObject({ code: 3, output: 'hi\n' })
})

test('behavior: lines that are shown begin with the label, also a last one without an end', async () => {
  const script = `import { run } from './run.ts'
    await run('node', ['-e', 'console.log("one"); process.stdout.write("two")'], { show: 'build: ' })`
  const args = ['--input-type=module', '-e', script]
  expect((await run('node', args, { cwd: import.meta.dirname })).output).toBe('build: one\nbuild: two\n')
})

test('error: a command that does not exist', async () => {
  const outcome = await run('no-such-command', [])
  expect(outcome).toMatchObject({ code: -1, output: expect.stringContaining('ENOENT') })
})

test('error: a timeout kills the command and everything it started', async () => {
  const { code, output, seconds } = await run('sh', ['-c', 'sleep 60 & echo $!; wait'], { limit: 0.3 })
  expect(code).toBe(-1)
  expect(seconds).toBeLessThan(10)
  await expect.poll(() => isRunning(Number(output))).toBe(false)
})

test('behavior: processes that a finished command left running are killed', async () => {
  const { code, output } = await run('sh', ['-c', 'sleep 60 & echo $!'])
  expect(code).toBe(0)
  // A signal takes a moment to arrive.
  await expect.poll(() => isRunning(Number(output))).toBe(false)
})

/** A killed process stays listed as a zombie until its parent collects it. */
async function isRunning(pid: number): Promise<boolean> {
  expect(pid).toBeGreaterThan(1)
  const { output } = await run('ps', ['-o', 'stat=', '-p', String(pid)])
  return output.trim() !== '' && !output.startsWith('Z')
}
