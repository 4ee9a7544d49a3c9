import { defineConfig } from 'vitest/config'

// Tests for mutations of the vault: every mutation runs those that reach it, so the long ones are left out.
export default defineConfig({
  resolve: { conditions: ['@latchkey/source'] },
  ssr: { resolve: { conditions: ['@latchkey/source'] } },
  test: {
    include: ['src/vault/*.test.ts'],
    exclude: ['src/vault/{crash,concurrent}.test.ts'],
  },
})
