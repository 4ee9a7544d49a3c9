import type { Kit } from '../core/kit.ts'
import type { FaultName } from './faults.ts'
import type { Log } from './log.ts'
import type { Request } from './request.ts'
import { watchFetch } from './watchFetch.ts'
import { watchProviders } from './watchProviders.ts'
import { watchSockets } from './watchSockets.ts'

/** Logs requests to the kit's own addresses, and lets faults answer them. Others pass untouched. */
export function watchRequests(
  kit: Kit,
  log: Log<Request>,
  isOn: (name: FaultName) => boolean,
): { stop(): void; closeSockets(): void } {
  const sockets = watchSockets(kit, log, isOn)
  const stops = [watchFetch(kit, log, isOn), sockets.stop, watchProviders(kit, log)]
  return {
    stop() {
      for (const stop of stops) stop()
    },
    closeSockets: sockets.closeAll,
  }
}
