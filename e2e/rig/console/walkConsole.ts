import type { Page } from '@playwright/test'
import { expect, signIn } from './consoleTest.ts'
import type { ConsoleRig } from './startConsole.ts'

/** Goes through the pages of the shell and of members in every state that is not over in a moment. Needs an empty database and a wallet. */
export async function walkConsole({ page, rig, onPage }: walkConsole.Options): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const title = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.goto(`${rig.url}/claim`)
  await title('The link is not complete')
  await onPage('claim without a token')
  await page.goto(`${rig.url}/invite`)
  await title('The invitation is over')
  await onPage('invitation that is over')
  await page.goto(`${rig.url}/sign-in?back=%2Faccount&cause=expired`)
  await title('Sign in')
  await expect(button(/^Continue with/)).toBeVisible()
  await onPage('sign in')
  const link = rig.claimLink()
  await page.goto('about:blank')
  await page.goto(link)
  await expect(button(/^Continue with/)).toBeVisible()
  await onPage('claim')
  await signIn(page)
  await expect(button('Claim this server')).toBeVisible()
  await onPage('claim, signed in')
  await page.goto(`${rig.url}/projects`)
  await title('Not a member')
  await onPage('not a member')
  await page.goto('about:blank')
  await page.goto(link)
  await button('Claim this server').click()
  await title('Projects')
  await onPage('no projects')

  await page.getByRole('link', { name: 'New project' }).click()
  await title('New project')
  await onPage('new project')
  await page.getByLabel('Origin').fill('not an origin')
  await button('Create project').click()
  await expect(page.getByText('Give the project a name')).toBeVisible()
  await onPage('new project, refused')
  await page.getByLabel('Name').fill('Shop')
  await page.getByLabel('Origin').fill(rig.app.origin)
  await button('Create project').click()
  await expect(page.getByText('Waiting for your app')).toBeVisible()
  await onPage('connect your app')
  await page.getByRole('tab', { name: 'HTML' }).click()
  await onPage('connect your app, HTML')

  await page.getByRole('link', { name: 'Overview', exact: true }).click()
  await title('Shop')
  await expect(page.getByRole('heading', { name: 'Set up' })).toBeVisible()
  await onPage('overview')
  await page.getByRole('link', { name: 'Members', exact: true }).click()
  await title('Members')
  await onPage('members')
  await button('Invite').click()
  await page.getByLabel('Name').fill('Vera')
  await button('Make a link').click()
  await expect(page.getByText('An invitation for Vera')).toBeVisible()
  await onPage('members, invited')
  await button('I have kept it').click()
  await expect(page.getByRole('row').filter({ hasText: 'Vera' })).toBeVisible()
  await onPage('members, with an invitation')
  await page.getByRole('link', { name: 'Operators' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'You' })).toBeVisible()
  await onPage('operators')

  await button('Choose a project').click()
  await onPage('overview, choosing a project')
  await page.getByRole('menuitem', { name: 'All projects' }).click()
  await title('Projects')
  await onPage('projects')
  await page.goto(`${rig.url}/account`)
  await title('Your account')
  await expect(page.getByText('This browser')).toBeVisible()
  await onPage('account')
  await button('Edit Name').click()
  await page.getByRole('dialog').getByLabel('Name').fill('Olga')
  await onPage('account, another name')
  await button('Save').click()
  await expect(button('Account')).toContainText('Olga')
  await button('Sign out everywhere').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await onPage('account, sign out everywhere')
  await button('Cancel').click()
  await page.goto(`${rig.url}/nothing/here`)
  await title('Not found')
  await onPage('not found')

  // As if the database had gone.
  await page.goto(`${rig.url}/projects`)
  await title('Projects')
  await page.route('**/admin/v1/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText(/^Last known, from/)).toBeVisible()
  await onPage('projects, last known')
  await page.unroute('**/admin/v1/**')
}

export declare namespace walkConsole {
  type Options = {
    page: Page
    rig: ConsoleRig
    onPage: (name: string) => Promise<void>
  }
}
