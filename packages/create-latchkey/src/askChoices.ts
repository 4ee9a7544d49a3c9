import { isCancel, select, text } from '@clack/prompts'
import { packageName } from './packageName.ts'
import { type Template, templateNames, templates } from './templates.ts'

export type Choices = { readonly folder: string; readonly template: Template }

/** Asks for what the arguments leave open; resolves to undefined if the person gives up. */
export async function askChoices(given: Partial<Choices>): Promise<Choices | undefined> {
  const folder =
    given.folder ??
    (await text({
      message: 'Name of the folder',
      placeholder: 'my-app',
      defaultValue: 'my-app',
      validate: (value) => problemOf(value || 'my-app'),
    }))
  if (isCancel(folder)) return undefined
  const template =
    given.template ??
    (await select({
      message: 'Template',
      options: templateNames.map((value) => ({ value, label: templates[value], hint: value })),
    }))
  return isCancel(template) ? undefined : { folder, template }
}

function problemOf(folder: string): string | undefined {
  try {
    packageName(folder)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
