import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Writes a file, or the entries of a folder, through to the disk. */
export function fsyncPath(path: string) {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Writes a folder and everything in it through to the disk. */
export function fsyncTree(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) fsyncPath(join(entry.parentPath, entry.name))
  fsyncPath(folder)
}
