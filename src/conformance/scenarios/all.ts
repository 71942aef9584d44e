import type { TagScenarios } from '../scenario.ts'
import { auth } from './auth.ts'
import { availability } from './availability.ts'
import { clients } from './clients.ts'
import { history } from './history.ts'
import { messages } from './messages.ts'
import { people } from './people.ts'
import { publicLink } from './public-link.ts'
import { roles } from './roles.ts'
import { schedules } from './schedules.ts'
import { sessions } from './sessions.ts'
import { settings } from './settings.ts'
import { users } from './users.ts'
import { waitingList } from './waiting-list.ts'
import { workers } from './workers.ts'

/** Lists the scenarios of each tag in the order of dependency: those of a tag need only the tags before it. */
export const allScenarios: TagScenarios[] = [
  settings,
  auth,
  people,
  clients,
  workers,
  roles,
  users,
  schedules,
  availability,
  sessions,
  history,
  waitingList,
  messages,
  publicLink,
]
