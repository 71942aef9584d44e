import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useCan } from '#web/auth/access.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { waitingEntriesQuery } from '#web/waiting-entries/queries.ts'
import classes from './client-waiting.module.css'
import { EntryButtons } from './entry-buttons.tsx'
import { useWaitingMessage } from './waiting-message.ts'
import { WaitingRow } from './waiting-row.tsx'

type Props = { clientId: string; onAdd: () => void; onEdit: (entryId: string) => void }

/** The entries of the waiting list of a client, on the client's page. */
export function ClientWaiting({ clientId, onAdd, onEdit }: Props) {
  const can = useCan()
  const buildMessage = useWaitingMessage()
  const answer = useAllowedQuery(waitingEntriesQuery({ clientId }))
  if (!answer.data) return <SectionError title="Lista de espera" answers={[answer]} />
  const { rows } = answer.data
  return (
    <Section
      title="Lista de espera"
      titleAside={
        can('createWaitingEntry') && (
          <Button variant="default" size="xs" className="no-print" leftSection={<IconPlus size={14} aria-hidden />} onClick={onAdd}>
            Añadir<span className="hidden"> a la lista de espera</span>
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <p className={classes.none}>No espera ningún cupo.</p>
      ) : (
        <ul>
          {rows.map((entry) => (
            <WaitingRow
              key={entry.id}
              entry={entry}
              message={buildMessage(entry)}
              withClient={false}
              actions={<EntryButtons entry={entry} edit={{ onClick: () => onEdit(entry.id) }} />}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}
