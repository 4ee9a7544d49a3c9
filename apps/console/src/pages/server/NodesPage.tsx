import { nodeList } from '@latchkey/protocol/http/nodes'
import { useState } from 'react'
import { useContract } from '../../api/useContract.tsx'
import { useMay } from '../../shell/useMember.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, TextInput } from '../../ui/Field.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Page } from '../../ui/Page.tsx'
import { Badge, Skeleton, type Tone } from '../../ui/Status.tsx'
import { Table } from '../../ui/Table.tsx'
import { chainName } from '../../words/chainName.ts'
import { useT } from '../../words/Words.tsx'
import type { ChainNodes } from './chainNodes.ts'
import { NodesDialog } from './NodesDialog.tsx'
import './server.css'

type State = ChainNodes['nodes'][number]['state']

const tones: Readonly<Record<State, Tone>> = {
  ok: 'positive',
  unused: 'neutral',
  resting: 'warning',
  failing: 'negative',
  other_chain: 'negative',
}
const manyChains = 8
/** Chain ids end in numbers. */
const order = new Intl.Collator('en', { numeric: true })

/** The nodes of each chain, and how they are doing. */
export default function NodesPage() {
  const t = useT()
  const may = useMay()('server:write')
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<string>()
  const known = useContract(nodeList, {}, { refetchMs: 15_000 })
  return (
    <Page title={t('server.nodes.title')} description={t('server.nodes.words')}>
      <Loaded known={known} skeleton={<Skeleton shape="row" count={6} />}>
        {({ chains }) => {
          const sorted = chains.toSorted((a, b) => order.compare(a.chainId, b.chainId))
          const words = search.trim().toLowerCase()
          const found = sorted.filter(
            ({ chainId, nodes }) =>
              chainId.includes(words) ||
              chainName(chainId).toLowerCase().includes(words) ||
              nodes.some(({ host }) => host.includes(words)),
          )
          const chosen = chains.find(({ chainId }) => chainId === open)
          return (
            <>
              {chains.length > manyChains && (
                <div className="server-search">
                  <Field label={t('server.nodes.search')}>
                    <TextInput type="search" value={search} onValue={setSearch} />
                  </Field>
                </div>
              )}
              <Table<ChainNodes>
                caption={t('server.nodes.title')}
                keyOf={({ chainId }) => chainId}
                rows={found}
                empty={<p className="muted">{t('server.nodes.none')}</p>}
                columns={[
                  {
                    id: 'chain',
                    label: t('server.nodes.chain'),
                    show: ({ chainId }) => (
                      <span className="server-chain">
                        {chainName(chainId)}
                        <code dir="ltr">{chainId}</code>
                      </span>
                    ),
                  },
                  {
                    id: 'nodes',
                    label: t('server.nodes.nodes'),
                    show: ({ nodes }) => <Hosts nodes={nodes} />,
                  },
                  {
                    id: 'source',
                    label: t('server.nodes.source'),
                    show: ({ source }) => (
                      <Badge tone={source === 'console' ? 'accent' : 'neutral'}>
                        {t(`server.source.${source}`)}
                      </Badge>
                    ),
                  },
                  ...(may
                    ? [
                        {
                          id: 'change',
                          label: t('server.change'),
                          isLabelHidden: true,
                          show: ({ chainId, source }: ChainNodes) =>
                            source !== 'environment' && (
                              <Button
                                isSmall
                                onClick={() => setOpen(chainId)}
                                aria-label={`${t('server.change')}: ${chainId}`}
                              >
                                {t('server.change')}
                              </Button>
                            ),
                        },
                      ]
                    : []),
                ]}
              />
              {chosen && (
                <NodesDialog key={chosen.chainId} chain={chosen} onClose={() => setOpen(undefined)} />
              )}
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}

function Hosts({ nodes }: Pick<ChainNodes, 'nodes'>) {
  const t = useT()
  return (
    <span className="server-nodes">
      {nodes.map(({ host, id, state }) => (
        <span key={id ?? host} className="server-node">
          <code dir="ltr">{host}</code>
          <Badge tone={tones[state]}>{t(`server.node.${state}`)}</Badge>
        </span>
      ))}
    </span>
  )
}
