import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { simplifyName } from '#domain/search.ts'
import { useCan } from '#web/auth/access.ts'
import { list } from '#web/data/list.ts'
import { paths } from '#web/navigation/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import { formatIdentity } from './identity.ts'
import { formatFullName } from './name.ts'
import classes from './namesake.module.css'
import type { PersonValues } from './person-form.ts'

type PersonNames = Pick<PersonValues, 'name' | 'fatherLastName' | 'motherLastName'>

/**
 * Warns of a client with the same name as the one who is being registered, because they may be the same person. `registeredId`: the id of the new client, empty
 * until the client is stored.
 */
export function Namesake({ person, registeredId }: { person: PersonNames; registeredId: string }) {
  const can = useCan()
  const [name] = useDebouncedValue(`${person.name.trim()} ${person.fatherLastName.trim()}`, 200)
  const isComplete = person.name.trim() !== '' && person.fatherLastName.trim() !== ''
  const { data } = useQuery({ ...list('/v1/clients', { search: name, limit: searchLimit }), enabled: isComplete && can('listClients') })
  const namesake = data?.rows.find((client) => client.id !== registeredId && isNamesake(client.person, person))
  const fullName = namesake && formatFullName(namesake.person)
  return (
    <p role="status" className={classes.namesake}>
      {namesake && (
        <>
          Ya hay {namesake.person.gender ? 'un' : 'una'} cliente con este nombre:{' '}
          {can('getClient', { client: namesake.id }) ? <Link to={paths.client(namesake.id)}>{fullName}</Link> : fullName} (
          {formatIdentity(namesake)}).
        </>
      )}
    </p>
  )
}

/** The number of clients among whom a namesake is searched. */
const searchLimit = 100

/** True for equal names. The mother's is compared where both have one. */
function isNamesake(one: PersonNames, other: PersonNames) {
  const isSame = (field: keyof PersonNames) => simplifyName(one[field]) === simplifyName(other[field])
  const [mother, otherMother] = [one.motherLastName.trim(), other.motherLastName.trim()]
  return isSame('name') && isSame('fatherLastName') && (mother === '' || otherMother === '' || isSame('motherLastName'))
}
