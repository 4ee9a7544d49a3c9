import type { ReactNode } from 'react'
import { modal } from '../../core/modal/modal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { HomeIllustration, KeysIllustration, LoginIllustration } from '../../ui/pictures/illustrations.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import css from './WhatIsAWalletView.css?inline'

/** What a wallet is for, in three pictures, and the way to get one. */
export default function WhatIsAWalletView() {
  useStyles(css)
  const t = useT()
  const kit = useKit()
  const [, navigate] = useSlice(modal)
  return (
    <>
      <ul className="reasons">
        <Point
          picture={<HomeIllustration />}
          title={t('whatIsWallet.home.title')}
          body={t('whatIsWallet.home.body')}
        />
        <Point
          picture={<LoginIllustration />}
          title={t('whatIsWallet.login.title')}
          body={t('whatIsWallet.login.body')}
        />
        <Point
          picture={<KeysIllustration />}
          title={t('whatIsWallet.keys.title')}
          body={t('whatIsWallet.keys.body')}
        />
      </ul>
      <Button
        onClick={() => {
          kit.emit({ type: 'CLICK_GET_WALLET_HELP' })
          navigate({ type: 'push', view: { name: 'GetAWallet' } })
        }}
      >
        {t('whatIsWallet.get')}
      </Button>
      <slot name="helpFooter" />
    </>
  )
}

function Point({ picture, title, body }: { picture: ReactNode; title: string; body: string }) {
  return (
    <li className="reason">
      {picture}
      <div>
        <h2>{title}</h2>
        <p className="prose">{body}</p>
      </div>
    </li>
  )
}
