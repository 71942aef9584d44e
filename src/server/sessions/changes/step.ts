import type { SeriesEnd, SessionInput, SessionUpdate, StateChange } from '#api/generated/wire.ts'
import type { OwnIds } from '../../call.ts'

/**
 * One step of a change of sessions. `override` books also where the worker is not available. With `ownOnly` only the data of these ids is open to the caller.
 * Ids are in lower case.
 */
export type Step =
  | { kind: 'create'; body: SessionInput; override: boolean }
  | { kind: 'update'; id: string; body: SessionUpdate; override: boolean; ownOnly: OwnIds | null }
  | { kind: 'state'; id: string; body: StateChange; override: boolean; ownOnly: OwnIds | null }
  | { kind: 'delete'; id: string; clientKnows: boolean }
  | { kind: 'end_series'; body: SeriesEnd }

/** The steps of one kind. */
export type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>
