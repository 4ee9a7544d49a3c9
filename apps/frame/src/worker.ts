import { indexedDbDevice } from './indexedDbDevice.ts'
import { type Endpoint, serveVault } from './serveVault.ts'

// The only place where keys of the wallet exist in the clear: a worker has no DOM, and no
// script of the page can reach into it.

// TypeScript has no type for a worker's global scope next to that of a page.
serveVault(globalThis as unknown as Endpoint, indexedDbDevice())
