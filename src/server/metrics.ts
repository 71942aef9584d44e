import { timingSafeEqual } from 'node:crypto'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OperationId } from '#api/operation.ts'
import { toLocalDate } from '#domain/today.ts'
import { getDailyFolder } from './backup/backup-state.ts'
import { findNewestBackup } from './backup/daily-backups.ts'
import type { DatabaseStatistics } from './database/connect.ts'
import { countRetries } from './database/transaction.ts'
import { createWrongMetricsTokenError, HttpError } from './errors.ts'
import { hashToken } from './hash-token.ts'
import { onceEnded } from './once-ended.ts'
import { countHashes } from './passwords/hash-queue.ts'
import type { Settings } from './settings.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's operation that a route answers. */
    operation?: OperationId
  }
}

/** Bounds of the buckets of durations, in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type MetricsContext = {
  token: string
  statistics: DatabaseStatistics | undefined
  countStreams: () => number
  countUnreadBytes: () => number
  settings: Settings
  clock: () => Date
}

/** Adds /metrics, which Prometheus reads with the token, and counts the calls of this process. */
export function addMetrics(app: FastifyInstance, { token, statistics, countStreams, countUnreadBytes, settings, clock }: MetricsContext) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  watchCalls(app, registry)
  addGauge(registry, 'turnos_password_hashes_running', 'Password hashes that are being computed.', () => countHashes().running)
  addGauge(registry, 'turnos_password_hashes_waiting', 'Password hashes that wait for their turn.', () => countHashes().waiting)
  addGauge(registry, 'turnos_event_streams', 'Open streams of events.', countStreams)
  addGauge(registry, 'turnos_unread_bytes', 'Memory of the long answers that have not been read whole yet.', countUnreadBytes)
  if (statistics) watchDatabase(statistics, registry)
  const folder = getDailyFolder(settings)
  if (folder !== undefined) watchBackups(folder, settings.timeZone, clock, registry)

  const expected = hashToken(`Bearer ${token}`)
  // Prometheus reads every few seconds and would fill the log.
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!timingSafeEqual(hashToken(request.headers.authorization ?? ''), expected)) {
      reply.header('www-authenticate', 'Bearer')
      throw createWrongMetricsTokenError()
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const addGauge = (registry: Registry, name: string, help: string, read: () => number) =>
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read())
    },
  })

/** Counts and measures calls. The labels are the operations of the contract, and `other` for everything else, such as files of the web. */
function watchCalls(app: FastifyInstance, registry: Registry) {
  const registers = [registry]
  const requests = new Counter({
    name: 'turnos_http_requests_total',
    help: 'Calls by operation and class of status; "aborted" when the caller left before the answer was complete.',
    labelNames: ['operation', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'turnos_http_request_duration_seconds',
    help: 'Time from the arrival of a call to the end of its answer, by operation, without the streams of events.',
    labelNames: ['operation'],
    buckets,
    registers,
  })
  const errors = new Counter({
    name: 'turnos_http_errors_total',
    help: 'Answers with a status from 500 on, by operation: 500 is an unexpected error, which the log explains.',
    labelNames: ['operation', 'status'],
    registers,
  })
  const refusals = new Counter({
    name: 'turnos_http_limited_total',
    help: 'Calls that a rate limit refused (429), by limit.',
    labelNames: ['limit'],
    registers,
  })

  const count = (request: FastifyRequest, reply: FastifyReply, isComplete: boolean) => {
    const { operation = 'other' } = request.routeOptions.config
    const { statusCode } = reply.raw
    const isStream = operation === 'streamEvents'
    // A stream ends when its reader leaves.
    const isAborted = !isComplete && !isStream
    requests.inc({ operation, status: isAborted ? 'aborted' : `${Math.floor(statusCode / 100)}xx` })
    if (!isStream) durations.observe({ operation }, reply.elapsedTime / 1000)
    if (statusCode >= 500 && !isAborted) errors.inc({ operation, status: statusCode })
  }
  app.addHook('onRequest', (request, reply, done) => {
    onceEnded(reply.raw, (isComplete) => count(request, reply, isComplete))
    done()
  })
  app.addHook('onError', (_request, _reply, error, done) => {
    const failure: Error = error
    if (failure instanceof HttpError && failure.limit !== undefined) refusals.inc({ limit: failure.limit })
    done()
  })
}

function watchDatabase({ engine, countConnections, failures }: DatabaseStatistics, registry: Registry) {
  const registers = [registry]
  new Gauge({
    name: 'turnos_database_connections',
    help: 'Connections to the database by state.',
    labelNames: ['engine', 'state'],
    registers,
    collect() {
      const { inUse, idle } = countConnections()
      this.set({ engine, state: 'in_use' }, inUse)
      this.set({ engine, state: 'idle' }, idle)
    },
  })
  new Gauge({
    name: 'turnos_database_queries_waiting',
    help: 'Queries and transactions that wait for a connection.',
    labelNames: ['engine'],
    registers,
    collect() {
      this.set({ engine }, countConnections().waiting)
    },
  })
  new Counter({
    name: 'turnos_database_errors_total',
    help: 'Queries that failed, by SQLSTATE or error of the system. Conflicts (23505, 23P01) and what is tried again (40001, 40P01) are among them.',
    labelNames: ['engine', 'code'],
    registers,
    collect() {
      this.reset()
      for (const [code, failed] of failures) this.inc({ engine, code }, failed)
    },
  })
  new Counter({
    name: 'turnos_database_retries_total',
    help: 'Transactions that were run again because another one had changed what they depend on.',
    labelNames: ['engine'],
    registers,
    collect() {
      this.reset()
      this.inc({ engine }, countRetries())
    },
  })
}

function watchBackups(folder: string, timeZone: string, clock: () => Date, registry: Registry) {
  const getNewest = async () => findNewestBackup(folder, toLocalDate(clock(), timeZone))
  new Gauge({
    name: 'turnos_backup_last_timestamp_seconds',
    help: 'When the last daily backup was made. Without a backup it is missing.',
    registers: [registry],
    async collect() {
      const newest = await getNewest()
      if (newest) this.set(Date.parse(newest.time) / 1000)
      else this.remove()
    },
  })
}
