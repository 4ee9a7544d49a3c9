import { existsSync } from 'node:fs'
import { generate } from '../../../packages/kit/scripts/genMessages.ts'
import { languageTags } from '../../../packages/protocol/src/languages.ts'

// Compiles messages/<language>/mails.json: the texts of mails, and of the pages that they link to.

const root = new URL('..', import.meta.url)
const translated = languageTags.filter((tag) => existsSync(new URL(`messages/${tag}/mails.json`, root)))

await generate(
  root,
  (catalogues) =>
    new Map([
      [
        'src/features/login/mails.gen.ts',
        `// Written by scripts/genMails.ts. Do not edit.\nexport const mails = ${JSON.stringify(catalogues, null, 1)} as const\n`,
      ],
    ]),
  translated,
)
