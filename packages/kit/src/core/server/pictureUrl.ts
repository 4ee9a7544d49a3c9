import { apiUrl } from '../apiUrl.ts'
import type { Kit } from '../kit.ts'

/**
 * A picture's whole address; empty where it is none a page should load.
 *
 * Never one of another host: whoever draws a token or an avatar would learn
 * who looks at it. The server fetches such pictures itself.
 */
export function pictureUrl(kit: Kit, url: string): string {
  if (/^\/(?:public|v1\/image)\//.test(url)) return apiUrl(kit.options, url)
  return /^data:image\/(png|jpeg|webp|gif|avif)[;,]/i.test(url) ? url : ''
}
