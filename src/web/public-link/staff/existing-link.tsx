import { Button, Menu } from '@mantine/core'
import { IconExternalLink, IconLinkOff, IconPencil, IconQrcode, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '#api/generated/app.ts'
import { useSettings } from '../../data/settings.ts'
import { MessageButtons } from '../../messages/message-buttons.tsx'
import { getPublicPageUrl } from '../../navigation/paths.ts'
import { CopyText } from '../../ui/feedback/copy-text.tsx'
import { RowMenu } from '../../ui/list/row-menu.tsx'
import { Section } from '../../ui/page/section.tsx'
import type { usePublicLinkAccess } from './link-access.ts'
import { LinkContent } from './link-content.tsx'
import { type LinkDialog, LinkDialogs } from './link-dialogs.tsx'
import { buildLinkMessage } from './link-message.ts'
import classes from './public-link-section.module.css'
import { publicLinkQuery } from './queries.ts'

type Props = {
  client: Client
  url: string
  access: ReturnType<typeof usePublicLinkAccess>
  /** True when the link has just been created, so that it gets the focus. */
  isNew: boolean
  onChange: () => void
}

/** A client's link: what it shows, its address, the ways to send it, and a menu that changes or ends it. */
export function ExistingLink({ client, url, access, isNew, onChange }: Props) {
  const { clinicName } = useSettings()
  const [dialog, setDialog] = useState<LinkDialog>()
  const { data: link } = useQuery(publicLinkQuery(url))
  // A link needs a worker, so one whose workers were all deleted has to be changed first.
  const canRegenerate = access.regenerate && link?.workerIds.length !== 0
  const { person } = client
  const pageUrl = getPublicPageUrl(url)
  return (
    <Section
      title="Enlace público"
      titleAside={
        <span className={classes.aside}>
          <span className={classes.active}>Activo</span>
          {(access.change || canRegenerate || access.revoke) && (
            <RowMenu label="Acciones del enlace">
              {access.change && (
                <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onChange}>
                  Cambiar
                </Menu.Item>
              )}
              {canRegenerate && (
                <Menu.Item leftSection={<IconRefresh size={16} aria-hidden />} onClick={() => setDialog('regenerate')}>
                  Regenerar
                </Menu.Item>
              )}
              {access.revoke && (
                <Menu.Item leftSection={<IconLinkOff size={16} aria-hidden />} onClick={() => setDialog('revoke')}>
                  Revocar
                </Menu.Item>
              )}
            </RowMenu>
          )}
        </span>
      }
    >
      {link && <LinkContent link={link} />}
      <CopyText label="Dirección del enlace" text={pageUrl} excerpt={pageUrl.replace(/^https?:\/\//, '')} isLabelHidden autoFocus={isNew} />
      <MessageButtons size="xs" person={person} message={buildLinkMessage(person.name, clinicName, pageUrl)} />
      <div className={classes.buttons}>
        <Button
          component="a"
          href={pageUrl}
          target="_blank"
          rel="noopener noreferrer"
          size="xs"
          variant="default"
          className={classes.button}
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          Ver como el cliente
          <span className="hidden"> (en otra pestaña)</span>
        </Button>
        <Button
          size="xs"
          variant="default"
          className={classes.button}
          leftSection={<IconQrcode size={16} aria-hidden />}
          onClick={() => setDialog('qr')}
        >
          Código QR
        </Button>
      </div>
      <p className={classes.quiet}>Quien lo abre ve sus sesiones sin entrar con una cuenta, y ningún dato de otras personas.</p>
      <LinkDialogs client={client} dialog={dialog} onClose={() => setDialog(undefined)} />
    </Section>
  )
}
