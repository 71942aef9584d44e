import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconCalendarPlus, IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import type { Person } from '#api/generated/app.ts'
import { capitalize } from '#domain/spanish.ts'
import { useCan } from '../auth/access.ts'
import { paths } from '../navigation/paths.ts'
import { ConfirmDeleteDialog } from '../ui/feedback/confirm-delete-dialog.tsx'
import { notifyDone } from '../ui/feedback/notify.ts'
import { RecordDrawer } from '../ui/form/record-drawer.tsx'
import { RowMenu } from '../ui/list/row-menu.tsx'
import { Link } from '../ui/page/link.tsx'
import { Page } from '../ui/page/page.tsx'
import { useIsPhone } from '../ui/theme/use-is-phone.ts'
import { formatFullName } from './name.ts'
import type { Participant } from './participant.ts'
import classes from './person-page.module.css'
import type { usePersonView } from './use-person-view.ts'

type Props = {
  /** What the person is: "cliente". */
  noun: string
  person: Person
  participant: Participant
  /** The list that the person is in, for who may see it. */
  parent: { to: string; title: string } | undefined
  facts?: ReactNode
  /** The URL of this page, with its drawer or without. */
  personView: ReturnType<typeof usePersonView>
  access: { update: boolean; onDelete: boolean }
  renderForm: (done: () => Promise<void>) => ReactNode
  /** Deletes, and leads away from here. */
  remove: () => Promise<unknown>
  /** What else a deletion does, in one sentence. */
  consequence: string
  /** The next session. */
  nextSession?: ReactNode
  /** What stands at the side: `<Section>`s. */
  side: ReactNode
  /** The sessions. */
  children?: ReactNode
}

/** Where the question before deleting leads when sessions hold the person. */
const sessionsId = 'sesiones'

/** The page of a client or worker, with the drawer that edits and the question before deleting. */
export function PersonPage({
  noun,
  person,
  participant: whose,
  parent: up,
  facts,
  personView: detail,
  access: may,
  renderForm: form,
  remove,
  consequence,
  nextSession: next,
  side,
  children,
}: Props) {
  const can = useCan()
  const phone = useIsPhone()
  // the question belongs to this visit: who follows its link to what holds the person has left it
  const { key } = useLocation()
  const [deleting, setDeleting] = useState<string>()
  const name = formatFullName(person)
  const edit = () => void detail.show({ record: detail.id })
  const close = () => detail.show({ record: undefined }, { replace: true })
  const mayBook = can('createSession') && can('listTurnWeek')
  // a phone has room for little beside a name
  const inMenu = { update: may.update && phone, remove: may.onDelete }
  return (
    <Page
      title={name}
      parent={up}
      facts={facts}
      flush
      actions={
        <>
          {may.update && !phone && (
            <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={edit}>
              Editar
            </Button>
          )}
          {mayBook && <BookButton to={paths.sessions({ [whose.kind]: whose.id })} phone={phone} />}
          {(inMenu.update || inMenu.remove) && (
            <RowMenu label={`Acciones de ${name}`}>
              {inMenu.update && (
                <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={edit}>
                  Editar
                </Menu.Item>
              )}
              {inMenu.remove && (
                <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setDeleting(key)}>
                  Eliminar
                </Menu.Item>
              )}
            </RowMenu>
          )}
        </>
      }
    >
      <div className={classes.columns} data-alone={!next || undefined}>
        {next && <div className={classes.next}>{next}</div>}
        <div className={classes.side}>{side}</div>
        {children && (
          <div id={sessionsId} className={classes.sessions}>
            {children}
          </div>
        )}
      </div>
      <RecordDrawer title={`Editar ${noun}`} opened={detail.editing && may.update} onClose={() => void close()}>
        {form(close)}
      </RecordDrawer>
      <ConfirmDeleteDialog
        question={`¿Eliminar a ${name}?`}
        consequence={consequence}
        verb={`Eliminar ${noun}`}
        opened={deleting === key}
        onClose={() => setDeleting(undefined)}
        blockedBy={() => (children ? { to: `${detail.to({})}#${sessionsId}`, label: 'Ver sus próximas sesiones' } : undefined)}
        onConfirm={async () => {
          await remove()
          notifyDone(`${capitalize(noun)} eliminado: ${name}`)
        }}
      />
    </Page>
  )
}

/** The page's main action: it leads to the person's agenda. */
const BookButton = ({ to, phone }: { to: string; phone: boolean }) =>
  phone ? (
    <ActionIcon component={Link} to={to} variant="filled" color="petrol" aria-label="Reservar sesión">
      <IconCalendarPlus size={20} aria-hidden />
    </ActionIcon>
  ) : (
    <Button component={Link} to={to} leftSection={<IconCalendarPlus size={16} aria-hidden />}>
      Reservar sesión
    </Button>
  )
