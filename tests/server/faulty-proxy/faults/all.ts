import { accessFaults } from './access.ts'
import { availabilityFaults } from './availability.ts'
import { backupFaults } from './backups.ts'
import { badInputFaults } from './bad-input.ts'
import { bookingFaults } from './bookings.ts'
import { changeFaults } from './changes.ts'
import { clientFaults } from './clients.ts'
import { droppedPropertyFaults } from './dropped-properties.ts'
import { entityTagFaults } from './entity-tags.ts'
import { eventFaults } from './events.ts'
import { feedFaults } from './feeds.ts'
import { messageFaults } from './messages.ts'
import { movedSessionFaults } from './moved-sessions.ts'
import { peopleFaults } from './people.ts'
import { personListFaults } from './person-lists.ts'
import { publicLinkFaults } from './public-links.ts'
import { refusalFaults } from './refusals.ts'
import { reminderFaults } from './reminders.ts'
import { repeatedCallFaults } from './repeated-calls.ts'
import { replyFaults } from './replies.ts'
import { roleFaults } from './roles.ts'
import { scheduleFaults } from './schedules.ts'
import { secondFactorFaults } from './second-factors.ts'
import { seriesFaults } from './series.ts'
import { sessionChangeFaults } from './session-changes.ts'
import { sessionListFaults } from './session-lists.ts'
import { shapeFaults } from './shapes.ts'
import { signInFaults } from './sign-in.ts'
import { signInTokenFaults } from './sign-in-tokens.ts'
import { unavailableWorkerFaults } from './unavailable-workers.ts'
import { upperCaseIdFaults } from './upper-case-ids.ts'
import { userFaults } from './users.ts'
import { waitingListFaults } from './waiting-list.ts'

/** All faults, each to be planted alone. */
export const allFaults = [
  ...shapeFaults,
  ...badInputFaults,
  ...refusalFaults,
  ...upperCaseIdFaults,
  ...signInFaults,
  ...signInTokenFaults,
  ...secondFactorFaults,
  ...backupFaults,
  ...accessFaults,
  ...messageFaults,
  ...peopleFaults,
  ...personListFaults,
  ...clientFaults,
  ...roleFaults,
  ...userFaults,
  ...scheduleFaults,
  ...bookingFaults,
  ...seriesFaults,
  ...sessionListFaults,
  ...sessionChangeFaults,
  ...movedSessionFaults,
  ...entityTagFaults,
  ...availabilityFaults,
  ...unavailableWorkerFaults,
  ...waitingListFaults,
  ...reminderFaults,
  ...publicLinkFaults,
  ...replyFaults,
  ...feedFaults,
  ...changeFaults,
  ...eventFaults,
  ...repeatedCallFaults,
  ...droppedPropertyFaults,
]
