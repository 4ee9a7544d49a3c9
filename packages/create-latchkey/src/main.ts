#!/usr/bin/env node
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { askChoices } from './askChoices.ts'
import { createApp } from './createApp.ts'
import { isTemplate, templateNames, templates } from './templates.ts'

const help = `npm create latchkey <folder> -- --template <name>

${templateNames.map((name) => `  ${name.padEnd(12)} ${templates[name]}`).join('\n')}

Without arguments it asks. A folder that has files is never written to.
`

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { template: { type: 'string', short: 't' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) return say(help)
  const [folder, more] = positionals
  const { template } = values
  if (more !== undefined) throw new Error('Name one folder. Its path may have no spaces without quotes.')
  if (template !== undefined && !isTemplate(template))
    throw new Error(
      `There is no template ${JSON.stringify(template)}. There are ${templateNames.join(', ')}.`,
    )

  const isComplete = folder !== undefined && template !== undefined
  if (!isComplete && !process.stdin.isTTY) throw new Error(`Name a folder and a template:\n\n${help}`)
  const choices = isComplete
    ? { folder, template }
    : await askChoices({ ...(folder && { folder }), ...(template && { template }) })
  if (!choices) {
    process.exitCode = 1
    return
  }
  createApp(choices)

  const path = relative(process.cwd(), resolve(choices.folder))
  const manager = managerOf(process.env.npm_config_user_agent)
  const steps = [
    path && `cd ${/\s/.test(path) ? JSON.stringify(path) : path}`,
    `${manager} install`,
    `${manager} run dev`,
  ]
  say(
    `\n${path || 'The app'} is ready\n\n${steps
      .filter(Boolean)
      .map((step) => `  ${step}\n`)
      .join('')}\n`,
  )
}

/** The package manager that runs this, such as `pnpm/12.18.0 npm/? node/v24.21.0 linux x64`. */
function managerOf(agent = ''): string {
  const name = agent.split('/')[0] ?? ''
  return ['pnpm', 'yarn', 'bun'].includes(name) ? name : 'npm'
}

function say(text: string): void {
  process.stdout.write(text)
}

await main().catch((error: Error) => {
  process.stderr.write(`create-latchkey: ${error.message}\n`)
  process.exitCode = 1
})
