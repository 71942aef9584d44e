import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { DatabaseLocation } from './connect.ts'
import { StartError } from './start-error.ts'

/** Throws where the embedded database has no folder, for a command that needs one with data: opening it would make an empty one. */
export function refuseMissingFolder({ dir }: DatabaseLocation) {
  if (dir !== undefined && !existsSync(dir))
    throw new StartError(
      `There is no database in ${dirname(resolve(dir))}: run this with the DATA_DIR or DATABASE_URL of the server. A server that has just lost its folder says itself what can be restored.`,
    )
}
