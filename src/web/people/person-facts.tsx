import { Fragment, type ReactNode } from 'react'
import type { Person } from '#api/generated/app.ts'
import { getAge } from '#domain/age.ts'
import { formatPhone } from '#domain/phones.ts'
import { formatBirthDate } from '#domain/spanish.ts'
import { Absent } from '#web/ui/page/absent.tsx'
import { Fact, Facts } from '#web/ui/page/facts.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { formatDocument } from './people-columns.tsx'
import type { PersonField } from './person-titles.ts'

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
  // The names are the title of the page, and the document is shown with its type.
  const facts: Record<PersonField, ReactNode> = {
    name: null,
    fatherLastName: null,
    motherLastName: null,
    documentType: null,
    document: <Fact name="Documento">{formatDocument(person)}</Fact>,
    birthDate: (
      <Fact name="Nacimiento">
        {birthDate ? `${formatBirthDate(birthDate)} (${formatAge(getAge(today, birthDate))})` : renderAbsent('sin fecha')}
      </Fact>
    ),
    gender: <Fact name="Género">{gender ? 'Masculino' : 'Femenino'}</Fact>,
    phone: <Fact name="Teléfono">{phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : renderAbsent('sin teléfono')}</Fact>,
    email: <Fact name="Correo">{email ? <EmailLink to={email} /> : renderAbsent('sin correo')}</Fact>,
    address: <Fact name="Dirección">{address || renderAbsent('sin dirección')}</Fact>,
  }
  return (
    <Section title="Datos">
      <Facts>
        {children}
        {Object.entries(facts).map(([field, fact]) => (
          <Fragment key={field}>{fact}</Fragment>
        ))}
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
