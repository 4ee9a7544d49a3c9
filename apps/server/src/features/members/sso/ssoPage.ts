/**
 * The page that a browser gets when it comes back from the identity provider. It moves on by itself:
 * the request after it comes from our own site, so that browsers send cookies with `SameSite=Strict`.
 */
export function ssoPage(target: string): { readonly html: string; readonly headers: Record<string, string> } {
  const url = target.replace(/[&"<>]/g, (char) => `&#${char.charCodeAt(0)};`)
  return {
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${url}"><title>Latchkey</title><a href="${url}">Latchkey</a></html>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    },
  }
}
