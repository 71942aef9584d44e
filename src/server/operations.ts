import { auth } from './auth/operations.ts'
import { availability } from './availability/operations.ts'
import type { Operations } from './call.ts'
import { changes } from './changes/operations.ts'
import { clients } from './clients/operations.ts'
import { events } from './events/operations.ts'
import { history } from './history/operations.ts'
import { messages } from './messages/operations.ts'
import { people } from './people/operations.ts'
import { publicLink } from './public-link/operations.ts'
import { roles } from './roles/operations.ts'
import { schedules } from './schedules/operations.ts'
import { sessions } from './sessions/operations.ts'
import { settings } from './settings/operations.ts'
import { users } from './users/operations.ts'
import { waitingList } from './waiting-list/operations.ts'
import { workers } from './workers/operations.ts'

/** Every operation of the contract. A missing operation is a compile error, and so is one that the contract does not have. */
export const operations: Operations = {
  ...auth,
  ...availability,
  ...changes,
  ...clients,
  ...events,
  ...history,
  ...messages,
  ...people,
  ...publicLink,
  ...roles,
  ...schedules,
  ...sessions,
  ...settings,
  ...users,
  ...waitingList,
  ...workers,
}
