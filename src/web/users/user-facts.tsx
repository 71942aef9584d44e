import type { User } from '#api/generated/app.ts'
import { useSettings } from '#web/data/settings.ts'
import { paths } from '#web/navigation/paths.ts'
import { formatFullName } from '#web/people/name.ts'
import { formatDocument } from '#web/people/people-columns.tsx'
import { formatMoment } from '#web/ui/dates/format-moment.ts'
import { formatAccessCodes } from '#web/ui/feedback/format-access-codes.ts'
import { Absent } from '#web/ui/page/absent.tsx'
import { Fact, Facts } from '#web/ui/page/facts.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { RenameOffer } from './rename-offer.tsx'
import type { PersonOfUser } from './use-person-of-user.ts'
import { formatUserType } from './user-types.ts'

type Props = {
  user: User
  person: PersonOfUser | undefined
  /** The access codes that only this user has, and for which the signed-in user may not change it. */
  missing: readonly string[]
}

/** The data of a user, and of the person who signs in with it. */
export function UserFacts({ user, person, missing }: Props) {
  const { timeZone } = useSettings()
  const { clientId, workerId, email, createdAt, updatedAt } = user
  const name = person?.person ?? user.person
  return (
    <Section title="Datos">
      <Facts>
        <Fact name="Tipo">{formatUserType(user)}</Fact>
        {name && (
          <Fact name="Persona">{person ? <Link to={getPersonPath(person)}>{formatFullName(name)}</Link> : formatFullName(name)}</Fact>
        )}
        {person && <Fact name="Documento">{formatDocument(person.person)}</Fact>}
        <Fact name="Correo">{email ?? <Absent word="sin correo" />}</Fact>
        <Fact name="Creado">{formatMoment(createdAt, timeZone)}</Fact>
        <Fact name="Cambiado">{formatMoment(updatedAt, timeZone)}</Fact>
      </Facts>
      {person && <RenameOffer user={user} document={person.person.document} />}
      {missing.length > 0 && (
        <p className="quiet">
          No puede cambiar este usuario, porque {clientId || workerId ? 've o puede' : 'puede'} más que usted: le falta{' '}
          {formatAccessCodes(missing)}.
        </p>
      )}
    </Section>
  )
}

const getPersonPath = ({ kind, id }: PersonOfUser) => (kind === 'client' ? paths.client(id) : paths.worker(id))
