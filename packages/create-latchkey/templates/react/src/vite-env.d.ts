/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_LATCHKEY_API?: string
  readonly VITE_LATCHKEY_PROJECT?: string
}
