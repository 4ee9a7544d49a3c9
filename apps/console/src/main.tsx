import './ui/tokens.gen.css'
import './ui/base.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ServerError } from './api/ServerError.ts'
import { areas } from './pages.tsx'
import { createConsoleRouter } from './router.tsx'
import { takeFragment } from './session/fragment.ts'
import { SessionProvider } from './session/SessionProvider.tsx'
import { createSession } from './session/session.ts'
import { applyTheme } from './shell/theme.ts'
import { ToastProvider } from './ui/Toast.tsx'
import { WordsProvider } from './words/Words.tsx'

takeFragment()
applyTheme()
const session = createSession()
const client = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && error instanceof ServerError && error.isAway,
      retryDelay: (failures) => 400 * 2 ** failures,
      // Calls are made while the browser believes to be offline, too: the server may be on this machine.
      networkMode: 'always',
      staleTime: 5_000,
    },
    mutations: { networkMode: 'always' },
  },
})
// Answers are those of an account.
let account = session.account()
session.state.subscribe(() => {
  if (session.account() === account) return
  account = session.account()
  client.clear()
})
const router = createConsoleRouter(areas)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <SessionProvider session={session}>
        <QueryClientProvider client={client}>
          <WordsProvider>
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </WordsProvider>
        </QueryClientProvider>
      </SessionProvider>
    </StrictMode>,
  )
