import type { Connector } from '../../core/connections/connector.ts'
import css from './consent.css?inline'
import type { Documents } from './documents.ts'
import { drawConsent } from './drawConsent.ts'
import { drawNotice } from './drawNotice.ts'
import { isIn } from './timeZones.ts'

/**
 * Asks visitors to agree to your terms before they choose a wallet or log in: a box in the
 * Connect view, with links to the documents. It stays ticked on later visits, until a document
 * has another address.
 *
 * @example
 * createLatchkey({ drivers, connectors: [legal({ termsUrl: 'https://example.com/terms' })] })
 */
export function legal(options: legal.Options): Connector {
  const urls = [options?.termsUrl, options?.privacyUrl].filter((url) => url !== undefined)
  if (urls.length === 0 || !urls.every((url) => /^https?:\/\//.test(url)))
    throw new TypeError('legal: pass `termsUrl`, `privacyUrl` or both; they begin with https://.')
  const { notIn = [] } = options
  return {
    id: 'legal',
    wallets(_, onChange) {
      onChange([])
      return () => {}
    },
    logins: [
      {
        id: 'consent',
        css,
        // An `Intl` object is slow to make, so only if there is a list.
        draw: (parent, args) =>
          notIn.length > 0 && isIn(notIn) ? drawNotice(parent, args) : drawConsent(parent, options, args),
      },
    ],
  }
}

export declare namespace legal {
  type Options = Documents & {
    /**
     * False to show the links without a box.
     *
     * @default true
     */
    readonly isConsentRequired?: boolean | undefined
    /**
     * Time zones whose visitors you do not serve; they are told so instead. It is what their
     * device says, and no proof of where they are.
     *
     * @default none
     */
    readonly notIn?: readonly string[] | undefined
  }
}
