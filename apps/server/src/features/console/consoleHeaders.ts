/**
 * Headers of the console's page and files. It loads its own files, calls its own origin, and is
 * embedded nowhere; the only page in it is the embedded wallet, for logging in.
 */
export function consoleHeaders({ walletOrigin }: consoleHeaders.Options): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      // Of this origin: previews of mails, which have a policy of their own.
      walletOrigin === undefined ? "frame-src 'self'" : `frame-src 'self' ${walletOrigin}`,
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ].join('; '),
    'referrer-policy': 'no-referrer',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), bluetooth=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
  }
}

export declare namespace consoleHeaders {
  type Options = { readonly walletOrigin: string | undefined }
}
