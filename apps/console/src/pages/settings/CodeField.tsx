import type { ComponentProps } from 'react'
import { Field, TextInput } from '../../ui/Field.tsx'

/** One line of code, an address or an amount, with its label. */
export function CodeField({ label, hint, error, ...input }: CodeField.Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      <TextInput {...input} isCode />
    </Field>
  )
}

export declare namespace CodeField {
  type Props = Pick<Field.Props, 'label' | 'hint' | 'error'> & ComponentProps<typeof TextInput>
}
