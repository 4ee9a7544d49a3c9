import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { CheckIcon } from './icons.tsx'
import './Toast.css'

type Shown = { readonly id: number; readonly text: string }
const shownMs = 4_000
const Toasts = createContext<((text: string) => void) | null>(null)
let lastId = 0

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Shown[]>([])
  const show = useCallback((text: string) => {
    lastId += 1
    const id = lastId
    setToasts((now) => [...now.slice(-2), { id, text }])
    setTimeout(() => setToasts((now) => now.filter((toast) => toast.id !== id)), shownMs)
  }, [])
  return (
    <Toasts value={show}>
      {children}
      {createPortal(
        <div className="toasts" role="status">
          {toasts.map(({ id, text }) => (
            <p key={id} className="toast">
              <CheckIcon />
              {text}
            </p>
          ))}
        </div>,
        document.body,
      )}
    </Toasts>
  )
}

/** Says that something finished, such as "Saved". What failed is said in its place, by a Notice. */
export function useToast(): (text: string) => void {
  const show = use(Toasts)
  if (!show) throw new Error('No toasts here')
  return show
}
