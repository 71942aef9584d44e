import { formatMegabytes, neededSpace } from './free-space.ts'

/** The error when the database cannot be opened or migrated. The message is one sentence for the console. */
export class StartError extends Error {}

/** Describes an error without a full stop. A connection that failed on several addresses is described by its first error. */
export function describeCause(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return describeCause(error.errors[0])
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
}

/** Creates the error for a file or folder that the server must write and cannot. */
export const createUnwritableError = (path: string, cause: unknown) =>
  new StartError(`The server cannot write to ${path}: let its user write there, or set DATA_DIR to another folder.`, { cause })

/** Creates the error for a folder on a disk that has too little space. */
export const createFullFolderError = (folder: string, cause: unknown) =>
  new StartError(`The disk of ${folder} has too little space: free at least ${formatMegabytes(neededSpace)} and start again.`, { cause })
