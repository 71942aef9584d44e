import { access } from '#api/generated/access.ts'
import { product } from '#domain/product.ts'
import { readBackupState } from '../backup/backup-state.ts'
import type { Operations } from '../call.ts'

/** The additions that the server has: all but those that are only planned. */
const operations = Object.entries(access)
  .filter(([, rule]) => 'addition' in rule && !('planned' in rule))
  .map(([id]) => id)

export const settings = {
  getSettings: ({ settings: { timeZone, testMode, clinicName, clinicPhone, phonePrefix, clientReplies } }) => ({
    product,
    time_zone: timeZone,
    test_mode: testMode,
    clinic_name: clinicName,
    ...(clinicPhone !== undefined && { clinic_phone: clinicPhone }),
    phone_prefix: phonePrefix,
    client_replies: clientReplies,
    operations,
  }),

  getBackupState: ({ db, settings, now }) => readBackupState(db, settings, now),
} satisfies Partial<Operations>
