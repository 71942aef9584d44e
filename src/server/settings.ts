import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { contract } from '#api/generated/contract.ts'
import { findPasswordProblem, hasValidLength, passwordLength } from '#domain/passwords.ts'
import { product } from '#domain/product.ts'
import { isKnownCountry } from './availability/holidays.ts'
import { findReferenced } from './contract-references.ts'
import { isCommonPassword } from './passwords/password-rules.ts'

/** The settings of the server, validated. */
export type Settings = {
  host: string
  port: number
  /** Folder of the embedded database and its lock file. */
  dataDir: string
  /** Folder of the daily backups of the embedded database; undefined when there are none. */
  backupDir: string | undefined
  /** URL of a PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined
  /** Password of the user `admin` on the first start. */
  adminPassword: string | undefined
  /** IANA time zone by which "today" is determined. */
  timeZone: string
  /** ISO 3166 code of the country whose public holidays are offered as closing days. */
  country: string
  clinicName: string
  /** The clinic's telephone as people write it. */
  clinicPhone: string | undefined
  /** Digits of the country code that belongs before telephone numbers without a plus sign. */
  phonePrefix: string
  /** For how many months the history is kept. */
  historyMonths: number
  /** True when clients can reply to their sessions by the public link. */
  clientReplies: boolean
  testMode: boolean
  /** Fastify's trustProxy: the addresses or networks whose X-Forwarded-… headers count, or false for none. */
  trustProxy: false | string[]
  /** For how many seconds after SIGTERM the server still takes calls, while it says that it is not ready. */
  drainSeconds: number
  logLevel: string
  /** The token with which /metrics is read; undefined when there are no metrics. */
  metricsToken: string | undefined
}

/** Returns the database that the settings name. */
export const getDatabaseLocation = ({ databaseUrl, dataDir, backupDir }: Pick<Settings, 'databaseUrl' | 'dataDir' | 'backupDir'>) =>
  databaseUrl ? { url: databaseUrl } : { dir: join(dataDir, 'db'), backupDir }

/** The error for an invalid setting. The message is one sentence that names it. */
export class SettingError extends Error {}

type Environment = Record<string, string | undefined>

/** Reads the settings. Throws a SettingError at the first invalid one. */
export function readSettings(environment: Environment): Settings {
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, expected: string): T => {
    const text = environment[name]?.trim()
    if (!text) return fallback
    const value = parse(text)
    // The value is not shown: it may hold a password.
    if (value === undefined) throw new SettingError(`The setting ${name} must be ${expected}.`)
    return value
  }
  const dataDir = read('DATA_DIR', 'data', (text) => text, 'a folder')
  const backupDir = read('BACKUP_DIR', `${resolve(dataDir)}-backups`, (text) => text, 'a folder, or off')
  return {
    host: read('HOST', '127.0.0.1', parseHost, 'an IP address or a host name'),
    port: read('PORT', 3000, parsePort, 'a port between 0 and 65535'),
    dataDir,
    backupDir: backupDir.toLowerCase() === 'off' ? undefined : backupDir,
    databaseUrl: read<string | undefined>(
      'DATABASE_URL',
      undefined,
      parsePostgresUrl,
      'a URL that starts with postgres:// or postgresql://, with the signs of its password percent-encoded, such as / as %2F',
    ),
    adminPassword: parseAdminPassword(environment.ADMIN_PASSWORD),
    timeZone: read('CLINIC_TIME_ZONE', 'America/Lima', parseTimeZone, 'a time zone such as America/Lima'),
    country: read('CLINIC_COUNTRY', 'PE', parseCountry, 'the code of a country with known holidays, such as PE'),
    clinicName: read('CLINIC_NAME', product, parseClinicName, `one line of up to ${maxClinicName} characters`),
    clinicPhone: read<string | undefined>('CLINIC_PHONE', undefined, parsePhone, 'one telephone number of 6 to 15 digits'),
    phonePrefix: read('PHONE_PREFIX', '51', parsePhonePrefix, 'a country code of 1 to 3 digits such as 51'),
    historyMonths: read('HISTORY_MONTHS', 36, parseMonths, 'a number of months from 1 to 1200'),
    clientReplies: read('CLIENT_REPLIES', true, parseBoolean, 'true or false'),
    testMode: read('TEST_MODE', false, parseBoolean, 'true or false'),
    trustProxy: read<false | string[]>(
      'TRUST_PROXY',
      false,
      parseProxies,
      'false, or a list of loopback, linklocal, uniquelocal and the addresses or networks of the proxies; otherwise every caller could forge its address',
    ),
    drainSeconds: read('DRAIN_SECONDS', 0, parseSeconds, 'a number of seconds from 0 to 60'),
    logLevel: read('LOG_LEVEL', 'info', parseLogLevel, 'one of trace, debug, info, warn, error, fatal and silent'),
    metricsToken: read<string | undefined>('METRICS_TOKEN', undefined, parseToken, '16 to 200 letters, digits and characters of -._~+/='),
  }
}

