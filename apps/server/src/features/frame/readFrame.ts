import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

/** The built files of the frame, in memory: they are few and small. */
export type FrameFiles = {
  readonly html: string
  /** The page of a window that the frame opens. */
  readonly popup: string
  /** The page of the window of a social login, before it goes to the provider. */
  readonly social: string
  /** By name in the folder `assets`. */
  readonly assets: ReadonlyMap<string, FrameFile>
}
export type FrameFile = { readonly bytes: Buffer; readonly type: string }

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Throws a one-sentence error if the frame was not built. */
export function readFrame(folder: string): FrameFiles {
  try {
    const names = readdirSync(join(folder, 'assets'))
    const assets = names.flatMap((name): [string, FrameFile][] => {
      const type = types[extname(name)]
      return type ? [[name, { bytes: readFileSync(join(folder, 'assets', name)), type }]] : []
    })
    const read = (page: string) => readFileSync(join(folder, page), 'utf8')
    return {
      html: read('frame.html'),
      popup: read('popup.html'),
      social: read('social.html'),
      assets: new Map(assets),
    }
  } catch (cause) {
    throw new Error(`FRAME_FOLDER: ${folder} has no built frame; run pnpm --filter @latchkey/frame build`, {
      cause,
    })
  }
}
