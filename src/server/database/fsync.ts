import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Waits until a file, or the names in a folder, are on the disk. */
export function fsyncPath(path: string) {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Waits until a folder and everything in it are on the disk. */
export function fsyncTree(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) fsyncPath(join(entry.parentPath, entry.name))
  fsyncPath(folder)
}
