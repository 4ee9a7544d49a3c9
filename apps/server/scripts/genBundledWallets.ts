import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { namespaces } from '@latchkey/protocol/chainId'
import { loadRegistry, type RegistryWallet } from '../src/registry/registry.ts'

/** The family that most wallets support. */
const common = 'eip155'
/** Number of its wallets a page offers without a server. */
const count = 48
/** How many of them include their extension id, which is most of the download size. */
const withExtension = 10

const root = join(import.meta.dirname, '../../..')

/**
 * Generates the kit's built-in list: the best-known wallets of the registry, without
 * images, plus the few for other chain families. Written as rows, because every
 * visitor downloads it.
 */
export function genBundledWallets(wallets: readonly RegistryWallet[]): string {
  const isCommon = (wallet: RegistryWallet) => familiesOf(wallet).includes(namespaces.indexOf(common))
  const known = new Set(wallets.filter(isCommon).slice(0, count))
  const rows = wallets
    .filter((wallet) => known.has(wallet) || !isCommon(wallet))
    .map((wallet, rank) => row(wallet, rank < withExtension))
  return `// Written by apps/server/scripts/genBundledWallets.ts from apps/server/registry. Do not edit.

import { namespaces } from '@latchkey/protocol/chainId'
import type { ListedWallet } from '../config/options.ts'

// id|name|homepage|rdns|families|mobileLink|webappLink|chromeStore
const rows = \`${rows.join('\n')}\`

/** Wallets offered when there is no server to ask, best known first. */
export const walletData: readonly ListedWallet[] = rows.split('\\n').map((row) => {
  const [id = '', name = '', homepage, rdns, families = '', mobileLink, webappLink, chromeStore] = row.split('|')
  return {
    id,
    name,
    homepage: \`https://\${homepage}\`,
    rdns: rdns || undefined,
    // Its main one first.
    chains: [...families].map((index) => \`\${namespaces[Number(index)] ?? namespaces[0]}:*\` as const),
    mobileLink: mobileLink || undefined,
    webappLink: webappLink ? \`https://\${webappLink}\` : undefined,
    chromeStore: chromeStore ? \`https://chromewebstore.google.com/detail/\${chromeStore}\` : undefined,
  }
})
`
}

/** The chain families a wallet supports, its main one first, as indexes into the list of namespaces. */
function familiesOf({ chains }: RegistryWallet): number[] {
  const indexes = chains.map((id) => namespaces.findIndex((namespace) => id.startsWith(`${namespace}:`)))
  return [...new Set(indexes)].filter((index) => index >= 0)
}

function row(wallet: RegistryWallet, extension: boolean): string {
  const { id, name, homepage, rdns, mobile_link, webapp_link, chrome_store } = wallet
  const fields = [
    id,
    name,
    homepage.replace('https://', ''),
    rdns,
    familiesOf(wallet).join(''),
    mobile_link,
    webapp_link?.replace('https://', ''),
    extension ? chrome_store?.split('/').at(-1) : undefined,
  ].map((field) => field ?? '')
  const invalid = fields.find((field) => /[|`\\\n]|\$\{/.test(field))
  if (invalid) throw new Error(`${id}: "${invalid}" does not fit into a row`)
  return fields.join('|').replace(/\|+$/, '')
}

/** Generates the links that open a page in the browser of a wallet's app. They are only loaded on phones. */
export function genBrowseLinks(wallets: readonly RegistryWallet[]): string {
  const links = wallets.flatMap(({ browse_link, id }) => (browse_link ? [[id, browse_link] as const] : []))
  return `// Written by apps/server/scripts/genBundledWallets.ts from apps/server/registry. Do not edit.

/** By the wallet's id. */
export const browseLinks: Readonly<Record<string, string | undefined>> = {
${links.map(([id, link]) => `  ${/^[a-z]+$/.test(id) ? id : `'${id}'`}: '${link}',\n`).join('')}}
`
}

if (import.meta.main) {
  const { wallets } = loadRegistry(join(root, 'apps/server/registry'))
  writeFileSync(join(root, 'packages/kit/src/core/wallets/walletData.gen.ts'), genBundledWallets(wallets))
  writeFileSync(join(root, 'packages/kit/src/features/connect/browseLinks.gen.ts'), genBrowseLinks(wallets))
}
