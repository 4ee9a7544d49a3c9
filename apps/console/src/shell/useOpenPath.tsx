import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Opens a path of the console that may have a query, in place of this page. */
export function useOpenPath(): (path: string) => void {
  const { basepath, history } = useRouter()
  return useCallback((path) => history.replace(basepath.replace(/\/$/, '') + path), [basepath, history])
}
