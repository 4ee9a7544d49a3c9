/** For every picture, whoever drew it: pages may show it, and opened by itself it runs nothing. */
export const pictureHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
} as const
