import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import { supportedChains } from '@latchkey/protocol/http/chains'
import { useState } from 'react'
import { useContract } from '../../api/useContract.tsx'
import { Field, TextInput } from '../../ui/Field.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Card } from '../../ui/Page.tsx'
import { Badge, Skeleton } from '../../ui/Status.tsx'
import { Table } from '../../ui/Table.tsx'
import { chainName } from '../../words/chainName.ts'
import { useT } from '../../words/Words.tsx'
import { OperatorLink } from './OperatorLink.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import { Variables } from './Variables.tsx'

/** The chains whose nodes this server has. They are settings of the server. */
export default function ChainsPage() {
  const t = useT()
  const [search, setSearch] = useState('')
  const known = useContract(supportedChains, { query: { projectId: consoleProjectId } })
  return (
    <SettingsPage tab="chains">
      <Card>
        <Field label={t('settings.chains.search')}>
          <TextInput type="search" value={search} onValue={setSearch} />
        </Field>
        <Loaded known={known} skeleton={<Skeleton shape="row" count={5} />}>
          {({ http, ws }) => {
            const wanted = search.trim().toLowerCase()
            const rows = http
              .map((id) => ({ id, name: chainName(id) }))
              .filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(wanted))
            return (
              <Table
                caption={t('settings.chains.caption')}
                rows={rows}
                keyOf={({ id }) => id}
                empty={<p className="muted">{t('settings.chains.none')}</p>}
                columns={[
                  {
                    id: 'name',
                    label: t('settings.chains.name'),
                    show: ({ name }) => name,
                    sortBy: ({ name }) => name,
                  },
                  { id: 'id', label: t('settings.chains.id'), show: ({ id }) => <code dir="ltr">{id}</code> },
                  {
                    id: 'how',
                    label: t('settings.chains.how'),
                    show: ({ id }) => (
                      <span className="row">
                        <span className="row" translate="no">
                          <Badge tone="positive">HTTP</Badge>
                          {ws.includes(id) && <Badge tone="positive">WebSocket</Badge>}
                        </span>
                      </span>
                    ),
                  },
                ]}
              />
            )
          }}
        </Loaded>
      </Card>
      <div className="row">
        <p className="muted">
          {t('settings.chains.variable')} <Variables names={['RPC_EIP155_1']} />
        </p>
        <OperatorLink page="nodes" />
      </div>
    </SettingsPage>
  )
}
