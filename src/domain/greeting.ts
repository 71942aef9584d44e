import { getAge } from './age.ts'
import { getFirstGivenName } from './names.ts'

/** Someone who is written to: the client, or the guardian whose telephone is known. */
export interface Addressee {
  person: { name: string; birthDate: string | null }
  guardianName?: string | null | undefined
  guardianPhone?: string | null | undefined
}

/**
 * "Hola Valentina", and whether it is the client to whom the message speaks. With a telephone of the guardian, it is the guardian. Of a child, and of someone of
 * unknown age, the telephone may be a relative's, who is not called by name.
 */
export function greetClient({ person: { name, birthDate }, guardianName, guardianPhone }: Addressee, today: string) {
  const isToClient = !guardianPhone && birthDate !== null && getAge(today, birthDate) >= 18
  const called = guardianPhone ? guardianName && getFirstGivenName(guardianName) : isToClient && name
  return { greeting: called ? `Hola ${called}` : 'Hola', isToClient }
}
