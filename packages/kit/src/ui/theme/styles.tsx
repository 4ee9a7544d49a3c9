import { createContext, useContext, useInsertionEffect } from 'react'
import { adopt } from './adopt.ts'

const Root = createContext<ShadowRoot | null>(null)

/** Names the shadow root that everything below is drawn in. */
export const StyleRoot = Root.Provider

/** The nearest shadow root. */
export const useStyleRoot = () => useContext(Root)

/** Brings a component's own sheet into the nearest shadow root, before anything is measured. */
export function useStyles(css: string): void {
  const root = useContext(Root)
  useInsertionEffect(() => {
    if (root) adopt(root, css)
  }, [root, css])
}
