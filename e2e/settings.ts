/** Where the built example is served. */
export const hostPort = Number(process.env.E2E_PORT ?? 4471)

/** Debian's Chromium, kept from phoning home. */
export const chromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
