// Preloaded into a measured process (`node --expose-gc --import`): collects garbage on a
// signal, so that only live memory is measured.
process.on('SIGUSR2', () => globalThis.gc?.())
