import { badRequest, originRefused } from '@latchkey/protocol/catalogue'
import * as contract from '@latchkey/protocol/http/onramp'
import { type App, defineFeature, type Parts, type Serving } from '../../feature.ts'
import { checkTrustedOrigin } from '../../projects/checkTrustedOrigin.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import { countSources } from '../../vendors/countSources.ts'
import { checkoutCommand } from './checkoutCommand.ts'
import { deleteCheckouts, recordCheckout } from './checkoutLog.ts'
import { createOnramp, type Onramp } from './createOnramp.ts'
import { readDecimal } from './decimal.ts'

/** Used if the country is unknown. */
const defaultCountry = 'US'

import type {} from './tables.ts'

declare module '../../feature.ts' {
  interface Parts {
    onramp: Onramp
  }
}

/** On-ramp: buying crypto. */
export const onramp = defineFeature({
  name: 'onramp',
  needs: ['cache', 'clock', 'config', 'db', 'hashKey', 'log', 'metrics', 'vendors'],
  open({ cache, hashKey, metrics, vendors }) {
    const providers = vendors.follow('onramp', (own) => countSources('onramp', metrics, own))
    return createOnramp({ providers, cache, hashKey })
  },
  routes,
  commands: [checkoutCommand],
  projectTables: { onramp_audit: 'records of checkouts' },
  jobs: ({ clock, config, db }) => [
    {
      name: 'onramp-retention',
      schedule: '27 3 * * *',
      async run() {
        const before = new Date(clock() - config.onrampRetentionDays * 86_400_000)
        await deleteCheckouts(db, { before })
      },
    },
  ],
})

function routes(app: App, deps: Serving & Pick<Parts, 'clock' | 'db' | 'hashKey' | 'log' | 'onramp'>) {
  const { clock, db, hashKey, log, onramp } = deps
  const read = { access: 'project', class: 'data' } as const

  route(
    app,
    deps,
    contract.onrampOptions,
    { ...read, cache: 'public, max-age=3600, stale-while-revalidate=86400' },
    async ({ query: { country = defaultCountry, subdivision }, signal }) => {
      const { purchaseCurrencies, paymentCurrencies } = await onramp.options({ country, subdivision }, signal)
      return {
        purchaseCurrencies: [...purchaseCurrencies],
        paymentCurrencies: [...paymentCurrencies],
        providers: onramp.providers(),
      }
    },
  )

  route(app, deps, contract.onrampQuote, read, async ({ body, signal }) => {
    const { purchaseCurrency, paymentCurrency, network, country = defaultCountry, subdivision } = body
    const amount = readDecimal(body.amount)
    const [known] = paymentCurrency.payment_method_limits
    if (amount === undefined || amount === '0')
      throw new Refusal(badRequest, { field: 'amount', description: 'Not an amount of money' })
    const offers = await onramp.quote(
      {
        symbol: code('purchaseCurrency', purchaseCurrency.symbol),
        // Clients may send the symbol instead of a network.
        network: purchaseCurrency.networks.find(({ name }) => name === network)?.name,
        amount,
        currency: code('paymentCurrency', paymentCurrency.id),
        method: code('paymentMethod', body.paymentMethod ?? known?.id ?? 'card').toLowerCase(),
        country,
        subdivision,
      },
      signal,
    )
    return { ...offers[0], offers }
  })

  route(
    app,
    deps,
    contract.onrampUrl,
    { access: 'project', class: 'write' },
    async ({ body, query, project, request, signal }) => {
      const { origin } = request.headers
      // Only a page can show the checkout.
      if (project?.mode === 'production' && origin === undefined) throw new Refusal(originRefused)
      // The checkout is in the operator's name.
      if (project && origin !== undefined) checkTrustedOrigin(project, origin)
      const projectId = project?.id ?? ''
      const amountOf = (value: number | undefined) => (value ? readDecimal(value) : undefined)
      const wallets = body.destinationWallets.map(({ address, blockchains, assets, supported_networks }) => ({
        address: code('destinationWallets', address),
        blockchains: blockchains ?? supported_networks ?? [],
        assets: assets ?? [],
      }))

      async function note(provider: string, outcome: 'opened' | 'failed') {
        const addresses = wallets.map(({ address }) => address)
        const checkout = { projectId, provider, origin, wallets: addresses, outcome }
        // A purchase must not fail because the database is unreachable; the log has the record then.
        await hashKey()
          .then((key) => recordCheckout(db, key, checkout, clock()))
          .catch((err: unknown) =>
            log.warn({ err, provider, outcome, projectId }, 'on-ramp checkout was not recorded'),
          )
      }

      try {
        const opened = await onramp.url(
          query.provider?.toLowerCase(),
          {
            wallets,
            buyer: body.partnerUserId,
            projectId,
            origin,
            clientIp: request.ip,
            country: query.country ?? defaultCountry,
            network: body.defaultNetwork,
            cryptoAmount: amountOf(body.presetCryptoAmount),
            fiatAmount: amountOf(body.presetFiatAmount),
            currency: body.fiatCurrency,
            method: body.paymentMethod?.toLowerCase(),
            experience: body.defaultExperience,
            handlesUrls: body.handlingRequestedUrls,
          },
          signal,
        )
        await note(opened.provider, 'opened')
        return opened
      } catch (cause) {
        if (!(cause instanceof Refusal) || cause.entry.status >= 500)
          await note(query.provider ?? 'any', 'failed')
        throw cause
      }
    },
  )
}

/** Allows only characters without a special meaning in URLs. */
function code(field: string, text: string): string {
  if (!/^[\w.-]{1,128}$/.test(text)) throw new Refusal(badRequest, { field, description: 'Unknown name' })
  return text
}
