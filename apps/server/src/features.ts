import type { Feature } from './feature.ts'
import { allowances } from './features/allowances/allowances.ts'
import { analytics } from './features/analytics/analytics.ts'
import { balance } from './features/balance/balance.ts'
import { chains } from './features/chains/chains.ts'
import { config } from './features/config/config.ts'
import { health } from './features/health/health.ts'
import { history } from './features/history/history.ts'
import { identity } from './features/identity/identity.ts'
import { names } from './features/names/names.ts'
import { nfts } from './features/nfts/nfts.ts'
import { onramp } from './features/onramp/onramp.ts'
import { pictures } from './features/pictures/pictures.ts'
import { prices } from './features/prices/prices.ts'
import { admin } from './features/projects/admin.ts'
import { rpc } from './features/rpc/rpc.ts'
import { sessions } from './features/sessions/sessions.ts'
import { siwx } from './features/siwx/siwx.ts'
import { swap } from './features/swap/swap.ts'
import { wallets } from './features/wallets/wallets.ts'

/** Everything the server does, one line each. */
export const features: readonly Feature[] = [
  health,
  admin,
  config,
  chains,
  wallets,
  rpc,
  identity,
  balance,
  history,
  allowances,
  nfts,
  pictures,
  prices,
  swap,
  onramp,
  names,
  sessions,
  siwx,
  analytics,
]
