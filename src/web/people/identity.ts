import type { Client, Person } from '#api/generated/app.ts'
import { formatGuardian } from '#domain/guardians.ts'
import { buildFullName } from '#domain/names.ts'
import { formatPhone } from '#domain/phones.ts'
import { formatFullDate } from '#domain/spanish.ts'
import { formatFullName, type toSearchedPerson } from './name.ts'
import { formatDocument } from './people-columns.tsx'
import type { SearchableOption } from './person-option.tsx'

type KnownPerson = { person: Person } & Partial<Pick<Client, 'guardianName' | 'guardianPhone'>>

/** What tells people with one name apart: "DNI 70112233 · 987 654 321", without a document also the date of birth. */
export function formatIdentity({ person, guardianName, guardianPhone }: KnownPerson): string {
  const { document, birthDate } = person
  const phone = person.phone ?? guardianPhone
  const contact = phone ? formatPhone(phone) : guardianName && formatGuardian(guardianName)
  const birth = document.trim() === '' && birthDate ? `nac. ${formatFullDate(birthDate)}` : undefined
  return [formatDocument(person), contact, birth].filter(Boolean).join(' · ')
}

/** Adds under each of several equal names what tells these people apart. */
export function tellNamesakesApart(options: readonly SearchableOption[]): SearchableOption[] {
  const isShared = findShared(options.map(({ name }) => name))
  return options.map((option) => {
    const { name, searched } = option
    if (option.details !== undefined || !isShared(name)) return option
    const fullName = buildFullName(searched)
    const [phone] = searched.phones ?? []
    const details = [fullName !== name && fullName, searched.document?.trim(), phone && formatPhone(phone)].filter(Boolean).join(' · ')
    return { ...option, details }
  })
}

/** Returns the options of a list of people, in which namesakes have their document too. */
export function toPersonChoices<Choice extends { id: string; person: Parameters<typeof toSearchedPerson>[0] }>(
  people: readonly Choice[],
  formatName: (choice: Choice) => string = ({ person }) => formatFullName(person),
) {
  const isShared = findShared(people.map(formatName))
  return people.map((choice) => {
    const name = formatName(choice)
    return {
      value: choice.id,
      label: isShared(name) ? [formatFullName(choice.person), choice.person.document].filter(Boolean).join(' · ') : name,
    }
  })
}

/** Returns the function that is true for a name that occurs more than once. */
function findShared(names: readonly string[]) {
  const shared = new Set(names.filter((name, index) => names.indexOf(name) !== index))
  return (name: string) => shared.has(name)
}
