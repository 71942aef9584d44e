/** One of the two people of a session, by id. */
export type Participant = { kind: 'client' | 'worker'; id: string }
