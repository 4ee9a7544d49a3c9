import type { Answer } from '@latchkey/protocol/http/contract'
import type { nodeList } from '@latchkey/protocol/http/nodes'

export type ChainNodes = Answer<typeof nodeList>['chains'][number]
