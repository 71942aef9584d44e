/** A client or a worker, by id: one of the two people of a session. */
export type Participant = { kind: 'client' | 'worker'; id: string }
