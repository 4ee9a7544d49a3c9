import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: { index: 'src/index.ts', main: 'src/main.ts' },
  platform: 'node',
  target: 'es2022',
  dts: true,
  fixedExtension: false,
})
