import type { Catalogue } from './messageArgs.ts'

const files = import.meta.glob<Catalogue>(['./messages/shell.en.gen.ts', './messages/*.nav.en.gen.ts'], {
  eager: true,
  import: 'messages',
})

export const shellWords: Catalogue = Object.assign({}, ...Object.values(files))