// The last part of a host name is never a number, so 999.1.1.1 is an invalid address rather than a name.
const parseHost = (text: string) => (isIP(text) || /^[a-z0-9.-]*[a-z][a-z0-9-]*\.?$/i.test(text) ? text : undefined)
const parsePort = (text: string) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined)
const parsePostgresUrl = (text: string) => (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text) ? text : undefined)
const parseMonths = (text: string) => (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 1200 ? Number(text) : undefined)
const parseSeconds = (text: string) => (/^\d{1,2}$/.test(text) && Number(text) <= 60 ? Number(text) : undefined)
const parseBoolean = (text: string) => ({ true: true, 1: true, false: false, 0: false })[text.toLowerCase()]
const parseLogLevel = (text: string) => (['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'].includes(text) ? text : undefined)

/** Matches a bearer token as HTTP allows it (RFC 6750), which is long enough that nobody guesses it. */
const parseToken = (text: string) => (/^[\w.~+/=-]{16,200}$/.test(text) ? text : undefined)

function parseCountry(text: string) {
  const code = text.toUpperCase()
  return isKnownCountry(code) ? code : undefined
}

const maxClinicName = 100
const parseClinicName = (text: string) => (text.length <= maxClinicName && !/[\p{Cc}\u2028\u2029]/u.test(text) ? text : undefined)

/** The rule for the telephones of people, without the empty text that a request may hold. */
const phonePattern = new RegExp(String(findReferenced(contract, '#/components/schemas/PhoneInput').pattern), 'u')
const parsePhone = (text: string) => (text.length <= 60 && phonePattern.test(text) ? text : undefined)
const parsePhonePrefix = (text: string) => /^\+?([1-9]\d{0,2})$/.exec(text)?.[1]

function parseTimeZone(text: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return undefined // Intl throws for an unknown zone
  }
}

function parseProxies(text: string) {
  if (text === 'false') return false
  const proxies = text.split(',').map((part) => part.trim())
  return proxies.every((proxy) => isNetwork(proxy) || ['loopback', 'linklocal', 'uniquelocal'].includes(proxy)) ? proxies : undefined
}

/** True for an address, or for a network such as 10.0.0.0/8. The network of all addresses is none. */
function isNetwork(text: string) {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Validates a password, which is taken as typed, blanks included. */
function parseAdminPassword(text: string | undefined) {
  if (text === undefined || text === '') return undefined
  const { min, max } = passwordLength
  if (!hasValidLength(text)) throw new SettingError(`The setting ADMIN_PASSWORD must have between ${min} and ${max} characters.`)
  if (findPasswordProblem(text, ['admin']))
    throw new SettingError('The setting ADMIN_PASSWORD must not be the name of the user, a word of a clinic or a repetition.')
  if (isCommonPassword(text)) throw new SettingError('The setting ADMIN_PASSWORD must not be one of the commonest passwords.')
  return text
}
