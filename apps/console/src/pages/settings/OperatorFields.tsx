import type { ReactNode } from 'react'
import { useMember } from '../../shell/useMember.tsx'
import { Notice } from '../../ui/Status.tsx'
import { useT } from '../../words/Words.tsx'

/** Settings that members of the project see, and only operators change. */
export function OperatorFields({ children }: { children: ReactNode }) {
  const t = useT()
  const isOperator = useMember().data?.isOperator === true
  return (
    <>
      {!isOperator && <Notice title={t('settings.operatorOnly')} />}
      <fieldset disabled={!isOperator} className="settings-fields">
        {children}
      </fieldset>
    </>
  )
}
