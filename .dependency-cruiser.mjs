/**
 * Which file may import which. One rule per sentence of ARCHITECTURE.md;
 * scripts/importRules.test.ts breaks each of them on purpose.
 */

const kit = '^packages/kit/src'
const server = '^apps/server/src'
/** Names every feature of the kit. The core reads its types, in one file, and `early.ts`; nothing else of the features. */
const list = `${kit}/features/list\\.tsx$`
const readsList = `${kit}/core/declared\\.ts$`
const loadsList = `${kit}/features/declared\\.tsx$`
const proprietary = '(^|(^|/)node_modules/)(@walletconnect|@reown|@web3modal|@web3auth)/'
const test = '\\.(test|spec)\\.tsx?$'

/** Kit folders that `name` may not reach. */
const kitLayer = (name, from, forbidden) => ({
  name,
  severity: 'error',
  from: { path: `${kit}/${from}` },
  to: { path: `${kit}/(${forbidden})` },
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Type-only cycles count: they tie two files together just the same. The list of features is the exception.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: list } },
    },
    {
      name: 'resolves',
      comment: 'An import that resolves to nothing would pass every other rule unseen.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: [proprietary, '^(virtual|astro):'].flat() },
    },
    {
      name: 'stays-in-the-repository',
      comment: 'A clone of this repository is all anybody needs.',
      severity: 'error',
      from: {},
      to: { path: '^\\.\\./', couldNotResolve: false },
    },
    {
      name: 'no-proprietary-sdk',
      comment: 'Their licences do not allow what ours promises.',
      severity: 'error',
      from: {},
      to: { path: proprietary },
    },
    {
      name: 'ts-is-headless',
      comment:
        'A .ts file runs without React; what needs React is a .tsx file. The frame has a rule of its own.',
      severity: 'error',
      from: { path: '\\.ts$', pathNot: [readsList, '^apps/frame/src/'] },
      to: { path: '\\.tsx$|^(react|react-dom)(/|$)|(^|/)node_modules/(@types/)?(react|react-dom)/' },
    },
    {
      name: 'protocol-is-the-ground',
      severity: 'error',
      from: { path: '^packages/protocol/' },
      to: { path: '^(packages/(?!protocol/)|apps/|e2e/|scripts/)' },
    },
    {
      name: 'chains-on-protocol',
      severity: 'error',
      from: { path: '^packages/chains/' },
      to: { path: '^(packages/(?!protocol/|chains/)|apps/|e2e/|scripts/)' },
    },
    {
      name: 'node-stands-alone',
      severity: 'error',
      from: { path: '^packages/node/' },
      to: { path: '^(packages/(?!node/)|apps/|e2e/|scripts/)' },
    },
    {
      name: 'create-stands-alone',
      comment: 'It is downloaded before anything else of an app.',
      severity: 'error',
      from: { path: '^packages/create-latchkey/' },
      to: { path: '^(packages/(?!create-latchkey/)|apps/|e2e/|scripts/)' },
    },
    {
      name: 'cli-starts-others',
      comment: 'The command line runs the server as it is published; it shares no code with it.',
      severity: 'error',
      from: { path: '^packages/cli/src/', pathNot: test },
      to: { path: '^(packages/(?!protocol/|migrate/|cli/)|apps/|e2e/|scripts/)' },
    },
    {
      name: 'migrate-stands-alone',
      severity: 'error',
      from: { path: '^packages/migrate/' },
      to: { path: '^(packages/(?!migrate/)|apps/|e2e/|scripts/)' },
    },
    {
      name: 'migrate-kits-apart',
      comment: 'What two of them need is in `engine` or `wagmi`.',
      severity: 'error',
      from: { path: '^packages/migrate/src/(rainbowkit|connectkit|walletAdapter|onboard|appkit)/' },
      to: {
        path: '^packages/migrate/src/(rainbowkit|connectkit|walletAdapter|onboard|appkit)/',
        pathNot: '^packages/migrate/src/$1/',
      },
    },
    {
      name: 'kit-on-chains',
      severity: 'error',
      from: { path: '^packages/kit/' },
      to: { path: '^(packages/(?!protocol/|chains/|kit/)|apps/|e2e/|scripts/)' },
    },
    {
      name: 'server-stops-at-chains',
      severity: 'error',
      comment: 'But for the script that compiles texts.',
      from: { path: '^apps/server/' },
      to: { path: '^packages/kit/', pathNot: '^packages/kit/scripts/genMessages\\.ts$' },
    },
    {
      name: 'frame-shares-the-look',
      comment: 'What the frame shows looks like the card around it. It takes nothing else of the kit.',
      severity: 'error',
      from: { path: '^apps/frame/src/' },
      to: { path: '^packages/kit/', pathNot: `${kit}/ui/(theme/[^/]+\\.ts|.+\\.css)$` },
    },
    {
      name: 'console-uses-the-public-kit',
      comment:
        'The console is an app like any other: it signs in with what the kit exports. Its colours are the kit’s.',
      severity: 'error',
      from: { path: '^apps/console/src/' },
      to: {
        path: '^(packages/(?!protocol/|kit/)|packages/kit/|apps/(?!console/)|e2e/|scripts/)',
        pathNot: `${kit}/(exports/|ui/theme/[^/]+\\.(ts|css)$)`,
      },
    },
    {
      name: 'playground-uses-the-public-kit',
      comment:
        'What it shows is what an app can do. It computes contrasts as the kit does, and has the in-page node of the docs.',
      severity: 'error',
      from: { path: '^apps/playground/src/', pathNot: test },
      to: {
        path: '^(packages/(?!kit/)|packages/kit/|apps/(?!playground/)|e2e/|scripts/)',
        pathNot: `${kit}/(exports/|ui/theme/[^/]+\\.(ts|css)$)|^packages/chains/src/evm/testingLedger\\.ts$`,
      },
    },
    {
      name: 'console-areas-apart',
      severity: 'error',
      from: { path: '^apps/console/src/pages/([^/]+)/' },
      to: { path: '^apps/console/src/pages/(?!$1/)[^/]+/' },
    },
    {
      name: 'frame-loads-screens-late',
      comment: 'Every page that embeds the frame waits for it; what draws is loaded with the first screen.',
      severity: 'error',
      from: { path: '^apps/frame/src/.+\\.ts$' },
      to: {
        path: '\\.tsx$|(^|/)node_modules/preact/',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'chains-apart',
      comment: 'Only chains/x knows chain x.',
      severity: 'error',
      from: { path: '^packages/chains/src/([^/]+)/' },
      to: { path: '^packages/chains/src/(?!$1/)[^/]+/' },
    },
    {
      name: 'kit-sees-drivers-only',
      comment: 'Hosts pass drivers in; only the public entry points name a chain. Tests need a real one.',
      severity: 'error',
      from: { path: '^packages/kit/', pathNot: ['^packages/kit/src/exports/', test] },
      to: {
        path: '^packages/chains/',
        pathNot:
          '^packages/chains/(src/(driver|sanitise|(requests|multichainFamilies)\\.gen)|scripts/chainFamilies)\\.ts$',
      },
    },
    kitLayer(
      'kit-core-is-the-ground',
      'core/',
      'ui/(?!words/messages/keys\\.gen\\.ts)|connectors/|features/(?!list\\.tsx|early\\.ts)|views\\.|exports/',
    ),
    {
      name: 'kit-core-reads-types-of-the-list',
      severity: 'error',
      from: { path: readsList },
      to: { path: list, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kit-list-has-few-readers',
      comment: 'Whatever imports the list has every feature in its file.',
      severity: 'error',
      from: { path: '.', pathNot: [readsList, loadsList] },
      to: { path: list },
    },
    {
      name: 'kit-list-is-loaded-late',
      severity: 'error',
      from: { path: loadsList },
      to: { path: list, dependencyTypesNot: ['dynamic-import'] },
    },
    kitLayer('kit-connectors-on-core', 'connectors/', 'ui/|features/|views\\.|exports/'),
    kitLayer('kit-ui-on-core', 'ui/', 'connectors/|features/|views\\.|exports/'),
    kitLayer('kit-features-below-views', 'features/', 'views\\.|exports/'),
    kitLayer('kit-views-below-exports', 'views\\.', 'connectors/|exports/'),
    {
      name: 'kit-knows-no-devtools',
      comment: 'They watch the kit from outside, so that an app without them has nothing of them.',
      severity: 'error',
      from: { path: `${kit}/`, pathNot: [`${kit}/devtools/`, `${kit}/exports/devtools\\w*\\.(gen\\.)?ts$`] },
      to: { path: `${kit}/devtools/` },
    },
    kitLayer('kit-devtools-below-exports', 'devtools/(?!.*\\.test\\.)', 'exports/|views\\.'),
    {
      name: 'features-apart',
      severity: 'error',
      from: { path: `${kit}/features/([^/]+)/` },
      to: { path: `${kit}/features/(?!$1/)[^/]+/` },
    },
    {
      name: 'server-features-apart',
      comment: 'What a feature needs of another is a part that the other gives. Tests may set both up.',
      severity: 'error',
      from: { path: `${server}/features/([^/]+)/`, pathNot: test },
      to: { path: `${server}/features/(?!$1/)[^/]+/` },
    },
  ],
  options: {
    // Type-only imports are imports here.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(packages/create-latchkey/templates|dist|\\.cache|\\.figures|\\.gallery|\\.astro|\\.generated|test-results)/',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@latchkey/source', 'types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
}
