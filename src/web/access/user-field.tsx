import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#api/generated/app.ts'
import { matchesSearch } from '#domain/search.ts'
import { useSettings } from '../data/settings.ts'
import { paths } from '../navigation/paths.ts'
import { PersonCombobox } from '../people/person-combobox.tsx'
import { userQuery } from '../users/queries.ts'
import { userSearchLimit, userSearchQuery } from './queries.ts'

/** Finds a user and opens the user's access. The server searches, so the cost does not grow with the number of users. */
export function UserField({ userId }: { userId: string | undefined }) {
  const { additions } = useSettings()
  const navigate = useNavigate()
  /** Undefined while the field shows the user whose access is open. */
  const [typed, setTyped] = useState<string>()
  const search = typed?.trim() ?? ''
  const [debouncedSearch] = useDebouncedValue(search, 200)
  const answer = useQuery({ ...userSearchQuery(debouncedSearch, additions), placeholderData: keepPreviousData })
  const selected = useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined }).data

  const isSearching = debouncedSearch !== search || answer.isPlaceholderData || answer.isLoading
  const found = (answer.data?.rows ?? []).filter(({ name }) => additions || matchesSearch(name, search))
  const users = found.slice(0, userSearchLimit)
  const hasMore = found.length > users.length || (additions && (answer.data?.total ?? 0) > users.length)
  const getMessage = () => {
    if (isSearching) return 'Buscando…'
    if (answer.error) return 'No se pudo buscar.'
    if (users.length === 0) return 'Ningún usuario coincide.'
    return hasMore && 'Hay más: siga escribiendo.'
  }
  return (
    <PersonCombobox
      label="Accesos directos de"
      placeholder="Buscar usuario"
      typed={typed}
      selectedName={selected?.name ?? ''}
      onType={setTyped}
      isSearching={isSearching}
      options={users.map(toUserOption)}
      selectedId={userId}
      onSelect={(id) => {
        setTyped(undefined)
        void navigate(paths.access({ user: id }))
      }}
      message={getMessage()}
      onBlur={() => selected && setTyped(undefined)}
    />
  )
}

const toUserOption = ({ id, name, roles }: User) => ({
  id,
  name,
  details: roles.length === 0 ? 'sin roles' : roles.map((role) => role.name).join(', '),
})
