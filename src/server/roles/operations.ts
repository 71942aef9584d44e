import type { Operations } from '../call.ts'
import { readModules } from './sql.ts'

export const roles = {
  listPermissions: ({ db }) => readModules(db),
} satisfies Partial<Operations>
