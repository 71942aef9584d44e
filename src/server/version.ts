import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version of this release, which package.json names. */
export const version: string = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')).version
