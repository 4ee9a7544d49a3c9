import { useT } from '../words/Words.tsx'
import { Button } from './Button.tsx'
import './Pagination.css'

/** Older and newer pages of a list that is read by a cursor. */
export function Pagination({ onNewer, onOlder, isBusy }: Pagination.Props) {
  const t = useT()
  if (!onNewer && !onOlder) return null
  return (
    <nav className="pagination" aria-label={t('shell.pages')}>
      <Button isSmall disabled={!onNewer || isBusy} onClick={onNewer}>
        {t('shell.newer')}
      </Button>
      <Button isSmall disabled={!onOlder || isBusy} onClick={onOlder}>
        {t('shell.older')}
      </Button>
    </nav>
  )
}

export declare namespace Pagination {
  type Props = {
    onNewer?: (() => void) | undefined
    onOlder?: (() => void) | undefined
    isBusy?: boolean | undefined
  }
}
