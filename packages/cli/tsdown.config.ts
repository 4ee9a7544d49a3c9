import { defineConfig } from 'tsdown'
import { bundledLicences } from '../../apps/server/scripts/bundledLicences.ts'

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    guardProcess: 'src/dev/guardProcess.ts',
    pgliteProcess: 'src/dev/database/pgliteProcess.ts',
  },
  platform: 'node',
  target: 'node22',
  fixedExtension: false,
  dts: false,
  deps: {
    alwaysBundle: [/^@latchkey\/protocol/, 'smtp-server', 'postal-mime', '@electric-sql/pglite-socket'],
    onlyBundle: false,
  },
  plugins: [bundledLicences()],
})
