import { defineEnvVars } from '@sveltejs/kit/env'

const optional = (value: string | undefined) => value || undefined

// Read when the server starts. Both are public: the modal asks the server from the visitor's browser.
export const variables = defineEnvVars({
  PUBLIC_LATCHKEY_API: { public: true, schema: optional },
  PUBLIC_LATCHKEY_PROJECT: { public: true, schema: optional },
})
