// Loaded before a process that is measured (`node --expose-gc --import`): on a signal it
// throws away what nobody needs, so that what is left is what it needs.
process.on('SIGUSR2', () => globalThis.gc?.())
