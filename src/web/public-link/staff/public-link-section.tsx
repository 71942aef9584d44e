import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import type { Client } from '#api/generated/app.ts'
import { Section } from '#web/ui/page/section.tsx'
import { ExistingLink } from './existing-link.tsx'
import { usePublicLinkAccess } from './link-access.ts'
import classes from './public-link-section.module.css'

type Props = {
  client: Client
  isFormOpen: boolean
  /** Opens the form that creates the link, or changes it. */
  onOpenForm: () => void
}

/** The client's public link, with what staff do with it. Without access to links it is empty: the link is null, which must not read as "no link". */
export function PublicLinkSection({ client, isFormOpen, onOpenForm }: Props) {
  const access = usePublicLinkAccess()
  if (!access.read) return
  if (client.publicLink !== null)
    return <ExistingLink client={client} url={client.publicLink} access={access} isNew={isFormOpen} onChange={onOpenForm} />
  return (
    <Section title="Enlace público">
      <p className="quiet">Todavía no tiene enlace. Con uno ve sus sesiones en el teléfono, sin cuenta.</p>
      {access.create && (
        <Button variant="default" className={classes.button} leftSection={<IconLink size={16} aria-hidden />} onClick={onOpenForm}>
          Crear enlace
        </Button>
      )}
    </Section>
  )
}
