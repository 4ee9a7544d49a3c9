import { consoleProjectId } from '@latchkey/protocol/consoleProject'

/** From this server, which has the pictures of its registry. */
export function WalletPicture({ id }: { id: string | null | undefined }) {
  if (!id) return <span className="settings-no-picture" />
  const src = `/getWalletImage/${encodeURIComponent(id)}?projectId=${consoleProjectId}`
  return <img src={src} width="28" height="28" alt="" loading="lazy" />
}
