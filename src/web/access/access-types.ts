import { type AccessType, accessTypeNames } from '#web/ui/feedback/describe-missing-access.ts'

/** The types of access in the order of the columns. */
export const accessTypes = Object.keys(accessTypeNames) as AccessType[]
