import type { Parts } from '../../../feature.ts'

/** Logos of mails. They are sent with the mail: a picture that a mail program loads tells who reads it. */
export type Logos = {
  /** Undefined if there is none that mail programs can show. */
  find(url: string | null): Promise<Logo | undefined>
}
export type Logo = { readonly bytes: Buffer; readonly type: string }

/** Mail programs show no others. */
const types: readonly string[] = ['image/png', 'image/jpeg', 'image/gif']
const maxBytes = 100 << 10
const imagePath = '/v1/image/'

export function createLogos(pictures: Parts['pictures']): Logos {
  return {
    async find(url) {
      const path = url === null ? undefined : pictures.link(url)
      if (!path?.startsWith(imagePath)) return undefined
      const found = await pictures.open(path.slice(imagePath.length)).catch(() => undefined)
      return found && types.includes(found.type) && found.bytes.length <= maxBytes ? found : undefined
    },
  }
}
