import { groupBy } from '#domain/group-by.ts'
import { buildInitialListName, buildShortListName } from '#domain/names.ts'
import { toName } from '#web/people/name.ts'
import type { PersonMonth } from '../month/person-months.ts'

/**
 * Returns what each row shows as its name. The rows are in the order of both last names, so where people share the first one the second shows as an
 * initial: "Vargas, Ian", "Vargas S., Ian", and for namesakes "Vargas Soto, Ian".
 */
export function listRowNames(rows: readonly Pick<PersonMonth, 'person' | 'name'>[]): string[] {
  const byLastName = groupBy(rows, ({ person }) => person.fatherLastName)
  const byInitialName = groupBy(rows, ({ person }) => buildInitialListName(toName(person)))
  const isOnly = (group: readonly unknown[] | undefined) => group?.length === 1
  return rows.map(({ person, name }) => {
    if (isOnly(byLastName.get(person.fatherLastName))) return buildShortListName(toName(person))
    const initialName = buildInitialListName(toName(person))
    return isOnly(byInitialName.get(initialName)) ? initialName : name
  })
}
