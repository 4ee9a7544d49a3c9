import { createScreenQueue, type ScreenQueue } from './screenQueue.ts'
import { openStage } from './stage.tsx'

/** Everything that shows screens, in one file to load. */
export function openScreens({ emit }: openScreens.Options): ScreenQueue {
  return createScreenQueue({ emit, openStage })
}

export declare namespace openScreens {
  type Options = Pick<createScreenQueue.Options, 'emit'>
}
