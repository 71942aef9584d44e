/** Someone as a client or as a worker. A person who is both has an id in each role. */
export interface PersonInRole {
  id: string
  /** A client's user sees no id of a worker's person. */
  person: { id?: string | undefined }
}

/** Identifies a person, the same one in both roles as far as that is known. */
export const getPersonId = ({ id, person }: PersonInRole): string => person.id ?? id
