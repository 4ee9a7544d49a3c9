import { expect, test } from '@playwright/test'
import type { Frame, Page } from 'puppeteer-core'
import type { FrameAsk, FrameCall } from '../../packages/protocol/src/frame/calls.ts'
import { ask, frameUrl, heard, hostPage, page as html, tell, visitHost } from '../rig/hostPage.ts'
import { names, originOf } from '../rig/names.ts'
import { engines } from '../rig/openBrowser.ts'
import { type Rig, startRig } from '../rig/startRig.ts'
import { walletFrame } from '../rig/walletFrame.ts'

/** Frames of the wallet that run its code: a refused one shows an error page of the browser. */
async function walletFrames(page: Page): Promise<Frame[]> {
  const states = await Promise.all(
    page.frames().map(async (frame) => {
      const title = await frame.evaluate(() => `${location.origin} ${document.title}`).catch(() => '')
      return title === `${originOf(names.wallet)} Latchkey` ? [frame] : []
    }),
  )
  return states.flat()
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 1_500))

for (const engine of engines)
  test.describe(`in ${engine}`, () => {
    // One after another: the browser and the server start once.
    test.describe.configure({ mode: 'default' })
    let rig: Rig
    test.beforeAll(async () => {
      rig = await startRig(engine)
    })
    test.afterAll(() => rig.stop())

    test('behavior: an app of the project gets a port to the wallet, and answers [3.25, 9.26]', async () => {
      const { browser, projectId, sites } = rig
      sites.serve(names.shop, hostPage(projectId))
      const page = await browser.newPage()
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      await page.goto(originOf(names.shop))
      const [ready, hello] = await heard(page, 2)
      expect(ready).toBe('ready')
      expect(hello).toMatchObject({
        v: 4,
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        type: 'hello',
        payload: { version: 4, build: expect.stringMatching(/^sha384-/) },
      })
      await tell(page, 'isConnected')
      await tell(page, 'exportKey')
      await tell(page, 'beat')
      const answers = (await heard(page, 4)).slice(2)
      expect(answers).toHaveLength(2)
      expect(answers).toContainEqual(
        expect.objectContaining({ type: 'isConnected/success', payload: { isConnected: false } }),
      )
      expect(answers).toContainEqual(expect.objectContaining({ type: 'beat' }))
      expect(logged, 'only errors are logged').toEqual([])
      await page.close()
    })

    test('behavior: every message of a page has its success or error [7.29, 7.30]', async () => {
      const { browser, projectId, sites } = rig
      sites.serve(names.shop, hostPage(projectId))
      const page = await browser.newPage()
      await visitHost(page, names.shop)
      const email = `every-${engine}@mail.test`
      const chainId = 'eip155:1'
      const url = originOf(names.shop)
      const otp = '12345678'
      const visitId = crypto.randomUUID()
      const calls: { [Call in FrameCall]: FrameAsk<Call> } = {
        isConnected: null,
        connectEmail: { email },
        connectOtp: { otp },
        connectDevice: null,
        connectSocial: { visitId },
        getSocialRedirectUri: { provider: 'google', visitId },
        connectFarcaster: { visitId },
        getFarcasterUri: null,
        connectPasskey: null,
        connectToken: { token: 'a.b.c' },
        connectGuest: null,
        getUser: { chainId },
        getIdToken: null,
        unlockWallet: null,
        showSecurity: null,
        switchNetwork: { chainId },
        rpcRequest: { chainId, method: 'eth_sign', params: [] },
        updateEmail: { email },
        updateEmailPrimaryOtp: { otp },
        updateEmailSecondaryOtp: { otp },
        syncTheme: { themeMode: 'dark', themeVariables: { radius: 'small' }, language: 'en' },
        syncDappData: {
          metadata: { name: 'Shop', description: '', url, icons: [] },
          sdkVersion: '1.0.0',
          sdkType: 'test',
          projectId,
        },
        setPreferredAccount: { type: 'eoa' },
        addAccount: { name: 'Savings' },
        nameAccount: { index: 0, name: 'Rent' },
        switchAccount: { index: 1 },
        getLinkedWallets: null,
        startWalletLink: { chainId: 'eip155:1', address: `0x${'1'.repeat(40)}` },
        finishWalletLink: { linkId: '6e5b1c52-6a0e-4f38-9d1e-7f0d1d3a9b11', signature: '0x12' },
        unlinkWallet: { id: '6e5b1c52-6a0e-4f38-9d1e-7f0d1d3a9b11' },
        signOut: null,
      }
      const answers: Record<string, string> = {}
      for (const [call, payload] of Object.entries(calls)) {
        const answer = ask(page, call, payload)
        // They wait for the visitor, until the page gives up.
        if (call === 'connectDevice' || call === 'connectPasskey') {
          const words = call === 'connectDevice' ? 'Check your email' : 'Continue with a passkey'
          await (await walletFrame(page)).says(words)
          await page.evaluate(() => (window as unknown as { abort(): void }).abort())
        }
        const { payload: said, type } = await answer
        answers[type] = type.endsWith('/error') ? `${said?.code}` : ''
      }
      expect(answers).toEqual({
        'isConnected/success': '',
        'connectEmail/success': '',
        'connectOtp/error': 'login/device_unapproved',
        'connectDevice/error': 'request/aborted',
        'connectSocial/error': 'login/visit_ended',
        'getSocialRedirectUri/error': 'login/provider_off',
        'connectFarcaster/error': 'login/visit_ended',
        'getFarcasterUri/error': 'login/provider_off',
        'connectPasskey/error': 'request/aborted',
        'connectToken/error': 'login/app_token_off',
        'connectGuest/error': 'login/guest_off',
        'getUser/error': 'login/required',
        'getIdToken/error': 'login/required',
        'switchNetwork/error': 'login/required',
        'rpcRequest/error': 'embedded/rpc_not_allowed',
        'updateEmail/error': 'login/required',
        'updateEmailPrimaryOtp/error': 'login/attempt_ended',
        'updateEmailSecondaryOtp/error': 'login/attempt_ended',
        'syncTheme/success': '',
        'syncDappData/success': '',
        'setPreferredAccount/error': 'login/required',
        'addAccount/error': 'login/required',
        'nameAccount/error': 'login/required',
        'switchAccount/error': 'login/required',
        'getLinkedWallets/error': 'login/required',
        'startWalletLink/error': 'login/required',
        'finishWalletLink/error': 'login/required',
        'unlinkWallet/error': 'login/required',
        'unlockWallet/error': 'login/required',
        'showSecurity/error': 'login/required',
        'signOut/success': '',
      })
      await page.close()
    })

    test('hostile: a site that is not on the list cannot embed it, nor can a frame in between (threat 1)', async () => {
      const { browser, projectId, sites } = rig
      const url = frameUrl(projectId)
      sites.serve(names.evil, (request, response) => {
        const body =
          request.url === '/nested'
            ? `<iframe src="${originOf(names.shop)}"></iframe>`
            : request.url === '/sandboxed'
              ? `<iframe sandbox="allow-scripts" srcdoc='<iframe src="${url}"></iframe>'></iframe>`
              : `<iframe src="${url}"></iframe>`
        html(body)(request, response)
      })
      sites.serve(names.shop, hostPage(projectId))
      sites.serve(names.game, html(`<iframe src="${frameUrl('unknown')}"></iframe>`))
      const page = await browser.newPage()
      for (const path of ['/', '/nested', '/sandboxed']) {
        await page.goto(`${originOf(names.evil)}${path}`)
        await settle()
        expect(await walletFrames(page), path).toHaveLength(0)
      }
      await page.goto(originOf(names.game))
      await settle()
      expect(await walletFrames(page), 'an unknown project').toHaveLength(0)
      await page.goto(originOf(names.shop))
      await heard(page, 2)
      expect(await walletFrames(page)).toHaveLength(1)
      await page.close()
    })

    test('hostile: other windows of the page are not heard by the frame (threat 3)', async () => {
      const { browser, projectId, sites } = rig
      // The app never answers. It even gives the nonce away, to a frame beside the wallet's.
      const evil = `<title>evil</title><script>
        addEventListener('message', ({ data }) => { window.nonce = data.nonce })
        setInterval(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = ({ data }) => { window.got = data }
          if (window.nonce) parent.frames[0].postMessage({ latchkey: 'init', version: 4, nonce }, '*', [port2])
        }, 5)
      </script>`
      sites.serve(names.evil, html(evil))
      sites.serve(
        names.shop,
        html(`<iframe src="${frameUrl(projectId)}"></iframe><iframe src="${originOf(names.evil)}"></iframe>
<script>
  addEventListener('message', ({ data }) => { window.ready = data })
  setInterval(() => window.ready && frames[1].postMessage(ready, '*'), 20)
</script>`),
      )
      const page = await browser.newPage()
      await page.goto(originOf(names.shop))
      await page.waitForFunction(() => 'ready' in window)
      await settle()
      const beside = page.frames().find((frame) => frame.url().startsWith(originOf(names.evil)))
      expect(await beside?.evaluate(() => ['nonce' in window, 'got' in window])).toEqual([true, false])
      await page.close()
    })
  })
