import { statfsSync } from 'node:fs'

/** Bytes that the embedded engine needs on its disk to start in any case: it replays its log and writes a new file of it (16 MB each). */
export const neededSpace = 100 * 1024 * 1024

/** Reads how many bytes the disk of a folder has free; undefined where the folder is missing or the system does not say. */
export function readFreeSpace(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return undefined
  }
}

/** Formats bytes as whole megabytes. */
export const formatMegabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`
