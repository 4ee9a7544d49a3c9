import { useCallback } from 'react'
import type { ServerError } from '../api/ServerError.ts'
import { useT } from './Words.tsx'

/** What to say about an error: by how far the call came, by its code, or as the server says it. */
export function useErrorText(): (error: ServerError) => string {
  const t = useT()
  return useCallback(
    (error) => {
      switch (error.code) {
        case 'console/unreachable':
          return t('shell.error.unreachable')
        case 'console/answer_unknown':
          return t('shell.error.answerUnknown')
        case 'console/not_confirmed':
          return t('shell.error.notConfirmed')
        case 'server/database_unavailable':
        case 'server/projects_unavailable':
          return t('shell.error.database')
        case 'server/role_missing':
          return t('shell.error.role')
        case 'server/project_changed':
          return t('shell.error.changed')
        case 'server/rate_limited':
          return t('shell.error.rateLimited')
        case 'server/token_spent':
          return t('shell.error.tokenSpent')
        case 'server/failed':
        case 'console/failed':
          return t('shell.error.failed')
      }
      if (error.status === 401) return t('shell.error.signedOut')
      if (error.isAway) return t('shell.error.away')
      return error.field ? `${error.field}: ${error.description}` : error.description
    },
    [t],
  )
}
