import type { Targets } from './target.ts'
import { approvals } from './targets/approvals.ts'
import { chains } from './targets/chains.ts'
import { kit } from './targets/kit.ts'
import { protocol } from './targets/protocol.ts'
import { server } from './targets/server.ts'

/** Every hand-written parser that gets bytes or text from outside. */
export const targets: Targets = { ...protocol, ...chains, ...approvals, ...kit, ...server }
