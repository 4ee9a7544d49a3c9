import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: { main: 'src/main.ts' },
  platform: 'node',
  target: 'node22',
  fixedExtension: false,
  dts: false,
})
