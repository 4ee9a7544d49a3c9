import { cpSync, rmSync } from 'node:fs'

// The page loads these files from its own origin.
rmSync('public/latchkey', { recursive: true, force: true })
cpSync('node_modules/latchkey/dist/script', 'public/latchkey', { recursive: true })
