import type { Catalogue } from './messageArgs.ts'

const files = import.meta.glob<Catalogue>(['./messages/shell.ar.gen.ts', './messages/*.nav.ar.gen.ts'], {
  eager: true,
  import: 'messages',
})

export const shellWords: Catalogue = Object.assign({}, ...Object.values(files))
