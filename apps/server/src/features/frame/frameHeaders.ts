import { createHash } from 'node:crypto'
import { isOriginPattern } from '@latchkey/protocol/origin'

/**
 * Headers of the wallet's pages and files. The page that holds keys loads nothing but its
 * own files, talks to its own servers only, and can only be embedded by pages of the project.
 *
 * The import map has a hash of every file. `Integrity-Policy` would demand that, but WebKit
 * does not look there for it, and then runs nothing.
 */
export function frameHeaders({ ancestors, servers, html }: frameHeaders.Options): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self'${inlineHashes(html)}`,
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "worker-src 'self'",
      // Its own files too: it checks those of its worker before it runs them.
      `connect-src 'self' ${[...new Set(servers)].join(' ')}`,
      "form-action 'none'",
      "base-uri 'none'",
      "frame-src 'none'",
      `frame-ancestors ${ancestors.filter(isOriginPattern).join(' ') || "'none'"}`,
      "require-trusted-types-for 'script'",
      'trusted-types latchkey',
    ].join('; '),
    'referrer-policy': 'no-referrer',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), bluetooth=()',
    // A different project has different ancestors; and a withdrawn build must not come back.
    'cache-control': 'no-store',
    ...isolationHeaders,
  }
}

/**
 * Of the wallet's files. A worker has the policy of its own file, not that of the page: the
 * one that holds keys loads its own files and can send nothing anywhere, except to the page.
 */
export const fileHeaders = {
  'content-security-policy': "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'",
  // Their names contain a hash of their content.
  'cache-control': 'public, max-age=31536000, immutable',
} as const

/** Of every answer on the wallet's origin, its files included: pages that isolate themselves can embed it. */
export const isolationHeaders = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
} as const

export declare namespace frameHeaders {
  type Options = {
    /** Origin patterns of the project. */
    readonly ancestors: readonly string[]
    /** Origins that it calls. */
    readonly servers: readonly string[]
    readonly html: string
  }
}

/** The import map is the only inline script. */
function inlineHashes(html: string): string {
  const scripts = html.matchAll(/<script type="importmap">(.*?)<\/script>/gs)
  return [...scripts]
    .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('')
}
