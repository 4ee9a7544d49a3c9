import { generate, keysFile, languageFile } from '../../../packages/kit/scripts/genMessages.ts'

// The frame's own catalogue: it says other things than the kit, and loads nothing of it.

/** A file for each: what one visit needs, another does not. */
const subjects = {
  approval: (key: string) => key.startsWith('approval.'),
  confirm: (key: string) => key.startsWith('confirm.'),
  exit: (key: string) => key.startsWith('exit.'),
  security: (key: string) => key.startsWith('security.'),
  login: (key: string) => !/^(approval|confirm|exit|security|social)\./.test(key),
}
/** What the window of a social login says. It is plain text in one file: the window loads as little as it can. */
const isOfWindow = (key: string) => key.startsWith('social.')

type Catalogues = Parameters<Parameters<typeof generate>[1]>[0]

await generate(new URL('..', import.meta.url), (all) => {
  const folder = 'src/screens/messages'
  const screens = pick(all, (key) => !isOfWindow(key))
  return new Map([
    [`${folder}/keys.gen.ts`, keysFile(screens)],
    ...Object.entries(subjects).flatMap(([subject, isMeant]) =>
      Object.entries(pick(screens, isMeant)).map(([language, catalogue]): [string, string] => [
        `${folder}/${subject}.${language}.gen.ts`,
        languageFile(language, catalogue, {
          name: language,
          type: 'Partial<Messages>',
          keys: Object.keys(catalogue),
        }),
      ]),
    ),
    [
      'src/social/words.gen.ts',
      `// Written by scripts/genMessages.ts. Do not edit.\nexport const words = ${JSON.stringify(pick(all, isOfWindow), null, 1)} as const\n`,
    ],
  ])
})

function pick(all: Catalogues, isMeant: (key: string) => boolean): Catalogues {
  return Object.fromEntries(
    Object.entries(all).map(([language, catalogue]) => [
      language,
      Object.fromEntries(Object.entries(catalogue).filter(([key]) => isMeant(key))),
    ]),
  )
}
