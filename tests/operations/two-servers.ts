import { join } from 'node:path'
import type { AppProcess } from '../../scripts/app/app-process.ts'
import { insertClinic } from './clinic.ts'
import { startHttpProxy } from './haproxy.ts'
import { createCluster } from './postgres-cluster.ts'
import { createFolder, findFreePorts, startServer } from './programs.ts'

/** The servers stay that long, so that HAProxy, which asks twice a second, sees that they are not ready. */
const drainSeconds = 3

/** Starts PostgreSQL with a clinic, two servers and HAProxy in front of them. */
export async function startTwoServers({ users }: { users: number }) {
  const folder = createFolder()
  const [database = 0, proxyPort = 0, ...ports] = await findFreePorts(4)
  const cluster = await createCluster(join(folder, 'postgres'), database)
  await cluster.start()
  const clinic = await insertClinic(cluster.url, users)
  const startAt = (port: number, environment: Record<string, string> = {}) =>
    startServer({
      DATABASE_URL: cluster.url,
      PORT: String(port),
      TRUST_PROXY: 'loopback',
      DRAIN_SECONDS: String(drainSeconds),
      ...environment,
    })
  const servers: AppProcess[] = []
  for (const port of ports) servers.push(await startAt(port))
  return {
    ...clinic,
    cluster,
    servers,
    proxy: await startHttpProxy(folder, proxyPort, ports),
    /** Restarts a server that has ended, at its own port. */
    startAnew: async (index: number, environment: Record<string, string> = {}) => {
      servers[index] = await startAt(ports[index]!, environment)
    },
  }
}
