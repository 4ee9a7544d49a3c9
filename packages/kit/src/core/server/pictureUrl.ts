import type { Kit } from '../kit.ts'
import { apiUrl } from './apiUrl.ts'

/**
 * Absolute URL of an image; empty if the page should not load it.
 *
 * Images of other hosts are not loaded, because those hosts would learn the
 * visitor's IP address. The server proxies them.
 */
export function pictureUrl(kit: Kit, url: string): string {
  if (/^\/(?:public|v1\/image)\//.test(url)) return apiUrl(kit.options, url)
  return /^data:image\/(png|jpeg|webp|gif|avif)[;,]/i.test(url) ? url : ''
}
