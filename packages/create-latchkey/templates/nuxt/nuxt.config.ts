export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  app: { head: { title: 'My app', htmlAttrs: { lang: 'en' } } },
  css: ['~/style.css'],
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('latchkey-') } },
  // NUXT_PUBLIC_LATCHKEY_API and NUXT_PUBLIC_LATCHKEY_PROJECT, read when the server starts.
  runtimeConfig: { public: { latchkeyApi: '', latchkeyProject: '' } },
  // Found on the first visit otherwise, which reloads the page in development.
  vite: {
    optimizeDeps: {
      include: ['latchkey', 'latchkey/element', 'latchkey/evm', 'latchkey/testing', 'latchkey/vue'],
    },
  },
  hooks: {
    // Nuxt tells browsers to load ahead what scripts import later: the modal, before anyone opens it.
    'build:manifest'(manifest) {
      for (const file of Object.values(manifest)) file.prefetch = false
    },
  },
})
