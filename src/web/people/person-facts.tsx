import type { ReactNode } from 'react'
import type { Person } from '#api/generated/app.ts'
import { getAge } from '#domain/age.ts'
import { formatPhone } from '#domain/phones.ts'
import { formatBirthDate } from '#domain/spanish.ts'
import { Absent } from '../ui/page/absent.tsx'
import { Fact, Facts } from '../ui/page/facts.tsx'
import { Section } from '../ui/page/section.tsx'
import { formatDocument } from './people-columns.tsx'

type Props = {
  person: Person
  /** Today's date in the clinic's time zone, for the age. */
  today: string
  /** More `<Fact>`s, listed first. */
  children?: ReactNode
}

/** The personal data of a client or worker. Phone number and e-mail address are links. */
export function PersonFacts({ person, today, children }: Props) {
  const { birthDate, gender, phone, email, address } = person
  return (
    <Section title="Datos">
      <Facts>
        {children}
        <Fact name="Documento">{formatDocument(person)}</Fact>
        <Fact name="Nacimiento">
          {birthDate ? `${formatBirthDate(birthDate)} (${formatAge(getAge(today, birthDate))})` : renderAbsent('sin fecha')}
        </Fact>
        <Fact name="Género">{gender ? 'Masculino' : 'Femenino'}</Fact>
        <Fact name="Teléfono">{phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : renderAbsent('sin teléfono')}</Fact>
        <Fact name="Correo">{email ? <EmailLink to={email} /> : renderAbsent('sin correo')}</Fact>
        <Fact name="Dirección">{address || renderAbsent('sin dirección')}</Fact>
      </Facts>
    </Section>
  )
}

/** A long address breaks before its domain. */
const EmailLink = ({ to }: { to: string }) => {
  const [name, domain] = [to.slice(0, to.lastIndexOf('@') + 1), to.slice(to.lastIndexOf('@') + 1)]
  return (
    <a href={`mailto:${to}`}>
      {name}
      <wbr />
      {domain}
    </a>
  )
}

const renderAbsent = (word: string) => <Absent word={word} />

// Non-breaking spaces keep the age on one line.
const formatAge = (years: number) => (years < 1 ? 'menos\u00a0de\u00a01\u00a0año' : years === 1 ? '1\u00a0año' : `${years}\u00a0años`)
