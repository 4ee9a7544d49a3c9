import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import type { FrameEnd } from '@latchkey/protocol/frame/frameEnd'
import type { Screens } from './screen.ts'

export type ThemedScreens = Screens & { setTheme(theme: FrameAsk<'syncTheme'>): void }

/** Loads what shows screens with the first one; until then the frame is as small as it can be. */
export function createScreens(options: createScreens.Options): ThemedScreens {
  let theme: FrameAsk<'syncTheme'> | undefined
  let opened: Promise<ThemedScreens> | undefined

  async function open(): Promise<ThemedScreens> {
    const { openScreens } = await import('./openScreens.tsx')
    const screens = openScreens(options)
    if (theme) screens.setTheme(theme)
    return screens
  }

  return {
    async show(...args) {
      opened ??= open()
      // The next screen tries again.
      opened.catch(() => {
        opened = undefined
      })
      return (await opened).show(...args)
    },
    setTheme(given) {
      theme = given
      opened?.then((screens) => screens.setTheme(given)).catch(() => undefined)
    },
  }
}

export declare namespace createScreens {
  type Options = Pick<FrameEnd, 'emit'>
}
