import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react'
import './Field.css'

const Ids = createContext<{ id: string; describedBy: string | undefined; isInvalid: boolean } | null>(null)

/** A control with its label, a hint, and what is wrong with it. */
export function Field({ label, hint, error, isOptional, optionalText, children }: Field.Props) {
  const id = useId()
  const hintId = hint ? `${id}hint` : undefined
  const errorId = error ? `${id}error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isOptional && optionalText && <span className="field-optional">{optionalText}</span>}
      </label>
      <Ids value={{ id, describedBy, isInvalid: Boolean(error) }}>{children}</Ids>
      {error && (
        <p className="field-error" id={errorId} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}

export declare namespace Field {
  type Props = {
    label: ReactNode
    hint?: ReactNode
    error?: ReactNode
    isOptional?: boolean | undefined
    optionalText?: string | undefined
    /** One control of this file. */
    children: ReactNode
  }
}

function useField() {
  const field = use(Ids)
  return field
    ? { id: field.id, 'aria-describedby': field.describedBy, 'aria-invalid': field.isInvalid || undefined }
    : {}
}

type Control<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  'className' | 'onChange' | 'style' | 'value'
> & {
  value: string
  onValue: (value: string) => void
  /** For code, addresses and ids. */
  isCode?: boolean | undefined
}

export function TextInput({ onValue, isCode, ...rest }: Control<'input'>) {
  return (
    <input
      type="text"
      autoComplete="off"
      {...useField()}
      {...rest}
      {...codeProps(isCode)}
      className={isCode ? 'input code' : 'input'}
      onChange={(event) => onValue(event.target.value)}
    />
  )
}

export function TextArea({ onValue, isCode, ...rest }: Control<'textarea'>) {
  return (
    <textarea
      rows={4}
      {...useField()}
      {...rest}
      {...codeProps(isCode)}
      className={isCode ? 'input code' : 'input'}
      onChange={(event) => onValue(event.target.value)}
    />
  )
}

/** Code keeps its direction and spelling in every language. */
function codeProps(isCode: boolean | undefined) {
  return isCode ? { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' } : {}
}

/** The browser's own select. */
export function Select({ onValue, isCode: _, children, ...rest }: Control<'select'>) {
  return (
    <span className="select">
      <select {...useField()} {...rest} className="input" onChange={(event) => onValue(event.target.value)}>
        {children}
      </select>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="m4.5 6.5 3.5 3.5 3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </span>
  )
}

type Toggle = {
  label: ReactNode
  hint?: ReactNode
  isOn: boolean
  onToggle: (isOn: boolean) => void
  isDisabled?: boolean | undefined
}

/** On or off, at once. */
export function Switch({ label, hint, isOn, onToggle, isDisabled }: Toggle) {
  const id = useId()
  return (
    <div className="switch">
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p className="field-hint" id={`${id}hint`}>
            {hint}
          </p>
        )}
      </div>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-describedby={hint ? `${id}hint` : undefined}
        disabled={isDisabled}
        onClick={() => onToggle(!isOn)}
      />
    </div>
  )
}

/** One of several choices, saved with its form. */
export function Checkbox({ label, hint, isOn, onToggle, isDisabled }: Toggle) {
  const id = useId()
  return (
    <div className="checkbox">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={hint ? `${id}hint` : undefined}
        onChange={(event) => onToggle(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p className="field-hint" id={`${id}hint`}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
