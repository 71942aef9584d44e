import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { accessCodesOf, useCan } from '../../../auth/access.ts'
import { lacking } from '../../../auth/access-names.ts'
import { useSettings } from '../../../data/settings.ts'
import { isMeant } from '../../../people/is-meant.ts'
import { spokenName } from '../../../people/name.ts'
import { documentOf } from '../../../people/people-columns.tsx'
import { describeError } from '../../../ui/feedback/describe-error.ts'
import { Finder } from '../../../ui/form/finder.tsx'
import { type Client, clientLimit, clientsQuery } from '../../data/queries.ts'
import classes from './booking.module.css'
import { type Availability, formatConflict } from './use-availability.ts'

interface Props {
  availability: Availability
  /** Those who see the chosen worker most often, first of all. */
  usual: readonly Client[]
  chosen: Client | undefined
  /** Whether the form begins here. */
  first: boolean
  /** Where the form looks for the field, to go to it. */
  path: string
  error: ReactNode
  onChoose: (client: Client | undefined) => void
}

/** Finds a client, those who are free first; the server searches, so that it costs the same with any number of them. */
export function ClientField({
  availability: { initiallyFree: listed, freeCount: count, conflictOf: busyOf, error: failed },
  usual,
  chosen,
  first,
  path,
  error,
  onChoose,
}: Props) {
  const may = useCan()('listClients')
  const { additions } = useSettings()
  // undefined: the field shows who is chosen
  const [typed, setTyped] = useState<string>()
  const search = typed?.trim() ?? ''
  const [asked] = useDebouncedValue(search, 200)
  const everybody = useQuery({ ...clientsQuery('', additions), enabled: may })
  const answer = useQuery({ ...clientsQuery(asked, additions), enabled: may, placeholderData: keepPreviousData })
  const failure = failed ?? answer.error

  const isFree = ({ id }: Client) => listed?.has(id) === true
  const meant = (answer.data?.rows ?? []).filter(({ person }) => isMeant(person, search))
  const familiar = usual.filter((client) => isFree(client) && isMeant(client.person, search))
  const others = meant.filter(({ id }) => !familiar.some((client) => client.id === id))
  const found = [...familiar, ...others.filter(isFree), ...others.filter((client) => !isFree(client))].slice(0, clientLimit)
  const clients = !chosen || typed !== undefined || found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found]
  const more = answer.data && !answer.isPlaceholderData && answer.data.total > answer.data.rows.length

  const busy = chosen && busyOf(chosen)
  const problem = may ? (failure ? describeError(failure) : busy && formatConflict(busy)) : lacking(accessCodesOf('listClients'))

  return (
    <Finder
      label="Cliente"
      placeholder="Nombre o documento"
      text={typed ?? (chosen ? spokenName(chosen.person) : '')}
      onText={(text) => {
        setTyped(text)
        if (text === '') onChoose(undefined)
      }}
      onLeave={() => chosen && setTyped(undefined)}
      found={listed ? clients.map((client) => ({ id: client.id, ...lineOf(client) })) : []}
      chosen={chosen?.id}
      onChoose={(id) => {
        setTyped(undefined)
        onChoose(clients.find((client) => client.id === id))
      }}
      note={noteOf()}
      description={count === undefined ? undefined : formatFreeCount(count, whole())}
      first={first}
      path={path}
      error={problem ?? error}
    />
  )

  function lineOf(client: Client) {
    const busy = busyOf(client)
    const known = usual.some(({ id }) => id === client.id)
    return {
      disabled: busy && client.id !== chosen?.id,
      label: (
        <>
          {spokenName(client.person)} {known && <span className={classes.quiet}>habitual</span>}
          <span className={classes.detail}>{documentOf(client.person)}</span>
          {busy && <span className={classes.detail}>{busy.with ?? busy.word}</span>}
        </>
      ),
    }
  }
  function noteOf() {
    if (!listed || (clients.length === 0 && (answer.isFetching || asked !== search))) return failure ? undefined : 'Buscando…'
    if (clients.length === 0) return 'Ningún cliente se llama así ni tiene ese documento.'
    return more && 'Hay más: siga escribiendo.'
  }
  /** How many clients there are, where the server counts them. */
  function whole() {
    const { data } = everybody
    return data && (data.hasTotal || !additions) ? data.total : undefined
  }
}

function formatFreeCount(free: number, all: number | undefined) {
  const of = all !== undefined && all >= free ? ` de ${all}` : ''
  return `${free}${of} ${(all ?? free) === 1 ? 'cliente' : 'clientes'} ${free === 1 ? 'está libre' : 'están libres'} a esta hora`
}
