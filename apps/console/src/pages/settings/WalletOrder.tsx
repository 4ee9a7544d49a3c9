import { useState } from 'react'
import { IconButton } from '../../ui/Button.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { useT } from '../../words/Words.tsx'
import { WalletPicture } from './WalletPicture.tsx'

/** A list that is ordered by dragging, or by the buttons of each row. */
export function WalletOrder({ ids, nameOf, iconOf, onOrder, onRemove }: WalletOrder.Props) {
  const t = useT()
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')
  const move = (from: number, to: number) => {
    const id = ids[from]
    if (id === undefined || to < 0 || to >= ids.length || from === to) return
    onOrder(ids.toSpliced(from, 1).toSpliced(to, 0, id))
    setSaid(t('settings.wallets.moved', { name: nameOf(id), position: to + 1 }))
  }
  if (ids.length === 0) return <p className="muted">{t('settings.wallets.none')}</p>
  return (
    <>
      <ol className="settings-order">
        {ids.map((id, at) => (
          // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the buttons of the row do the same by key
          <li
            key={id}
            draggable
            className={dragged === at ? 'dragged' : undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', id)
              setDragged(at)
            }}
            onDragOver={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              if (dragged === at) return
              move(dragged, at)
              setDragged(at)
            }}
            onDrop={(event) => event.preventDefault()}
            onDragEnd={() => setDragged(undefined)}
          >
            <span className="settings-grip" aria-hidden="true">
              ⠿
            </span>
            <WalletPicture id={iconOf(id)} />
            <span className="settings-wallet-name">{nameOf(id)}</span>
            <IconButton
              label={t('settings.wallets.up', { name: nameOf(id) })}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            >
              <Arrow d="m5 10.5 4-4 4 4" />
            </IconButton>
            <IconButton
              label={t('settings.wallets.down', { name: nameOf(id) })}
              disabled={at === ids.length - 1}
              onClick={() => move(at, at + 1)}
            >
              <Arrow d="m5 7.5 4 4 4-4" />
            </IconButton>
            <IconButton label={t('settings.remove', { name: nameOf(id) })} onClick={() => onRemove(id)}>
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ol>
      <p className="hidden" role="status">
        {said}
      </p>
    </>
  )
}

export declare namespace WalletOrder {
  type Props = {
    ids: readonly string[]
    nameOf: (id: string) => string
    iconOf: (id: string) => string | null | undefined
    onOrder: (ids: string[]) => void
    onRemove: (id: string) => void
  }
}

function Arrow({ d }: { d: string }) {
  return (
    <svg
      viewBox="0 0 18 18"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}
