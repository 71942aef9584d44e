import { Menu } from '@mantine/core'
import { IconEraser, IconFileExport } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { formatLongDate } from '#domain/spanish.ts'
import { useCan } from '#web/auth/access.ts'
import { useCanForEverybody } from '#web/auth/can-for-everybody.ts'
import { useCanRead } from '#web/auth/can-read.ts'
import { ClientHistory, clientHistoryQuery } from '#web/history/client-history.tsx'
import { paths } from '#web/navigation/paths.ts'
import { ContactPhone } from '#web/people/contact-phone.tsx'
import { formatFullName } from '#web/people/name.ts'
import type { Participant } from '#web/people/participant.ts'
import { PersonFacts } from '#web/people/person-facts.tsx'
import { PersonPage, sessionsId } from '#web/people/person-page.tsx'
import { clientQuery } from '#web/people/queries.ts'
import { usePersonView } from '#web/people/use-person-view.ts'
import { NextSession } from '#web/person-sessions/next-session.tsx'
import { attendanceQuery, PersonAttendance } from '#web/person-sessions/person-attendance.tsx'
import { PersonSessions } from '#web/person-sessions/person-sessions.tsx'
import { PersonTabs } from '#web/person-sessions/person-tabs.tsx'
import { personSessionsQueries, usePersonSessions } from '#web/person-sessions/use-person-sessions.ts'
import { usePublicLinkAccess } from '#web/public-link/staff/link-access.ts'
import { PublicLinkForm } from '#web/public-link/staff/public-link-form.tsx'
import { PublicLinkSection } from '#web/public-link/staff/public-link-section.tsx'
import { publicLinkFormQueries } from '#web/public-link/staff/queries.ts'
import { asSide, createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { useExistingRecord } from '#web/screen/use-existing-record.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { FreshRecord } from '#web/ui/form/fresh-record.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Account } from '#web/users/account.tsx'
import { waitingEntriesQuery } from '#web/waiting-entries/queries.ts'
import { ClientWaiting } from '#web/waiting-list/client-waiting.tsx'
import { EditEntry, getEntryTitle } from '#web/waiting-list/entry-drawer.tsx'
import { EntryForm } from '#web/waiting-list/form/entry-form.tsx'
import { describeClientDeletion } from './client-deletion.ts'
import { ClientFacts } from './client-facts.tsx'
import { ClientForm } from './client-form.tsx'
import { EraseDialog } from './personal-data/erase-dialog.tsx'
import { PlanItem } from './plan-item.tsx'
import { useDeleteClient } from './queries.ts'

export const loaderQueries = (context: ScreenContext) => {
  const { id = '' } = context.params
  const participant: Participant = { kind: 'client', id }
  const sessionsQueries = personSessionsQueries(participant, context)
  const showsAttendance = sessionsQueries.length > 0 && context.url.searchParams.get('view') === 'attendance'
  return [
    clientQuery(id),
    ...sessionsQueries,
    ...(showsAttendance ? [asSide(attendanceQuery(participant, context.today))] : []),
    ...publicLinkFormQueries(context),
    asSide(clientHistoryQuery(id)),
    asSide(waitingEntriesQuery({ clientId: id })),
  ]
}
export const loader = createLoader(loaderQueries)

export function Component() {
  const { id = '' } = useParams()
  // A new key for each person resets the state of the page.
  return <ClientPage key={id} id={id} />
}

/** The names of other forms in the URL: of the link, and of a new entry of the waiting list. */
const linkRecord = 'link'
const waitingRecord = 'waiting'
/** What the name of the form of an existing entry begins with. The id follows. */
const waitingPrefix = 'waiting-'

function ClientPage({ id }: { id: string }) {
  const personView = usePersonView(id, paths.client)
  const client = useExistingRecord(clientQuery(id), personView.record !== undefined)
  const can = useCan()
  const canForEverybody = useCanForEverybody()
  // The dialog belongs to this history entry, so that following its link to the sessions closes it.
  const { key } = useLocation()
  const [erasing, setErasing] = useState<string>()
  const { date: today } = useNow()
  const participant: Participant = { kind: 'client', id }
  const { shown: sessions, answers } = usePersonSessions(participant)
  // With access to attendance only, the sessions can be read by month, but not those of a longer period.
  const hasTabs = useCanRead()(attendanceQuery(participant, today)) && answers.length > 0
  const showsAttendance = hasTabs && personView.view === 'attendance'
  const linkAccess = usePublicLinkAccess()
  const navigate = useNavigate()
  const { mutateAsync: deleteClient } = useDeleteClient(async () => navigate(paths.clients(), { replace: true }))
  const openedId = personView.record?.startsWith(waitingPrefix) ? personView.record.slice(waitingPrefix.length) : undefined
  // The form stays while its drawer slides out.
  const [waitingId, setWaitingId] = useState(openedId)
  if (openedId !== undefined && openedId !== waitingId) setWaitingId(openedId)
  const otherForms: ComponentProps<typeof PersonPage>['otherForms'] = [
    // A link that was created while its form is open does not close the form.
    ...(linkAccess.create || linkAccess.change
      ? [
          {
            record: linkRecord,
            title: 'Enlace público',
            render: (onDone: () => Promise<void>) => (
              <PublicLinkForm client={client} sessions={sessions?.entries.map(({ session }) => session) ?? []} onDone={onDone} />
            ),
          },
        ]
      : []),
    ...(can('createWaitingEntry')
      ? [
          {
            record: waitingRecord,
            title: getEntryTitle(true),
            render: (onDone: () => Promise<void>) => <EntryForm client={client} onDone={onDone} />,
          },
        ]
      : []),
    ...(can('updateWaitingEntry') && waitingId !== undefined
      ? [
          {
            record: `${waitingPrefix}${waitingId}`,
            title: getEntryTitle(false),
            render: (onDone: () => Promise<void>) => <EditEntry id={waitingId} onDone={onDone} />,
          },
        ]
      : []),
  ]
  const menuItems = [
    can('createSessions') && <PlanItem key="plan" clientId={id} />,
    can('exportClient') && canForEverybody('listSessions') && <ExportItem key="export" clientId={id} />,
    can('eraseClient') && <EraseItem key="erase" onClick={() => setErasing(key)} />,
  ].filter(Boolean)
  return (
    <>
      <PersonPage
        noun="cliente"
        person={client.person}
        participant={participant}
        contact={<ContactPhone client={client} />}
        parent={can('listClients') ? { to: paths.clients(), title: 'Clientes' } : undefined}
        personView={personView}
        access={{ update: can('updateClient'), delete: can('deleteClient') }}
        renderForm={(onDone) => (
          <FreshRecord query={clientQuery(id)}>{(fresh) => <ClientForm client={fresh} onDone={onDone} />}</FreshRecord>
        )}
        otherForms={otherForms}
        onDelete={() => deleteClient(id)}
        consequence={describeClientDeletion(client)}
        menuItems={menuItems.length > 0 && menuItems}
        tabs={hasTabs && <PersonTabs view={personView.view} getPath={(view) => personView.getPath({ view })} />}
        nextSession={
          showsAttendance ? <PersonAttendance participant={participant} /> : sessions && <NextSession {...sessions} otherRole="worker" />
        }
        side={
          <>
            <PersonFacts person={client.person} today={today}>
              <ClientFacts client={client} />
            </PersonFacts>
            {can('listWaitingEntries') && (
              <ClientWaiting
                clientId={id}
                onAdd={() => void personView.show({ record: waitingRecord })}
                onEdit={(entryId) => void personView.show({ record: `${waitingPrefix}${entryId}` })}
              />
            )}
          </>
        }
        moreSide={
          <>
            <PublicLinkSection
              client={client}
              isFormOpen={personView.record === linkRecord}
              onOpenForm={() => void personView.show({ record: linkRecord })}
            />
            {can('listHistory') && <ClientHistory clientId={id} />}
            <Account source={participant} userId={client.userId} name={formatFullName(client.person)} document={client.person.document} />
          </>
        }
      >
        {!showsAttendance &&
          (sessions ? (
            <PersonSessions {...sessions} otherRole="worker" getPath={(since) => personView.getPath({ since })} />
          ) : (
            answers.length > 0 && <SectionError title="Sesiones" answers={answers} />
          ))}
      </PersonPage>
      <EraseDialog
        client={client}
        opened={erasing === key}
        onClose={() => setErasing(undefined)}
        sessionsPath={`${personView.getPath({ view: undefined })}#${sessionsId}`}
        next={sessions?.next && { when: `${formatLongDate(sessions.next.date)}, ${sessions.next.hours}`, to: sessions.next.to }}
      />
    </>
  )
}

/** The item of a client's menu that opens everything that is stored about the client. */
const ExportItem = ({ clientId }: { clientId: string }) => (
  <Menu.Item component={Link} to={paths.exportClient(clientId)} leftSection={<IconFileExport size={16} aria-hidden />}>
    Exportar sus datos
  </Menu.Item>
)

/** The item of a client's menu that asks before it erases the data of the client. */
const EraseItem = ({ onClick }: { onClick: () => void }) => (
  <Menu.Item leftSection={<IconEraser size={16} aria-hidden />} onClick={onClick}>
    Borrar sus datos…
  </Menu.Item>
)
