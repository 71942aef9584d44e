import { Button, Menu } from '@mantine/core'
import { IconExternalLink, IconLinkOff, IconPencil, IconQrcode, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client, PublicLink } from '#api/generated/app.ts'
import { useSettings } from '#web/data/settings.ts'
import { MessageButtons } from '#web/messages/message-buttons.tsx'
import { getPublicPageUrl } from '#web/navigation/paths.ts'
import { getContact } from '#web/people/contact.ts'
import { useSchedules } from '#web/schedules/queries.ts'
import { CopyText } from '#web/ui/feedback/copy-text.tsx'
import { RowMenu } from '#web/ui/list/row-menu.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { BadgeTile } from '#web/worker-badge/badge-tile.tsx'
import { useWorkerBadges } from '#web/worker-badge/worker-badges.ts'
import type { usePublicLinkAccess } from './link-access.ts'
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
  const { guardian } = getContact(client)
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
      <MessageButtons size="xs" client={client} message={buildLinkMessage(client, clinicName, pageUrl)} />
      {guardian && <p className="quiet">{guardian}. WhatsApp se abre con su número.</p>}
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
      <p className="quiet">Quien lo abre ve sus sesiones sin entrar con una cuenta, y ningún dato de otras personas.</p>
      <LinkDialogs client={client} dialog={dialog} onClose={() => setDialog(undefined)} />
    </Section>
  )
}

/** Names the schedule and the workers that a link shows, as far as the signed-in user may read them. */
function LinkContent({ link }: { link: PublicLink }) {
  const schedules = useSchedules()
  const badges = useWorkerBadges([])
  const scheduleName = schedules.find(({ id }) => id === link.scheduleId)?.name
  // The badges are in the order of the list of workers.
  const shown = [...badges].filter(([id]) => link.workerIds.includes(id))
  if (link.workerIds.length === 0)
    return (
      <p>{scheduleName && `Muestra ${scheduleName}. `}Todos los trabajadores que mostraba fueron eliminados: elija otros con «Cambiar».</p>
    )
  return (
    <div className={classes.content}>
      {scheduleName && <p>{shown.length > 0 ? `Muestra ${scheduleName}, con:` : `Muestra ${scheduleName}.`}</p>}
      {shown.length > 0 && (
        <ul aria-label="Trabajadores del enlace" className={classes.workers}>
          {shown.map(([id, badge]) => (
            <li key={id} className={classes.worker}>
              <BadgeTile badge={badge} />
              {badge.name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
