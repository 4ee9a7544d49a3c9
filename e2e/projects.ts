import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What journeys run on, by the import that names it; the first that fits counts. Files that run on
 * the same follow one another, so that a worker starts it once: for each file it is started again
 * otherwise, in every worker. What takes long as a whole comes first.
 */
const environments = {
  console: /rig\/console\//,
  wallet: /rig\/startRig/,
  relay: /world\/relay/,
  families: /world\/(chainWorld|families\/)/,
  money: /world\/world/,
  page: /./,
}

/** The projects of Playwright, one for each environment. */
export function projectsOf(folder: string): { name: string; testMatch: string[] }[] {
  const rest = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
  return Object.entries(environments).map(([name, imported]) => {
    const testMatch = [...rest].flatMap(([file, text]) => (imported.test(text) ? [file] : []))
    for (const file of testMatch) rest.delete(file)
    return { name, testMatch: testMatch.map((file) => `**/${file}`) }
  })
}
