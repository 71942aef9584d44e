import type { Client } from '#api/generated/app.ts'
import { formatGuardian } from '#domain/guardians.ts'

/** What is known of a client and the guardian. The server leaves the guardian out for those who may not read clients. */
export type Contacted = Pick<Client, 'person' | 'guardianName' | 'guardianPhone'>

/** Returns the telephone number for calls and messages about a client: the guardian's, if there is one, with the guardian's name. */
export const getContact = ({ person, guardianName, guardianPhone }: Contacted) =>
  guardianPhone
    ? { phone: guardianPhone, guardian: guardianName ? formatGuardian(guardianName) : 'Apoderado' }
    : { phone: person.phone, guardian: undefined }
