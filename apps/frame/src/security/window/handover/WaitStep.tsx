/** @jsxImportSource preact */
import { Button } from '../../../screens/ui/Button.tsx'
import { useT } from '../../../screens/words.tsx'
import { TaskScreen } from '../TaskScreen.tsx'

/** Shows the code that the visitor types on another device, until that one has answered. */
export function WaitStep({ code, onBack }: { code: string; onBack(): void }) {
  const t = useT()
  const shown = code.replace(/(.{5})(?=.)/, '$1-')
  return (
    <TaskScreen
      key="wait"
      title={t('security.wait.title')}
      body={t('security.wait.body')}
      actions={
        <Button variant="quiet" onClick={onBack}>
          {t('security.devices.back')}
        </Button>
      }
    >
      <p className="handover-code" dir="ltr" translate={false}>
        <code>{shown}</code>
      </p>
      <p className="task-or" role="status">
        {t('security.wait.status')}
      </p>
      <p className="task-warning">{t('security.wait.warning')}</p>
    </TaskScreen>
  )
}
