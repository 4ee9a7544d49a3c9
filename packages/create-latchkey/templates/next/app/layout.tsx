import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Providers } from './providers'
import './style.css'

export const metadata: Metadata = { title: 'My app' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
