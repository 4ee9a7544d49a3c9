import type { Answer } from '@latchkey/protocol/http/contract'
import { type MailSettings, mailPreview } from '@latchkey/protocol/http/mails'
import { useEffect, useState } from 'react'
import { callServer } from '../../api/callServer.ts'
import type { ServerError } from '../../api/ServerError.ts'
import { asServerError } from '../../api/useContract.tsx'
import { useSession } from '../../session/SessionProvider.tsx'
import { Card } from '../../ui/Page.tsx'
import { Notice, Skeleton } from '../../ui/Status.tsx'
import { useErrorText } from '../../words/useErrorText.tsx'
import { useT } from '../../words/Words.tsx'
import type { Language } from './language.ts'

type Preview = Answer<typeof mailPreview>
const debounceMs = 400

/** The mail as the server writes it. The frame runs nothing and has a policy of its own. */
export function MailPreview({ projectId, settings, language }: MailPreview.Props) {
  const t = useT()
  const text = useErrorText()
  const session = useSession()
  const [preview, setPreview] = useState<Preview>()
  const [error, setError] = useState<ServerError>()
  const asked = JSON.stringify({ ...settings, language, kind: 'link' })

  useEffect(() => {
    const leave = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const body = JSON.parse(asked)
        const made = await callServer(session, mailPreview, {
          params: { id: projectId },
          body,
          signal: leave.signal,
        })
        setPreview(made)
        setError(undefined)
      } catch (cause) {
        if (!leave.signal.aborted) setError(asServerError(cause))
      }
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      leave.abort()
    }
  }, [asked, projectId, session])

  return (
    <Card title={t('mails.preview')}>
      {error && (
        <Notice tone="warning" title={t('mails.noPreview')}>
          {text(error)}
        </Notice>
      )}
      {preview ? (
        <>
          <dl className="mails-head">
            <dt>{t('mails.head.from')}</dt>
            <dd dir="auto">{preview.from}</dd>
            {preview.replyTo && (
              <>
                <dt>{t('mails.replyTo')}</dt>
                <dd dir="ltr">{preview.replyTo}</dd>
              </>
            )}
            <dt>{t('mails.head.subject')}</dt>
            <dd dir="auto">{preview.subject}</dd>
          </dl>
          <iframe className="mails-frame" title={t('mails.preview')} src={preview.page} sandbox="" />
        </>
      ) : (
        !error && <Skeleton shape="chart" />
      )}
    </Card>
  )
}

export declare namespace MailPreview {
  type Props = { projectId: string; settings: MailSettings; language: Language }
}
