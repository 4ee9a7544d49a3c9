/** The packages that a release publishes, all with the same version. Those that others need come first. */
export const published: readonly string[] = [
  '@latchkey/server',
  '@latchkey/node',
  '@latchkey/migrate',
  '@latchkey/cli',
  'create-latchkey',
  'latchkey',
]
