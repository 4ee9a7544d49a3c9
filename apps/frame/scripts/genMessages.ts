import { generate, keysFile, languageFile } from '../../../packages/kit/scripts/genMessages.ts'

// The frame's own catalogue: it says other things than the kit, and loads nothing of it.

await generate(new URL('..', import.meta.url), (catalogues) => {
  const keys = Object.keys(catalogues.en ?? {})
  const folder = 'src/screens/messages'
  return new Map([
    [`${folder}/keys.gen.ts`, keysFile(catalogues)],
    ...Object.entries(catalogues).map(([language, catalogue]): [string, string] => [
      `${folder}/${language}.gen.ts`,
      languageFile(language, catalogue, { name: language, type: 'Messages', keys }),
    ]),
  ])
})
