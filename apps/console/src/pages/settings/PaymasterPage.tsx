import { config } from '@latchkey/protocol/http/config'
import { useContract } from '../../api/useContract.tsx'
import { useProject } from '../../shell/useMember.tsx'
import { Field, Switch, TextArea } from '../../ui/Field.tsx'
import { Card } from '../../ui/Page.tsx'
import { Notice } from '../../ui/Status.tsx'
import { useT } from '../../words/Words.tsx'
import { CodeField } from './CodeField.tsx'
import { lines } from './lines.ts'
import { OperatorFields } from './OperatorFields.tsx'
import { OperatorLink } from './OperatorLink.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import type { Part } from './useSettings.tsx'
import { Variables } from './Variables.tsx'

type Draft = {
  readonly isOn: boolean
  readonly dailyLimit: string
  readonly accountDailyLimit: string
  readonly isAnyContract: boolean
  readonly contracts: string
}

const part: Part<Draft> = {
  read: ({ sponsorship }) => ({
    isOn: sponsorship !== null,
    dailyLimit: sponsorship?.dailyLimit ?? '0.05',
    accountDailyLimit: sponsorship?.accountDailyLimit ?? '0.005',
    isAnyContract: !sponsorship?.contracts,
    contracts: sponsorship?.contracts?.join('\n') ?? '',
  }),
  write: ({ isOn, dailyLimit, accountDailyLimit, isAnyContract, contracts }) => ({
    sponsorship: isOn
      ? { dailyLimit, accountDailyLimit, contracts: isAnyContract ? null : lines(contracts) }
      : null,
  }),
}

const isAmount = (text: string) => /^\d{1,9}(?:\.\d{1,18})?$/.test(text)
const isContract = (text: string) => /^eip155:\d{1,32}:0x[\da-f]{40}$/i.test(text)

/** Which fees the project pays. The money is the operator's. */
export default function PaymasterPage() {
  const t = useT()
  const { id: projectId } = useProject()
  const { data } = useContract(config, { query: { projectId } })
  const accounts = [...(data?.smartAccounts ?? []), ...(data?.delegatedAccounts ?? [])]
  const amountError = (text: string) => (isAmount(text) ? undefined : t('settings.paymaster.badAmount'))
  return (
    <SettingsForm tab="paymaster" part={part} isValid={isValid}>
      {({ draft, edit }) => (
        <>
          {data && accounts.length === 0 && (
            <Notice
              tone="warning"
              title={t('settings.paymaster.noBundler')}
              action={<OperatorLink page="secrets" />}
            >
              <Variables names={['BUNDLER_EIP155_1']} />
            </Notice>
          )}
          <Card>
            <OperatorFields>
              <Switch
                label={t('settings.paymaster.on')}
                hint={t('settings.paymaster.onHint')}
                isOn={draft.isOn}
                onToggle={(isOn) => edit({ isOn })}
              />
              {draft.isOn && (
                <>
                  <CodeField
                    label={t('settings.paymaster.daily')}
                    hint={t('settings.paymaster.dailyHint')}
                    error={amountError(draft.dailyLimit)}
                    value={draft.dailyLimit}
                    inputMode="decimal"
                    onValue={(dailyLimit) => edit({ dailyLimit })}
                  />
                  <CodeField
                    label={t('settings.paymaster.account')}
                    error={amountError(draft.accountDailyLimit)}
                    value={draft.accountDailyLimit}
                    inputMode="decimal"
                    onValue={(accountDailyLimit) => edit({ accountDailyLimit })}
                  />
                  <Switch
                    label={t('settings.paymaster.any')}
                    hint={t('settings.paymaster.anyHint')}
                    isOn={draft.isAnyContract}
                    onToggle={(isAnyContract) => edit({ isAnyContract })}
                  />
                  {!draft.isAnyContract && (
                    <Field
                      label={t('settings.paymaster.contracts')}
                      hint={t('settings.paymaster.contractsHint')}
                      error={
                        lines(draft.contracts).every(isContract)
                          ? undefined
                          : t('settings.paymaster.badContract')
                      }
                    >
                      <TextArea value={draft.contracts} onValue={(contracts) => edit({ contracts })} isCode />
                    </Field>
                  )}
                </>
              )}
            </OperatorFields>
          </Card>
        </>
      )}
    </SettingsForm>
  )
}

function isValid({ isOn, dailyLimit, accountDailyLimit, isAnyContract, contracts }: Draft): boolean {
  if (!isOn) return true
  const listed = lines(contracts)
  return (
    isAmount(dailyLimit) &&
    isAmount(accountDailyLimit) &&
    (isAnyContract || (listed.length <= 200 && listed.every(isContract)))
  )
}
