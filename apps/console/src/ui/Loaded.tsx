import type { ReactNode } from 'react'
import type { ServerError } from '../api/ServerError.ts'
import type { Known } from '../api/useContract.tsx'
import { useErrorText } from '../words/useErrorText.tsx'
import { useFormat, useT } from '../words/Words.tsx'
import { Button } from './Button.tsx'
import { Notice, Skeleton } from './Status.tsx'

/**
 * All states of an answer: a skeleton while it loads, why it failed, and the last known one with a
 * notice of when that was.
 *
 * @example
 * <Loaded known={project} skeleton={<Skeleton count={3} />}>{({ project }) => …}</Loaded>
 */
export function Loaded<Data>({ known, skeleton = <Skeleton />, children }: Loaded.Props<Data>) {
  const t = useT()
  if (known.data !== undefined)
    return (
      <>
        {known.lastKnownAt !== undefined && <StaleNotice at={known.lastKnownAt} retry={known.retry} />}
        {children(known.data)}
      </>
    )
  if (known.error) return <FailedNotice error={known.error} retry={known.retry} isBusy={known.isFetching} />
  return (
    <>
      <p className="hidden" role="status">
        {t('shell.loading')}
      </p>
      {skeleton}
    </>
  )
}

export declare namespace Loaded {
  type Props<Data> = {
    known: Known<Data>
    /** Shaped like what comes. */
    skeleton?: ReactNode
    children: (data: Data) => ReactNode
  }
}

/** What is shown is not fresh. */
export function StaleNotice({ at, retry }: { at: number; retry: () => void }) {
  const t = useT()
  const { time, dateTime } = useFormat()
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return (
    <Notice
      tone="warning"
      title={t('shell.lastKnown', { time: isToday ? time(at) : dateTime(at) })}
      action={
        <Button isSmall onClick={retry}>
          {t('shell.retry')}
        </Button>
      }
    />
  )
}

/** Why an answer could not be had. */
export function FailedNotice({ error, retry, isBusy }: FailedNotice.Props) {
  const t = useT()
  const text = useErrorText()
  return (
    <Notice
      tone="negative"
      title={text(error)}
      action={
        retry && (
          <Button isSmall isBusy={isBusy} onClick={retry}>
            {t('shell.retry')}
          </Button>
        )
      }
    />
  )
}

export declare namespace FailedNotice {
  type Props = { error: ServerError; retry?: (() => void) | undefined; isBusy?: boolean | undefined }
}
