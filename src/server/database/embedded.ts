import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { DatabaseError, PoolConfig } from 'pg'
import type { DatabaseLocation } from './connect.ts'
import { describeRestore, explainDamage } from './damage.ts'
import { formatMegabytes, neededSpace, readFreeSpace } from './free-space.ts'
import { fsyncPath, fsyncTree } from './fsync.ts'
import { changesChannel, type ListenToChanges } from './listen.ts'
import { lockFile } from './lock-file.ts'
import { probeTable } from './probe-table.ts'
import { createFullFolderError, createUnwritableError, describeCause, StartError } from './start-error.ts'

/** The PG_VERSION that this release of the engine writes and reads. */
const folderVersion = '18'

/** Only its owner reads the folder: it holds everything that the clinic knows about people. */
const folderMode = 0o700

const extensions = { btree_gist }

/** The engine fills its buffers with zeros before it starts, which takes a fifth of a second with its default of 128 MB. The system keeps the files in memory too. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

type EmbeddedEngine = {
  poolConfig: PoolConfig
  /** Ends the process when the engine panics. To be called for each connection of the pool, which ends with all its listeners. */
  watchForPanic(): void
  listen: ListenToChanges
  close(): Promise<void>
  dump(): Promise<Blob>
}

/**
 * Starts the embedded engine in a folder, which is created if it is missing. Without a folder the data is in memory: empty at first, or loaded from
 * `image`, the dump of another engine.
 */
export async function openEmbedded({ dir, image, backupDir }: Omit<DatabaseLocation, 'url'>): Promise<EmbeddedEngine> {
  if (dir === undefined) return wrapEngine(await PGlite.create({ extensions, startParams, loadDataDir: image }))
  const folder = resolve(dir)
  let unlock = () => {}
  try {
    mkdirSync(dirname(folder), { recursive: true, mode: folderMode })
    unlock = lockFile(`${folder}.lock`)
    refuseFolderOfAnotherUser(folder)
    if (isMissingOrEmpty(folder)) await buildFolder(folder)
    refuseOtherVersion(folder, backupDir)
    if (statSync(folder).mode & 0o077) chmodSync(folder, folderMode)
    const lite = await startDurably(folder)
    return wrapEngine(lite, unlock, (reason) => endProcess(folder, reason))
  } catch (error) {
    unlock()
    throw error instanceof StartError ? error : explainOpenError(folder, backupDir, error)
  }
}

function wrapEngine(lite: PGlite, unlock = () => {}, onPanic = (_reason: string) => {}): EmbeddedEngine {
  const config = createPgConfig(lite)
  const watchForPanic = () =>
    void config.connection.on('errorMessage', ({ severity, message }: DatabaseError) => {
      if (severity === 'PANIC') onPanic(message)
    })
  const close = async () => {
    await lite.close()
    unlock()
  }
  const listen: ListenToChanges = async ({ connect, receive }) => {
    const stop = await lite.listen(changesChannel, receive)
    connect()
    return () => stop()
  }
  return { poolConfig: config as PoolConfig, watchForPanic, listen, close, dump: () => lite.dumpDataDir('none') }
}

/** Ends the process after a panic: the engine answers nothing any more, and recovers what was committed when it is started again. */
function endProcess(folder: string, reason: string) {
  console.error(
    `The database in ${folder} has stopped (${reason}): free at least ${formatMegabytes(neededSpace)} on its disk, and start again.`,
  )
  process.exit(1)
}

/** Throws when root opens the folder of another user: the files that it then writes would lock the owner out. */
function refuseFolderOfAnotherUser(folder: string) {
  if (process.getuid?.() !== 0 || !existsSync(folder)) return
  const { uid } = statSync(folder)
  if (uid !== 0)
    throw new StartError(`The folder ${folder} belongs to another user (${uid}): run this as that user, for example with runuser.`)
}

const isMissingOrEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0

/** Creates the database under another name and renames it when it is complete, so that a kill never leaves half a database in the folder. */
async function buildFolder(folder: string) {
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: folderMode })
  const lite = await PGlite.create({ dataDir: unfinished })
  await lite.close()
  fsyncTree(unfinished)
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
  fsyncPath(dirname(folder))
}

