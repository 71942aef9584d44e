import type { Client } from '#api/generated/app.ts'
import { getPublicPageUrl } from '../../navigation/paths.ts'
import { formatFullName } from '../../people/name.ts'
import { LinkQrDialog } from './link-qr-dialog.tsx'
import { RegenerateLinkDialog, RevokeLinkDialog } from './replace-link-dialogs.tsx'

export type LinkDialog = 'qr' | 'regenerate' | 'revoke'

type Props = {
  /** The client with the link. A list has none before the first dialog: only one that was closed before it opens returns the focus. */
  client: Client | undefined
  /** The open one. */
  dialog: LinkDialog | undefined
  onClose: () => void
}

/** The dialogs about a link: its QR code, and the questions before it gets a new address or is deleted. */
export function LinkDialogs({ client, dialog, onClose }: Props) {
  const name = client ? formatFullName(client.person) : ''
  const url = client?.publicLink ?? ''
  const getProps = (kind: LinkDialog) => ({ name, opened: dialog === kind, onClose })
  return (
    <>
      <LinkQrDialog pageUrl={getPublicPageUrl(url)} {...getProps('qr')} />
      <RegenerateLinkDialog url={url} {...getProps('regenerate')} />
      <RevokeLinkDialog clientId={client?.id ?? ''} {...getProps('revoke')} />
    </>
  )
}
