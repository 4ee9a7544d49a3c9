import { type ProjectRole, projectRoles } from '@latchkey/protocol/http/roles'
import type { ReactNode } from 'react'
import { Field, Select } from '../../ui/Field.tsx'
import { useT } from '../../words/Words.tsx'

/** A role, and what it may do. */
export function RoleField({ role, error, onRole }: RoleField.Props) {
  const t = useT()
  return (
    <Field label={t('members.role')} hint={t(`members.may.${role}`)} error={error}>
      <Select value={role} onValue={(value) => onRole(value as ProjectRole)}>
        {projectRoles.map((one) => (
          <option key={one} value={one}>
            {t(`shell.role.${one}`)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

export declare namespace RoleField {
  type Props = { role: ProjectRole; error?: ReactNode; onRole: (role: ProjectRole) => void }
}
