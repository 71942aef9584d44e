import { useNavigate, useParams } from 'react-router'
import { useCan } from '../auth/access.ts'
import { paths } from '../navigation/paths.ts'
import { FreshRecord } from '../people/fresh-record.tsx'
import { spokenName } from '../people/name.ts'
import type { Participant } from '../people/participant.ts'
import { PersonFacts } from '../people/person-facts.tsx'
import { PersonPage } from '../people/person-page.tsx'
import { clientQuery } from '../people/queries.ts'
import { useDetail } from '../people/use-detail.ts'
import { useRecord } from '../people/use-record.ts'
import { PublicLink } from '../public-link/public-link.tsx'
import { createLoader, type ScreenContext } from '../screen/loader-queries.ts'
import { useNow } from '../sessions/data/use-now.ts'
import { NextSession } from '../sessions/of-person/next-session.tsx'
import { PersonSessions } from '../sessions/of-person/person-sessions.tsx'
import { personSessionsQueries, usePersonSessions } from '../sessions/of-person/use-person-sessions.ts'
import { Account } from '../users/account.tsx'
import { ClientForm } from './client-form.tsx'
import { consequence } from './deleting.ts'
import { useDeleteClient } from './queries.ts'

const whoseOf = (id: string): Participant => ({ kind: 'client', id })

export const loaderQueries = (at: ScreenContext) => {
  const { id = '' } = at.params
  return [clientQuery(id), ...personSessionsQueries(whoseOf(id), at)]
}
export const loader = createLoader(loaderQueries)

export function Component() {
  const { id = '' } = useParams()
  // of somebody else the page begins anew: nothing stays open
  return <ClientPage key={id} id={id} />
}

function ClientPage({ id }: { id: string }) {
  const detail = useDetail(id, paths.client)
  const client = useRecord(clientQuery(id), detail.editing)
  const can = useCan()
  const { date: today } = useNow()
  const agenda = usePersonSessions(whoseOf(id))
  const navigate = useNavigate()
  const { mutateAsync: remove } = useDeleteClient(async () => navigate(paths.clients(), { replace: true }))
  return (
    <PersonPage
      noun="cliente"
      person={client.person}
      whose={whoseOf(id)}
      up={can('listClients') ? { to: paths.clients(), title: 'Clientes' } : undefined}
      detail={detail}
      may={{ update: can('updateClient'), remove: can('deleteClient') }}
      form={(done) => <FreshRecord query={clientQuery(id)}>{(fresh) => <ClientForm client={fresh} done={done} />}</FreshRecord>}
      remove={() => remove(id)}
      consequence={consequence(client)}
      next={agenda && <NextSession {...agenda} seen="worker" />}
      side={
        <>
          <PersonFacts person={client.person} today={today} />
          {/* null means nothing to who may not see the links */}
          {can('getPublicLink') && <PublicLink url={client.publicLink} />}
          <Account whose={whoseOf(id)} userId={client.userId} name={spokenName(client.person)} />
        </>
      }
    >
      {agenda && <PersonSessions {...agenda} seen="worker" to={(since) => detail.to({ since })} />}
    </PersonPage>
  )
}
