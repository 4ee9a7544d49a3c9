import { defaultClientConditions, defineConfig } from 'vite'

/** The script-tag build: one small file to include, the rest beside it for the first click. */
export default defineConfig({
  resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/script',
    target: 'es2022',
    modulePreload: false,
    lib: { entry: 'src/exports/script/latchkey.tsx', formats: ['es'] },
    rolldownOptions: {
      output: { entryFileNames: 'latchkey.js', chunkFileNames: 'latchkey-[name]-[hash].js' },
    },
  },
})
