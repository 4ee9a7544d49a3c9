import type { Answer } from '@latchkey/protocol/http/contract'
import { nodeList, nodeRemove, nodeSet, nodeTest } from '@latchkey/protocol/http/nodes'
import { useState } from 'react'
import { useChange } from '../../api/useChange.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, TextInput } from '../../ui/Field.tsx'
import { TestResult } from '../../ui/TestResult.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useErrorText } from '../../words/useErrorText.tsx'
import { useFormat, useT } from '../../words/Words.tsx'
import type { ChainNodes } from './chainNodes.ts'
import { refusalText } from './units.tsx'

/** A stored node, by its id, or one that was added here. */
type Draft = { readonly host: string; readonly node: { id: string } | { url: string } }
type Report = Answer<typeof nodeTest>

/** Adds, tests and removes nodes of a chain. */
export function NodesDialog({ chain, onClose }: { chain: ChainNodes; onClose: () => void }) {
  const t = useT()
  const text = useErrorText()
  const toast = useToast()
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    chain.nodes.flatMap(({ host, id }) => (id === null ? [] : [{ host, node: { id } }])),
  )
  const [url, setUrl] = useState('')
  const [tested, setTested] = useState<{ host: string; report: Report }>()
  const set = useChange(nodeSet, { invalidates: [nodeList] })
  const remove = useChange(nodeRemove, { invalidates: [nodeList] })
  const test = useChange(nodeTest)
  const params = { chainId: chain.chainId }
  const host = URL.parse(url)?.host
  const all = host ? [...drafts, { host, node: { url } }] : drafts

  async function tryNode({ host, node }: Draft) {
    setTested(undefined)
    const report = await test.run({ params, body: node })
    if (report) setTested({ host, report })
  }
  async function save() {
    const answer = all.length
      ? await set.run({ params, body: { nodes: all.map(({ node }) => node) } })
      : await remove.run({ params })
    if (!answer) return
    toast(t('server.saved', { name: chain.chainId }))
    onClose()
  }
  const error = set.error ?? remove.error ?? test.error

  return (
    <Dialog
      isOpen
      title={t('server.nodes.of', { chain: chain.chainId })}
      onClose={onClose}
      onSubmit={() => !set.isRunning && save()}
      actions={
        <>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          <Button look="primary" type="submit" isBusy={set.isRunning || remove.isRunning}>
            {t('server.save')}
          </Button>
        </>
      }
    >
      <p className="muted">{t(all.length ? 'server.nodes.order' : 'server.nodes.public')}</p>
      {drafts.length > 0 && (
        <ul className="server-order">
          {drafts.map((draft) => (
            <li key={'id' in draft.node ? draft.node.id : draft.node.url}>
              <code dir="ltr">{draft.host}</code>
              <span className="row">
                <Button
                  isSmall
                  isBusy={test.isRunning}
                  onClick={() => tryNode(draft)}
                  aria-label={`${t('server.test')}: ${draft.host}`}
                >
                  {t('server.test')}
                </Button>
                <Button
                  isSmall
                  look="quiet"
                  onClick={() => setDrafts(drafts.filter((one) => one !== draft))}
                  aria-label={`${t('server.remove')}: ${draft.host}`}
                >
                  {t('server.remove')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Field
        label={t('server.nodes.add')}
        hint={t('server.nodes.addHint')}
        error={error && refusalText(error, text)}
      >
        <TextInput value={url} onValue={setUrl} type="password" autoComplete="new-password" isCode />
      </Field>
      <p className="row">
        <Button
          isSmall
          disabled={!host}
          isBusy={test.isRunning}
          onClick={() => host && tryNode({ host, node: { url } })}
        >
          {t('server.nodes.testNew')}
        </Button>
        <Button
          isSmall
          disabled={!host}
          onClick={() => {
            setDrafts(all)
            setUrl('')
          }}
        >
          {t('server.nodes.addMore')}
        </Button>
      </p>
      {tested && <ReportNotice {...tested} />}
    </Dialog>
  )
}

function ReportNotice({ host, report }: { host: string; report: Report }) {
  const t = useT()
  const { number } = useFormat()
  const facts = [
    report.height !== null && t('server.nodes.height', { height: number(report.height) }),
    report.tookMs !== null && t('server.nodes.took', { ms: number(report.tookMs) }),
    report.hasArchive !== null && t(report.hasArchive ? 'server.nodes.archive' : 'server.nodes.noArchive'),
    report.hasLogs !== null && t(report.hasLogs ? 'server.nodes.logs' : 'server.nodes.noLogs'),
  ].filter((fact) => fact !== false)
  return (
    <TestResult
      result={{ ok: report.ok, cause: `${host}: ${report.ok ? facts.join(' · ') : report.cause}` }}
      ok={t('server.nodes.works')}
      failed={t('server.testFailed')}
    />
  )
}
