import { Button } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useCan } from '#web/auth/access.ts'
import { Section } from '#web/ui/page/section.tsx'
import { FeedDialog } from './feed-dialog.tsx'
import classes from './feed-section.module.css'

/**
 * Leads to the dialog with which a worker's sessions stay up to date in another calendar. Shows nothing where the server lacks feeds, and without access to
 * this one.
 */
export function FeedSection({ workerId }: { workerId: string }) {
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  if (!can('getWorkerFeed', { worker: workerId })) return
  return (
    <Section title="Calendario">
      <p className="quiet">Sus sesiones en el calendario del teléfono o de Google, siempre al día.</p>
      <Button
        variant="default"
        className={`${classes.button} no-print`}
        leftSection={<IconCalendarShare size={18} stroke={1.5} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Suscribirse
      </Button>
      <FeedDialog workerId={workerId} opened={isOpen} onClose={() => setOpen(false)} />
    </Section>
  )
}
