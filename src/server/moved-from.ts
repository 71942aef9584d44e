import type { Selectable } from 'kysely'
import type { SessionPlace } from '#api/generated/wire.ts'
import type { Tables } from './database/tables.ts'
import type { PropertiesOf } from './properties-of.ts'

type MovedFromColumns = Pick<Selectable<Tables['session']>, 'moved_from_id' | 'moved_from_date' | 'moved_from_time' | 'moved_from_turn_id'>

/** Returns where a session was before it moved, or null. */
export const showMovedFrom = ({
  moved_from_id,
  moved_from_date,
  moved_from_time,
  moved_from_turn_id,
}: MovedFromColumns): SessionPlace | null =>
  moved_from_id === null
    ? null
    : // A constraint of the table gives the place of every id.
      ({
        id: moved_from_id,
        session_date: moved_from_date!,
        time: moved_from_time!,
        turn_id: moved_from_turn_id!,
      } satisfies PropertiesOf<SessionPlace>)
