import { generate, keysFile, languageFile, pick } from '../../../packages/kit/scripts/genMessages.ts'

// The frame's own catalogue: it says other things than the kit, and loads nothing of it.

/** In English, a file for each: what one visit needs, another does not. */
const subjects = {
  approval: (key: string) => key.startsWith('approval.'),
  confirm: (key: string) => key.startsWith('confirm.'),
  exit: (key: string) => key.startsWith('exit.'),
  security: (key: string) => key.startsWith('security.'),
  login: (key: string) => !/^(approval|confirm|exit|security|social)\./.test(key),
}
type Subject = keyof typeof subjects

/** In the others there are fewer files, as each is named with its hash in every page of the frame. */
const parts: Readonly<Record<string, readonly Subject[]>> = {
  asked: ['approval', 'confirm', 'login'],
  managed: ['exit', 'security'],
}

/** What the window of a social login says. It is plain text: the window loads as little as it can. */
const isOfWindow = (key: string) => key.startsWith('social.')

const header = '// Written by scripts/genMessages.ts. Do not edit.\n'
const table = (texts: string) => `Readonly<Record<Locale, () => Promise<{ readonly default: ${texts} }>>>`

await generate(new URL('..', import.meta.url), (all) => {
  const folder = 'src/screens/messages'
  const screens = pick(all, (key) => !isOfWindow(key))
  const tags = Object.keys(all)
  const others = tags.filter((tag) => tag !== 'en')
  const importAll = (path: (tag: string) => string, some = tags) =>
    some.map((tag) => `    '${tag}': () => import('${path(tag)}'),`).join('\n')
  return new Map([
    [`${folder}/keys.gen.ts`, keysFile(screens)],
    ...Object.entries(subjects).map(([subject, isMeant]): [string, string] => [
      `${folder}/${subject}.en.gen.ts`,
      languageFile('en', pick(screens, isMeant).en ?? {}),
    ]),
    ...Object.entries(parts).flatMap(([part, said]) =>
      Object.entries(pick(screens, (key) => said.some((subject) => subjects[subject](key))))
        .filter(([tag]) => tag !== 'en')
        .map(([tag, catalogue]): [string, string] => [
          `${folder}/${part}.${tag}.gen.ts`,
          languageFile(tag, catalogue),
        ]),
    ),
    [
      `${folder}/load.gen.ts`,
      `${header}import type { Catalogue, Locale } from './keys.gen.ts'

${Object.keys(parts)
  .map((part) => `const ${part} = {\n${importAll((tag) => `./${part}.${tag}.gen.ts`, others)}\n}\n`)
  .join('')}
export type Subject = ${Object.keys(subjects)
        .map((subject) => `'${subject}'`)
        .join(' | ')}

/** Words by subject and language. */
export const load: Readonly<Record<Subject, ${table('Catalogue')}>> = {
${Object.entries(parts)
  .flatMap(([part, said]) =>
    said.map((subject) => `  ${subject}: { ...${part}, en: () => import('./${subject}.en.gen.ts') },`),
  )
  .join('\n')}
}
`,
    ],
    ...Object.entries(pick(all, isOfWindow)).map(([tag, texts]): [string, string] => [
      `src/social/words/${tag}.gen.ts`,
      `${header}export default ${JSON.stringify(texts, null, 1)} as const\n`,
    ]),
    [
      'src/social/words/load.gen.ts',
      `${header}import type { Locale } from '../../screens/messages/keys.gen.ts'

export type SocialKey = ${Object.keys(pick(all, isOfWindow).en ?? {})
        .map((key) => `'${key}'`)
        .join(' | ')}

/** The words of the window, by language. */
export const load: ${table('Readonly<Record<SocialKey, string>>')} = {
${importAll((tag) => `./${tag}.gen.ts`)}
}
`,
    ],
  ])
})
