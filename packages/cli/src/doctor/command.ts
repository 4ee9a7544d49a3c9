import { parseArgs } from 'node:util'
import type { Command } from '../command.ts'
import { ownVersion } from '../ownVersion.ts'
import { examine } from './examine.ts'
import { docsOf, type Finding } from './finding.ts'

const help = `latchkey doctor [url] [options]

  url              your page, to check its content security policy and origin
  --api <url>      your server; without it, what the sources or VITE_LATCHKEY_API say
  --project <id>   your project; without it, what the sources or VITE_LATCHKEY_PROJECT say
  --relay <url>    your relay; without it, what the sources say
  --json           prints JSON

Checks the app in this folder. Where DATABASE_URL or SECRET is set, it checks those settings of a
server too. Ends with 1 if something fails.
`

/** `latchkey doctor` */
export const doctor: Command = {
  help,
  async run(args) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        api: { type: 'string' },
        project: { type: 'string' },
        relay: { type: 'string' },
        json: { type: 'boolean' },
      },
    })
    const [url, more] = positionals
    if (more !== undefined) throw new Error('Name one page.')
    if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
      throw new Error(`${JSON.stringify(url)} is not the URL of a page, such as https://app.example.com`)
    const { node } = process.versions
    const about = { folder: process.cwd(), env: process.env, nodeVersion: node, cliVersion: ownVersion() }
    const found = await examine({ ...about, url, given: values })
    process.stdout.write(values.json ? toJson(found) : toText(found))
    return found.some(({ level }) => level === 'fail') ? 1 : 0
  },
}

function toText(found: readonly Finding[]): string {
  const lines = found.map((finding) => {
    const line = `${finding.level.padEnd(4)} ${finding.code.padEnd(13)} ${finding.text}`
    return finding.level === 'ok' ? line : `${line}\n${' '.repeat(19)}${docsOf(finding)}`
  })
  return `${lines.join('\n')}\n`
}

function toJson(found: readonly Finding[]): string {
  return `${JSON.stringify({ findings: found.map((finding) => ({ ...finding, docs: docsOf(finding) })) }, null, 2)}\n`
}
