import { findPeople } from '#domain/person-search.ts'
import { getAccessCodes, useCan } from '#web/auth/access.ts'
import { ContactPhone } from '#web/people/contact-phone.tsx'
import { formatIdentity } from '#web/people/identity.ts'
import { formatFullName, toSearchedClient } from '#web/people/name.ts'
import { getRegistrationLabel } from '#web/people/new-client.tsx'
import type { PersonOption } from '#web/people/person-option.tsx'
import { PersonSearch } from '#web/people/person-search.tsx'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { type Client, clientSearchLimit, clientSearchQuery } from '#web/session-data/queries.ts'
import { describeMissingAccess } from '#web/ui/feedback/describe-missing-access.ts'
import type { FieldProps } from '#web/ui/form/validated-form.ts'
import { NobodyRegistered } from './nobody-registered.tsx'
import type { Availability } from './use-availability.ts'

interface Props {
  availability: Availability
  /** Clients of the selected worker. They are listed first. */
  clientsOfWorker: readonly Client[]
  selected: Client | undefined
  /** Why the selected client cannot come. */
  conflict: string | undefined
  /** True when the form opens with the focus here. */
  autoFocus: boolean
  field: FieldProps
  onSelect: (client: Client | undefined) => void
  /** Registers someone of the typed name. */
  onRegister: (typedName: string) => void
}

/** Finds a client, those who are free first. */
export function ClientField({ availability, clientsOfWorker, selected, conflict, autoFocus, field, onSelect, onRegister }: Props) {
  const { initiallyFree, isFree, freeCount, getConflict } = availability
  const can = useCan()
  const canList = can('listClients')
  const canRegister = can('createClient')
  const { data } = useAllowedQuery(clientSearchQuery(''))
  const problem = canList ? conflict : describeMissingAccess(getAccessCodes('listClients'))

  if (data?.rows.length === 0)
    return (
      <NobodyRegistered
        label="Cliente"
        text="Todavía no hay clientes."
        register={canRegister ? { label: 'Registrar cliente', onClick: () => onRegister('') } : undefined}
        autoFocus={autoFocus}
        field={field}
      />
    )
  const describeFree = () => {
    if (freeCount !== undefined) return formatFreeCount(freeCount, data?.total)
    // The line has its place from the start: what is pressed below must not move.
    return initiallyFree || !canList ? undefined : 'Buscando quién está libre…'
  }
  return (
    <PersonSearch
      label="Cliente"
      placeholder="Nombre, documento, teléfono o correo"
      description={selected ? <ContactPhone client={selected} absent="Sin teléfono" /> : describeFree()}
      field={{ ...field, error: problem ?? field.error }}
      autoFocus={autoFocus}
      getQuery={clientSearchQuery}
      isEnabled={canList}
      known={clientsOfWorker.filter(isFree)}
      find={(clients, search) =>
        findPeople([...clients.filter(isFree), ...clients.filter((client) => !isFree(client))], search, toSearchedClient)
      }
      limit={clientSearchLimit}
      toOption={toOption}
      isLoading={!initiallyFree}
      selected={selected}
      onSelect={onSelect}
      noMatchText="Ningún cliente tiene ese nombre, documento, teléfono o correo."
      offer={canRegister ? { getLabel: getRegistrationLabel, onSelect: onRegister } : undefined}
    />
  )

  function toOption(client: Client): PersonOption {
    const reason = getConflict(client)
    return {
      id: client.id,
      name: formatFullName(client.person),
      details: formatIdentity(client),
      disabledReason: reason && (reason.meeting ?? reason.label),
    }
  }
}

function formatFreeCount(free: number, all: number | undefined) {
  const ofTotal = all !== undefined && all >= free ? ` de ${all}` : ''
  return `${free}${ofTotal} ${(all ?? free) === 1 ? 'cliente' : 'clientes'} ${free === 1 ? 'está libre' : 'están libres'} a esta hora`
}
