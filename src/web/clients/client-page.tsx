import { useNavigate, useParams } from 'react-router'
import { useCan } from '../auth/access.ts'
import { paths } from '../navigation/paths.ts'
import { formatFullName } from '../people/name.ts'
import type { Participant } from '../people/participant.ts'
import { PersonFacts } from '../people/person-facts.tsx'
import { PersonPage } from '../people/person-page.tsx'
import { clientQuery } from '../people/queries.ts'
import { usePersonView } from '../people/use-person-view.ts'
import { usePublicLinkAccess } from '../public-link/staff/link-access.ts'
import { PublicLinkForm } from '../public-link/staff/public-link-form.tsx'
import { PublicLinkSection } from '../public-link/staff/public-link-section.tsx'
import { publicLinkFormQueries } from '../public-link/staff/queries.ts'
import { createLoader, type ScreenContext } from '../screen/loader-queries.ts'
import { useExistingRecord } from '../screen/use-existing-record.ts'
import { useNow } from '../sessions/data/use-now.ts'
import { NextSession } from '../sessions/of-person/next-session.tsx'
import { PersonSessions } from '../sessions/of-person/person-sessions.tsx'
import { personSessionsQueries, usePersonSessions } from '../sessions/of-person/use-person-sessions.ts'
import { FreshRecord } from '../ui/form/fresh-record.tsx'
import { Account } from '../users/account.tsx'
import { describeClientDeletion } from './client-deletion.ts'
import { ClientForm } from './client-form.tsx'
import { useDeleteClient } from './queries.ts'

export const loaderQueries = (context: ScreenContext) => {
  const { id = '' } = context.params
  return [clientQuery(id), ...personSessionsQueries({ kind: 'client', id }, context), ...publicLinkFormQueries(context)]
}
export const loader = createLoader(loaderQueries)

export function Component() {
  const { id = '' } = useParams()
  // A new key for each person resets the state of the page.
  return <ClientPage key={id} id={id} />
}

/** The name of the link's form in the URL. */
const linkRecord = 'link'

function ClientPage({ id }: { id: string }) {
  const personView = usePersonView(id, paths.client)
  const client = useExistingRecord(clientQuery(id), personView.record !== undefined)
  const can = useCan()
  const { date: today } = useNow()
  const participant: Participant = { kind: 'client', id }
  const sessions = usePersonSessions(participant)
  const linkAccess = usePublicLinkAccess()
  const navigate = useNavigate()
  const { mutateAsync: deleteClient } = useDeleteClient(async () => navigate(paths.clients(), { replace: true }))
  return (
    <PersonPage
      noun="cliente"
      person={client.person}
      participant={participant}
      parent={can('listClients') ? { to: paths.clients(), title: 'Clientes' } : undefined}
      personView={personView}
      access={{ update: can('updateClient'), delete: can('deleteClient') }}
      renderForm={(onDone) => <FreshRecord query={clientQuery(id)}>{(fresh) => <ClientForm client={fresh} onDone={onDone} />}</FreshRecord>}
      otherForm={
        // A link that was created while its form is open does not close the form.
        linkAccess.create || linkAccess.change
          ? {
              record: linkRecord,
              title: 'Enlace público',
              render: (onDone) => (
                <PublicLinkForm client={client} sessions={sessions?.entries.map(({ session }) => session) ?? []} onDone={onDone} />
              ),
            }
          : undefined
      }
      onDelete={() => deleteClient(id)}
      consequence={describeClientDeletion(client)}
      nextSession={sessions && <NextSession {...sessions} otherRole="worker" />}
      side={
        <>
          <PersonFacts person={client.person} today={today} />
          <PublicLinkSection
            client={client}
            isFormOpen={personView.record === linkRecord}
            onOpenForm={() => void personView.show({ record: linkRecord })}
          />
          <Account source={participant} userId={client.userId} name={formatFullName(client.person)} document={client.person.document} />
        </>
      }
    >
      {sessions && <PersonSessions {...sessions} otherRole="worker" getPath={(since) => personView.getPath({ since })} />}
    </PersonPage>
  )
}
