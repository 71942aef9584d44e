import type { Client } from '#api/generated/app.ts'
import { formatGuardian } from '#domain/guardians.ts'
import { toInternationalDigits } from '#domain/phones.ts'

/** What is known of a client and the guardian. The server leaves the guardian out for those who may not read clients. */
export type Contacted = Pick<Client, 'person' | 'guardianName' | 'guardianPhone'>

/** Returns the telephone number for calls and messages about a client: the guardian's, if there is one, with the guardian's name. */
export const getContact = ({ person, guardianName, guardianPhone }: Contacted) =>
  guardianPhone
    ? { phone: guardianPhone, guardian: guardianName ? formatGuardian(guardianName) : 'Apoderado' }
    : { phone: person.phone, guardian: undefined }

/**
 * Identifies who answers for a client: clients with the same key are told everything in one message. `phonePrefix`: the digits of the clinic's country code, so that
 * one telephone is found in both spellings.
 */
export function getFamilyKey(client: Contacted & { id: string }, phonePrefix: string): string {
  const { phone } = getContact(client)
  return phone ? toInternationalDigits(phone, phonePrefix) : client.id
}
