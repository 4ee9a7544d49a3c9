import { type SecretGroup, secretGroups, secretList } from '@latchkey/protocol/http/secrets'
import { useState } from 'react'
import { useContract } from '../../api/useContract.tsx'
import { useMay } from '../../shell/useMember.tsx'
import { Button } from '../../ui/Button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Card, Page } from '../../ui/Page.tsx'
import { Badge, Skeleton } from '../../ui/Status.tsx'
import { useT } from '../../words/Words.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { nameOfUnit, type Secret, SponsorDialog, stateOf, toneOf, toUnits, type Unit } from './units.tsx'
import './server.css'

/** Keys of vendors and login providers, the mail server, bundlers and paymasters. */
export default function SecretsPage() {
  const t = useT()
  const known = useContract(secretList, {})
  return (
    <Page title={t('server.secrets.title')} description={t('server.secrets.words')}>
      <Loaded known={known} skeleton={<Skeleton shape="row" count={8} />}>
        {({ secrets }) => secretGroups.map((group) => <Group key={group} group={group} secrets={secrets} />)}
      </Loaded>
    </Page>
  )
}

function Group({ group, secrets }: { group: SecretGroup; secrets: readonly Secret[] }) {
  const t = useT()
  const may = useMay()('server:write')
  const [open, setOpen] = useState<string>()
  const [isAdding, setIsAdding] = useState(false)
  const units = toUnits(secrets.filter((one) => one.group === group))
  const chosen = units.find(({ id }) => id === open)
  return (
    <Card
      title={t(`server.group.${group}`)}
      description={t(`server.group.${group}Words`)}
      actions={
        group === 'sponsoring' &&
        may && (
          <Button isSmall icon={<PlusIcon />} onClick={() => setIsAdding(true)}>
            {t('server.addChain')}
          </Button>
        )
      }
    >
      {units.length > 0 ? (
        <ul className="server-units">
          {units.map((unit) => (
            <UnitRow key={unit.id} unit={unit} onOpen={may ? () => setOpen(unit.id) : undefined} />
          ))}
        </ul>
      ) : (
        <p className="muted">{t('server.noChains')}</p>
      )}
      {chosen && <SecretDialog key={chosen.id} unit={chosen} onClose={() => setOpen(undefined)} />}
      {isAdding && <SponsorDialog onClose={() => setIsAdding(false)} />}
    </Card>
  )
}

function UnitRow({ unit, onOpen }: { unit: Unit; onOpen: (() => void) | undefined }) {
  const t = useT()
  const state = stateOf(unit)
  const name = nameOfUnit(unit, t)
  const failed = unit.secrets.find((one) => one.test?.ok === false)
  const missing = [...new Set(unit.secrets.flatMap(({ needs }) => needs))]
  const ends = unit.secrets.flatMap(({ lastFour }) => lastFour ?? [])
  return (
    <li className="server-unit">
      <div>
        <h3>{name}</h3>
        {missing.length > 0 ? (
          <p className="muted">{t('server.needs', { names: missing.join(', ') })}</p>
        ) : failed?.test ? (
          <p className="server-cause">{failed.test.cause}</p>
        ) : (
          ends.length > 0 && (
            <p className="muted">
              {t('server.endsIn')} <code dir="ltr">…{ends.join(' …')}</code>
            </p>
          )
        )}
      </div>
      <Badge tone={toneOf(state)}>{t(`server.state.${state}`)}</Badge>
      {onOpen && (
        <Button isSmall onClick={onOpen} aria-label={`${t(buttonOf(state))}: ${name}`}>
          {t(buttonOf(state))}
        </Button>
      )}
    </li>
  )
}

function buttonOf(state: ReturnType<typeof stateOf>) {
  if (state === 'off') return 'server.setUp'
  return state === 'environment' ? 'server.look' : 'server.change'
}
