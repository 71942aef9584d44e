import { ActionIcon, Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import type { Person } from '#api/generated/app.ts'
import { capitalize } from '#domain/spanish.ts'
import { useCan } from '#web/auth/access.ts'
import { useUndo } from '#web/changes/use-undo.ts'
import { useCloseEntry } from '#web/navigation/close-entry.ts'
import { paths } from '#web/navigation/paths.ts'
import { ConfirmDeleteDialog } from '#web/ui/feedback/confirm-delete-dialog.tsx'
import { RecordDrawer } from '#web/ui/form/record-drawer.tsx'
import { RecordActions } from '#web/ui/list/record-actions.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { SideParts } from '#web/ui/page/side-parts.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import { formatFullName } from './name.ts'
import type { Participant } from './participant.ts'
import classes from './person-page.module.css'
import type { usePersonView } from './use-person-view.ts'

type Props = {
  /** The Spanish noun for the person: "cliente". */
  noun: string
  person: Person
  participant: Participant
  /** The link to the list, for users who may open it. */
  parent: { to: string; title: string } | undefined
  /** A mark of the person beside the name. */
  badge?: ReactNode
  /** How to reach the person: on a phone it is under the name, because the data are below the sessions. */
  contact?: ReactNode
  /** The URL state of this page: the open drawer, the earliest month. */
  personView: ReturnType<typeof usePersonView>
  access: { update: boolean; delete: boolean }
  renderForm: (onDone: () => Promise<void>) => ReactNode
  /** Other forms of the page in the same drawer, for users who may open them; `record` is the name of one in the URL. */
  otherForms?: readonly { record: string; title: string; render: (onDone: () => Promise<void>) => ReactNode }[]
  /** Deletes the person and leaves the page. */
  onDelete: () => Promise<{ changeId: string | undefined }>
  /** One sentence on what else a deletion does. */
  consequence: string
  /** Further items of the menu of the page. */
  menuItems?: ReactNode
  /** Links to the parts of the main column, of which one is shown. */
  tabs?: ReactNode
  /** The first part of the main column. */
  nextSession?: ReactNode
  /** Printed instead of the page. */
  printed?: ReactNode
  /** The schedule and turn in which a booking starts: where the person has sessions. */
  bookingTurn?: { schedule: string; turn: string } | undefined
  /** The `<Section>`s of the side column. */
  side: ReactNode
  /** Those that follow, or stand beside them on a wide screen. */
  moreSide: ReactNode
  /** The list of sessions. */
  children?: ReactNode
}

/** The id of the list of sessions, for the link of a dialog when sessions block the deletion. */
export const sessionsId = 'sesiones'

/** The page of a client or worker, with the drawer that edits the record and the dialog that deletes it. */
export function PersonPage({
  noun,
  person,
  participant,
  parent,
  badge,
  contact,
  personView,
  access,
  renderForm,
  otherForms = [],
  onDelete,
  consequence,
  menuItems,
  tabs,
  nextSession,
  printed,
  bookingTurn,
  side,
  moreSide,
  children,
}: Props) {
  const can = useCan()
  const { notifyChange } = useUndo()
  const isPhone = useIsPhone()
  // The dialog belongs to this history entry, so that following its link to the sessions closes it.
  const { key } = useLocation()
  const [deleting, setDeleting] = useState<string>()
  const name = formatFullName(person)
  const closeEntry = useCloseEntry()
  const close = () => closeEntry(personView.getPath({ record: undefined }))
  const { record } = personView
  // The drawer keeps its content while it slides out.
  const [shownRecord, setShownRecord] = useState(record)
  if (record !== undefined && record !== shownRecord) setShownRecord(record)
  const shownForm = otherForms.find((form) => form.record === shownRecord) ?? { title: `Editar ${noun}`, render: renderForm }
  const isFormOpen = personView.isEditing ? access.update : otherForms.some((form) => form.record === record)
  const canBook = can('createSession') && can('listTurnWeek')
  // On a narrow screen the parts are one below the other: the few sessions of a client come first, the many of a worker last.
  const sideParts = (
    <SideParts className={classes.side} more={moreSide}>
      {side}
    </SideParts>
  )
  return (
    <Page
      title={name}
      parent={parent}
      badge={badge}
      facts={isPhone ? contact : undefined}
      isFlush
      actions={
        <RecordActions
          name={name}
          edit={access.update ? { onClick: () => void personView.show({ record: personView.id }) } : undefined}
          onDelete={access.delete ? () => setDeleting(key) : undefined}
          menuItems={menuItems}
        >
          {canBook && (
            <BookButton
              to={
                participant.kind === 'client'
                  ? paths.sessions({ bookFor: participant.id })
                  : paths.sessions({ ...bookingTurn, worker: participant.id })
              }
            />
          )}
        </RecordActions>
      }
    >
      {printed}
      <div className={`${classes.columns} ${printed ? 'no-print' : ''}`} data-alone={!(nextSession || tabs) || undefined}>
        {tabs && <div className={classes.tabs}>{tabs}</div>}
        {nextSession && <div className={classes.next}>{nextSession}</div>}
        {participant.kind === 'worker' && sideParts}
        {children && (
          <div id={sessionsId} className={classes.sessions}>
            {children}
          </div>
        )}
        {participant.kind === 'client' && sideParts}
      </div>
      <RecordDrawer title={shownForm.title} opened={isFormOpen} onClose={() => void close()}>
        {shownForm.render(close)}
      </RecordDrawer>
      <ConfirmDeleteDialog
        question={`¿Eliminar a ${name}?`}
        consequence={consequence}
        actionLabel={`Eliminar ${noun}`}
        opened={deleting === key}
        onClose={() => setDeleting(undefined)}
        blockedBy={() =>
          children || tabs
            ? { to: `${personView.getPath({ view: undefined })}#${sessionsId}`, label: 'Ver sus próximas sesiones' }
            : undefined
        }
        onConfirm={async () => {
          const { changeId } = await onDelete()
          notifyChange(`${capitalize(noun)} eliminado: ${name}`, changeId)
        }}
      />
    </Page>
  )
}

/** The main action of the page: opens the agenda, filtered by the worker, or to choose a slot for the client. */
const BookButton = ({ to }: { to: string }) =>
  useIsPhone() ? (
    <ActionIcon component={Link} to={to} variant="filled" color="petrol" aria-label="Reservar sesión">
      <IconCalendarPlus size={20} aria-hidden />
    </ActionIcon>
  ) : (
    <Button component={Link} to={to} leftSection={<IconCalendarPlus size={16} aria-hidden />}>
      Reservar sesión
    </Button>
  )
