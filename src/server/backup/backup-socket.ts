import { rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Db } from '../database/connect.ts'
import { describeCause, StartError } from '../database/start-error.ts'
import { readBackup } from './read-database.ts'
import { createEndedError } from './write-backup.ts'

/** The socket through which a running server gives a backup: only one process can open the folder of the embedded engine. */
const getSocket = (dataDir: string) => join(dataDir, 'backup.sock')

/** Gives backups through a socket in the data folder, which only its owner may open. Returns the function that ends this. */
export async function serveBackups(db: Db, dataDir: string, explain: (error: unknown) => unknown): Promise<() => Promise<void>> {
  const socket = getSocket(dataDir)
  const server = createServer(async (_, response) => {
    await readBackup(db).then(
      (content) => response.end(content),
      (error: unknown) => response.writeHead(500).end(describeCause(explain(error))),
    )
  })
  // The data folder is locked by this process, so what is there was left behind by one that was killed.
  rmSync(socket, { force: true })
  const mask = process.umask(0o177)
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socket, resolve)
  })
  process.umask(mask)
  await listening
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

/** Asks the server that is running on a data folder for a backup. Undefined when none is running. */
export function requestBackup(dataDir: string): Promise<IncomingMessage | undefined> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: getSocket(dataDir), path: '/' }, (response) => {
      if (response.statusCode === 200) resolve(response)
      else text(response).then((problem) => reject(new StartError(`The server cannot back up its database: ${problem}.`)), reject)
    })
    call.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined)
      else if (error.code === 'EACCES') reject(new StartError(`Only the user of the server may back up ${dataDir}.`, { cause: error }))
      else if (error.code === 'ECONNRESET') reject(createEndedError(error))
      else reject(error)
    })
    call.end()
  })
}
