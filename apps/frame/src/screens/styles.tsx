/** @jsxImportSource preact */
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { adopt } from './look.ts'

const Root = createContext<ShadowRoot | null>(null)

/** Names the shadow root that everything below is drawn in. */
export const StyleRoot = Root.Provider

/** Brings a component's own sheet into the frame, before anything is measured. */
export function useStyles(css: string): void {
  const root = useContext(Root)
  if (root) adopt(root, css)
}
