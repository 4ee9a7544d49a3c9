import { psql } from '../../server/psql.ts'

const wave = `(100 + 40 * sin(back / 9.0) + 60 * random() + (730 - back) / 4.0)`

/** A year as a shop has it, beside the events that came from the modal. */
export function fillCharts(url: string, id: string): void {
  const add = (event: string, dim: string, values: readonly string[], share: number) =>
    psql(
      url,
      `insert into event_days (project_id, event, dim, day, value, n)
       select '${id}', '${event}', '${dim}', (now() at time zone 'utc')::date - back, value,
         greatest(1, (${share} * ${wave} / power(at, 0.9))::int)
       from generate_series(1, 729) as back,
         unnest(array[${values.map((value) => `'${value}'`).join(',')}]) with ordinality as listed (value, at)
       on conflict do nothing`,
    )
  const wallets = [
    'MetaMask',
    'Rainbow',
    'Coinbase Wallet',
    'Trust Wallet',
    'Phantom',
    'Rabby',
    'Zerion',
    'OKX Wallet',
    'Ledger',
    'Safe',
    'Uniswap Wallet',
    'Brave Wallet',
  ]
  add('MODAL_OPEN', '', [''], 9)
  add('MODAL_OPEN', 'connected', ['false', 'true'], 6)
  add(
    'MODAL_OPEN',
    'page',
    [
      '/',
      '/checkout',
      '/products/lamp',
      '/account',
      '/products/a-very-long-name-of-a-product-that-does-not-fit-on-one-line',
    ],
    4,
  )
  add('MODAL_OPEN', 'language', ['en-US', 'de-DE', 'ja-JP', 'pt-BR', 'fr-FR', 'ar', 'tr-TR'], 4)
  add('MODAL_OPEN', 'version', ['1.4.0', '1.3.2', '1.2.0'], 5)
  add('SELECT_WALLET', '', [''], 4.5)
  add('CONNECT_SUCCESS', '', [''], 3.4)
  add('CONNECT_SUCCESS', 'wallet', wallets, 1.4)
  add(
    'CONNECT_SUCCESS',
    'network',
    ['eip155:1', 'eip155:8453', 'eip155:42161', 'eip155:137', 'eip155:10', 'eip155:777'],
    1.5,
  )
  add('SIWX_AUTH_SUCCESS', '', [''], 2)
  add('SEND_SUCCESS', '', [''], 0.4)
  add('CONNECT_ERROR', 'code', ['wallet/timeout', 'connect/failed'], 0.2)
  add('USER_REJECTED', 'code', ['connect/declined'], 0.5)
  add('INTERNAL_SDK_ERROR', 'code', ['TypeError'], 0.02)
}

/** The accounts of that year, and its calls. */
export function fillAccounts(url: string, id: string): void {
  psql(
    url,
    `insert into event_accounts (project_id, day, accounts, connected, signed_in, sent)
     select '${id}', (now() at time zone 'utc')::date - back, 3 * ${wave}, 2.6 * ${wave}, 1.6 * ${wave}, 0.3 * ${wave}
     from generate_series(1, 729) as back on conflict do nothing;
     insert into usage_days (project_id, day, kind, key, status, n)
     select '${id}', (now() at time zone 'utc')::date - back, 'rpc', key, status, ${wave} * case status when '200' then 40 else 1 end
     from generate_series(1, 729) as back, unnest(array['eip155:1 read', 'eip155:8453 read', 'eip155:1 broadcast']) as key,
       unnest(array['200', '429', '502']) as status on conflict do nothing;
     insert into usage_rollups (day, counted_at)
     select (now() at time zone 'utc')::date - back, now() from generate_series(1, 729) as back on conflict do nothing`,
  )
}
