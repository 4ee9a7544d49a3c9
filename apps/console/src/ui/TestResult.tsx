import { Notice } from './Status.tsx'

/** What came of trying a setting. */
export function TestResult({ result, ok, failed }: TestResult.Props) {
  if (!result) return null
  return (
    <div role="status">
      <Notice tone={result.ok ? 'positive' : 'warning'} title={result.ok ? ok : failed}>
        {result.cause}
      </Notice>
    </div>
  )
}

export declare namespace TestResult {
  type Props = {
    result: { readonly ok: boolean; readonly cause: string | null } | undefined
    ok: string
    failed: string
  }
}
