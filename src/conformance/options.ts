import { parseArgs } from 'node:util'
import { operations, tags } from './contract.ts'
import { CannotJudge } from './recorder.ts'
import { scenarioTitles } from './selection.ts'

export const help = `Judges a server against the contract, openapi/scheduling.yaml.

  npm run conformance -- --url http://127.0.0.1:3000/api --user admin --password …

  --url URL           the API: what comes before /v1 (required)
  --user NAME         a user with all access; "admin" when missing
  --password TEXT     the user's password; the environment variable CONFORMANCE_PASSWORD when missing
  --client-user NAME, --client-password TEXT
                      the user of a client, made for tests and without access, for a server that lacks the operations of users
  --only NAME         a tag (clients), an operationId (getClient) or the title of a scenario; may be repeated
  --read-only         only reads, and checks the shapes of the answers
  --keep              keeps what a scenario that failed has created, so that its calls can be repeated, and lists it
  --strict            a field outside the contract is a failure, not a warning
  --json FILE         writes the result as JSON
  --junit FILE        writes the result as JUnit XML
  --help              prints this text

The run creates records with random names beside those of the server, and deletes them, also after a failure (unless --keep) or Ctrl+C. A server with faults may
do more than it is asked to, so judge it beside data that it can lose. With --read-only the run creates nothing but a sign-in, which it ends.

It books sessions in the next six months. A server that has a closing day in that time is not judged, because it refuses sessions then. The run itself closes
one date in four weeks for a moment, and others far in the future.

A run sends 23 wrong passwords and codes, five of them for its own user. The contract allows 50 from one address within 15 minutes, so two runs in that
time are judged; a third ends with 429, or skips the scenarios of sign-ins. It also sends two bodies of 1 MiB to every operation that takes one, about 100 MB
in all, and waits where the server limits calls.

A call without an answer within 30 seconds fails its scenario. When the server answers nothing else either, the run ends with what it has found.

Exit code: 0 the server conforms in what was judged (the last line says whether something was left out), 1 it does not, 2 it could not be
judged (wrong URL, no sign-in, missing access, unknown option, a server that has gone).
`

/** The options of the command line. */
export type CommandOptions = {
  url: string
  user: string
  password: string
  clientUser: { name: string; password: string } | undefined
  only: string[]
  isReadOnly: boolean
  isStrict: boolean
  keepsFailed: boolean
  json: string | undefined
  junit: string | undefined
}

/** Reads the command line. Returns undefined when it asks for help, and throws CannotJudge when it cannot be followed. */
export function readOptions(args: string[], environment: Record<string, string | undefined>): CommandOptions | undefined {
  const values = parseCommandLine(args)
  if (values.help) return undefined
  const { url, user, password = environment.CONFORMANCE_PASSWORD, only, json, junit } = values
  if (url === undefined) throw new CannotJudge('--url is missing: the URL of the API, such as http://127.0.0.1:3000/api.')
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw new CannotJudge(`--url ${url} is not an http or https URL.`)
  if (password === undefined || password === '') throw new CannotJudge('--password is missing: most operations need a sign-in.')
  const { 'client-user': clientName, 'client-password': clientPassword } = values
  if ((clientName === undefined) !== (clientPassword === undefined))
    throw new CannotJudge('--client-user and --client-password need each other.')
  const clientUser = clientName !== undefined && clientPassword !== undefined ? { name: clientName, password: clientPassword } : undefined
  const names = new Set<string>([...tags, ...operations.map(({ id }) => id), ...scenarioTitles])
  const unknown = only.find((name) => !names.has(name))
  if (unknown !== undefined)
    throw new CannotJudge(
      `--only ${unknown} is neither a tag nor an operationId nor the title of a scenario. The tags are ${tags.join(', ')}.`,
    )
  const flags = { isReadOnly: values['read-only'], isStrict: values.strict, keepsFailed: values.keep }
  return { url: url.replace(/\/+$/, ''), user, password, clientUser, only, ...flags, json, junit }
}

function parseCommandLine(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        url: { type: 'string' },
        user: { type: 'string', default: 'admin' },
        password: { type: 'string' },
        'client-user': { type: 'string' },
        'client-password': { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
        'read-only': { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        json: { type: 'string' },
        junit: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new CannotJudge((error as Error).message)
  }
}
