import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { simplifyName } from '#domain/search.ts'
import { formatFullName } from '#web/people/name.ts'
import { formatDocument } from '#web/people/people-columns.tsx'
import type { PersonValues } from '#web/people/person-form.ts'
import { clientSearchQuery } from '#web/session-data/queries.ts'
import classes from './new-client.module.css'

type PersonNames = Pick<PersonValues, 'name' | 'fatherLastName' | 'motherLastName'>

/** Names a client who has the same name already and may be the same person. */
export function Namesake({ person }: { person: PersonNames }) {
  const [name] = useDebouncedValue(`${person.name.trim()} ${person.fatherLastName.trim()}`, 200)
  const { data } = useQuery({ ...clientSearchQuery(name), enabled: person.fatherLastName.trim() !== '' })
  const namesake = data?.rows.find((client) => isNamesake(client.person, person))?.person
  return (
    <p role="status" className={classes.namesake}>
      {namesake && `Ya hay un cliente con este nombre: ${formatFullName(namesake)} (${formatDocument(namesake)}).`}
    </p>
  )
}

/** True for equal names. The mother's is compared where both have one. */
function isNamesake(one: PersonNames, other: PersonNames) {
  const isSame = (field: keyof PersonNames) => simplifyName(one[field]) === simplifyName(other[field])
  const [mother, otherMother] = [one.motherLastName.trim(), other.motherLastName.trim()]
  return isSame('name') && isSame('fatherLastName') && (mother === '' || otherMother === '' || isSame('motherLastName'))
}
