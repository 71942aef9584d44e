import { listAdditions } from '#api/additions.ts'
import { type Contract, listOperations } from '#api/document.ts'
import { contract } from '#api/generated/contract.ts'
import { product } from '#domain/product.ts'
import { readBackupState } from '../backup/backup-state.ts'
import type { Operations } from '../call.ts'

const plannedIds = listOperations(contract as Contract)
  .filter(({ operation }) => operation['x-planned'] === true)
  .map(({ operation }) => operation.operationId)

/** The names of the additions, without planned operations and their parameters: the server does not have these yet. */
const additions = listAdditions(contract as Contract).filter((name) => !plannedIds.includes(name.split('.')[0]!))

export const settings = {
  getSettings: ({ settings: { timeZone, testMode, clinicName, clinicPhone, phonePrefix, clientReplies } }) => ({
    product,
    time_zone: timeZone,
    test_mode: testMode,
    clinic_name: clinicName,
    ...(clinicPhone !== undefined && { clinic_phone: clinicPhone }),
    phone_prefix: phonePrefix,
    client_replies: clientReplies,
    additions,
  }),

  getBackupState: ({ db, settings, now }) => readBackupState(db, settings, now),
} satisfies Partial<Operations>
