import { Button, Menu } from '@mantine/core'
import { IconCalendarRepeat } from '@tabler/icons-react'
import { useState } from 'react'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { formatFullName } from '#web/people/name.ts'
import { ConfirmDeleteDialog } from '#web/ui/feedback/confirm-delete-dialog.tsx'
import { DeleteItem, EditItem } from '#web/ui/list/record-actions.tsx'
import { RowMenu } from '#web/ui/list/row-menu.tsx'
import { Link } from '#web/ui/page/link.tsx'
import type { ListedEntry } from '#web/waiting-entries/queries.ts'
import { useEntryActions } from './use-entry-actions.ts'

type Props = { entry: ListedEntry; edit: { component: typeof Link; to: string } | { onClick: () => void } }

/** What can be done about someone who waits: show the free slots, edit, delete. */
export function EntryButtons({ entry, edit }: Props) {
  const can = useCan()
  const { deleteEntry, deleteAtOnce, showSlots } = useEntryActions()
  const [isAsking, setAsking] = useState(false)
  const name = formatFullName(entry.client.person)
  return (
    <>
      {can('listWaitingSlots') && can('listTurnWeek') && !entry.fitsNobody && (
        <Button variant="default" size="xs" onClick={() => void showSlots(entry)}>
          Ver cupos libres<span className="hidden"> para {name}</span>
        </Button>
      )}
      {(can('updateWaitingEntry') || can('deleteWaitingEntry') || can('createSessions')) && (
        <RowMenu label={`Acciones de ${name} en la lista de espera`}>
          {can('createSessions') && (
            <Menu.Item component={Link} to={getPlanPath(entry)} leftSection={<IconCalendarRepeat size={16} aria-hidden />}>
              Planificar serie
            </Menu.Item>
          )}
          {can('updateWaitingEntry') && <EditItem {...edit} />}
          {can('deleteWaitingEntry') && <DeleteItem onClick={() => (can('undoChange') ? void deleteAtOnce(entry) : setAsking(true))} />}
        </RowMenu>
      )}
      {/* The place in the list is the time since when the client waits. Only an undo gives it back. */}
      <ConfirmDeleteDialog
        question={`¿Quitar a ${name} de la lista de espera?`}
        consequence="Pierde su lugar: si vuelve a la lista, espera al final."
        actionLabel="Quitar de la lista"
        keepLabel="No quitar"
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => deleteEntry(entry)}
      />
    </>
  )
}

/** The plan of a series for someone who waits, with the first of the wanted workers. */
const getPlanPath = ({ id, client, workerIds }: ListedEntry) => paths.planSeries({ client: client.id, worker: workerIds[0], waiting: id })