function refuseOtherVersion(folder: string, backupDir: string | undefined) {
  const file = join(folder, 'PG_VERSION')
  if (!existsSync(file)) throw new StartError(`The folder ${folder} holds something else than a database of Turnos.`)
  const version = readFileSync(file, 'utf8').trim()
  if (version === '') throw createDamagedError(folder, backupDir)
  if (version !== folderVersion)
    throw new StartError(
      `The folder ${folder} was written by version ${version} of the database engine and this release reads version ${folderVersion}: start the release that wrote it, or ${describeRestore(backupDir)}.`,
    )
}

/** Explains why a folder cannot be opened. The engine's own errors do not say whether it could not write or not read. */
function explainOpenError(folder: string, backupDir: string | undefined, error: unknown): StartError {
  const explained = explainDamage(error, { dir: folder, backupDir })
  if (explained instanceof StartError) return explained
  const { code, path = folder } = error as NodeJS.ErrnoException
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return new StartError(`The path ${path} is not a folder: set DATA_DIR to a folder.`, { cause: error })
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return createUnwritableError(path, error)
  const free = readFreeSpace(dirname(folder)) ?? neededSpace
  const isNew = !existsSync(folder)
  if (code === 'ENOSPC' || (isNew && free < neededSpace)) return createFullFolderError(dirname(folder), error)
  if (code !== undefined || isNew)
    return new StartError(`The database in ${folder} cannot be opened: ${describeCause(error)}.`, { cause: error })
  const unwritable = findUnwritable(folder)
  return unwritable === undefined ? createDamagedError(folder, backupDir, error) : createUnwritableError(unwritable, error)
}

/** Creates the error for a folder that the engine cannot open: a disk without space is likelier than damage. */
function createDamagedError(folder: string, backupDir: string | undefined, cause?: unknown) {
  const free = readFreeSpace(folder) ?? neededSpace
  const needed = formatMegabytes(neededSpace)
  return new StartError(
    free < neededSpace
      ? `The database in ${folder} cannot be opened, and its disk has ${formatMegabytes(free)} free: free at least ${needed} and start again. Only if it still cannot be opened then, it is damaged: ${describeRestore(backupDir)}.`
      : `The database in ${folder} cannot be opened. If its disk has at least ${needed} free, it is damaged: ${describeRestore(backupDir)}.`,
    { cause },
  )
}

/** Finds a file or folder in this folder, or itself, that this process may not write. */
function findUnwritable(path: string): string | undefined {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
  } catch {
    return path
  }
  if (!statSync(path).isDirectory()) return undefined
  for (const name of readdirSync(path)) {
    const unwritable = findUnwritable(join(path, name))
    if (unwritable !== undefined) return unwritable
  }
  return undefined
}

/** Starts the engine on a folder with real fsync, so that acknowledged writes survive a kill and a power cut. */
async function startDurably(folder: string) {
  // A killed process leaves this file behind, and it would block every start. The lock proves that the process is gone.
  rmSync(join(folder, 'postmaster.pid'), { force: true })
  const fs = new SyncedFolder(folder)
  const durableParams = startParams.filter((param) => param !== '-F') // -F turns fsync off.
  const lite = await PGlite.create({ fs, extensions, startParams: [...durableParams, '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'] })
  await lite.exec(
    `create table if not exists ${probeTable} (at timestamptz); delete from ${probeTable}; insert into ${probeTable} values (now())`,
  )
  if (fs.fsyncCount === 0) {
    await lite.close()
    throw new StartError('The embedded database does not reach the disk (no fsync was seen), so it is not started.')
  }
  return lite
}

type Stream = { nfd?: number; node: unknown }
type NodeFiles = { stream_ops: { fsync?: (stream: Stream) => number }; realPath(node: unknown): string }
type EmscriptenModule = { NODEFS: NodeFiles }

/** The engine's file system in a folder, with fsync. The engine's own file system ignores fsync calls. */
class SyncedFolder extends NodeFS {
  /** Number of fsync calls so far. */
  fsyncCount = 0

  override async init(lite: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const started = await super.init(lite, options)
    const addFsync = (module: unknown) => {
      const { NODEFS } = module as EmscriptenModule
      NODEFS.stream_ops.fsync = ({ nfd, node }) => {
        if (nfd === undefined) fsyncPath(NODEFS.realPath(node))
        else fsyncSync(nfd)
        this.fsyncCount += 1
        return 0
      }
    }
    const { emscriptenOpts } = started
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), addFsync]
    return started
  }
}
