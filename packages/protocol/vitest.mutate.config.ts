import { defineConfig } from 'vitest/config'

// Tests for mutations of the frame's protocol.
export default defineConfig({
  test: { include: ['src/frame/*.test.ts'] },
})
