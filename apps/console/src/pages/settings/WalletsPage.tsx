import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import { wallets as walletList } from '@latchkey/protocol/http/wallets'
import { useDeferredValue, useState } from 'react'
import { useContract } from '../../api/useContract.tsx'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Field, Switch, TextInput } from '../../ui/Field.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Card } from '../../ui/Page.tsx'
import { Badge, Skeleton } from '../../ui/Status.tsx'
import { useT } from '../../words/Words.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import type { Part, Project } from './useSettings.tsx'
import { WalletOrder } from './WalletOrder.tsx'
import { WalletPicture } from './WalletPicture.tsx'

type Wallets = NonNullable<Project['wallets']>
type Draft = { readonly wallets: Wallets | null }
type Place = keyof Wallets

const none: Wallets = { featured: [], hidden: [], recommended: [] }
const maxListed = 20
const maxHidden = 200
const places = ['featured', 'recommended', 'hidden'] as const

const part: Part<Draft> = {
  read: ({ wallets }) => ({ wallets }),
  write: ({ wallets }) => ({ wallets }),
}

/** Which wallets the modal lists, in which order. */
export default function WalletsPage() {
  const t = useT()
  return (
    <SettingsForm tab="wallets" part={part}>
      {({ draft: { wallets }, edit }) => {
        const put = (id: string, place: Place | undefined) => {
          const next = structuredClone(wallets ?? none)
          for (const one of places) next[one] = next[one].filter((other) => other !== id)
          if (place) next[place] = [...next[place], id].slice(0, place === 'hidden' ? maxHidden : maxListed)
          edit({ wallets: next })
        }
        return (
          <>
            <Card>
              <Switch
                label={t('settings.wallets.here')}
                hint={t('settings.wallets.hereHint')}
                isOn={wallets !== null}
                onToggle={(isOn) => edit({ wallets: isOn ? none : null })}
              />
            </Card>
            {wallets && (
              <>
                <Lists
                  wallets={wallets}
                  put={put}
                  onOrder={(featured) => edit({ wallets: { ...wallets, featured } })}
                />
                <Search wallets={wallets} put={put} />
              </>
            )}
          </>
        )
      }}
    </SettingsForm>
  )
}

type Put = (id: string, place: Place | undefined) => void

function Lists({ wallets, put, onOrder }: { wallets: Wallets; put: Put; onOrder: (ids: string[]) => void }) {
  const t = useT()
  const ids = places.flatMap((place) => wallets[place])
  const known = useContract(
    walletList,
    // Of the console's own project, which hides none.
    {
      query: { projectId: consoleProjectId, page: '1', entries: '100', include: ids.slice(0, 100).join(',') },
    },
    { isEnabled: ids.length > 0 },
  )
  const nameOf = (id: string) => known.data?.data.find((wallet) => wallet.id === id)?.name ?? id
  const iconOf = (id: string) => known.data?.data.find((wallet) => wallet.id === id)?.image_id
  return (
    <>
      <Card title={t('settings.wallets.featured')} description={t('settings.wallets.featuredWords')}>
        <WalletOrder
          ids={wallets.featured}
          nameOf={nameOf}
          iconOf={iconOf}
          onOrder={onOrder}
          onRemove={(id) => put(id, undefined)}
        />
      </Card>
      {(['recommended', 'hidden'] as const).map((place) => (
        <Card
          key={place}
          title={t(`settings.wallets.${place}`)}
          description={t(`settings.wallets.${place}Words`)}
        >
          {wallets[place].length === 0 && <p className="muted">{t('settings.wallets.none')}</p>}
          <ul className="settings-chips">
            {wallets[place].map((id) => (
              <li key={id}>
                <WalletPicture id={iconOf(id)} />
                {nameOf(id)}
                <IconButton
                  label={t('settings.remove', { name: nameOf(id) })}
                  onClick={() => put(id, undefined)}
                >
                  <CloseIcon />
                </IconButton>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  )
}

function Search({ wallets, put }: { wallets: Wallets; put: Put }) {
  const t = useT()
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const known = useContract(
    walletList,
    { query: { projectId: consoleProjectId, page: '1', entries: '24', search: search || undefined } },
    { isKept: false },
  )
  const placeOf = (id: string) => places.find((place) => wallets[place].includes(id))
  return (
    <Card title={t('settings.wallets.all')}>
      <Field label={t('settings.wallets.search')}>
        <TextInput type="search" value={text} maxLength={100} onValue={setText} />
      </Field>
      <Loaded known={known} skeleton={<Skeleton shape="row" count={4} />}>
        {({ count, data }) => (
          <>
            <p className="hidden" role="status">
              {t('settings.wallets.found', { count })}
            </p>
            {data.length === 0 && <p className="muted">{t('settings.wallets.noMatch')}</p>}
            <ul className="settings-wallets">
              {data.map(({ id, name, image_id: image }) => {
                const place = placeOf(id)
                return (
                  <li key={id}>
                    <WalletPicture id={image} />
                    <span className="settings-wallet-name">{name}</span>
                    {place ? (
                      <Badge tone={place === 'hidden' ? 'neutral' : 'accent'}>
                        {t(`settings.wallets.is.${place}`)}
                      </Badge>
                    ) : (
                      <span className="row">
                        {places.map((one) => (
                          <Button key={one} isSmall look="quiet" onClick={() => put(id, one)}>
                            {t(`settings.wallets.do.${one}`)}
                            <span className="hidden"> {name}</span>
                          </Button>
                        ))}
                      </span>
                    )}
                  </li>
                )
              })}
            </ul>
          </>
        )}
      </Loaded>
    </Card>
  )
}
