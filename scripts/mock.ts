// npm run mock: starts the mock server.
import { parseArgs } from 'node:util'
import { ContractError } from './generate/check-access.ts'
import { startMock } from './mock/server.ts'

try {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' } } })
  const { url } = await startMock({ movesDates: true, port: Number(values.port), log: console.log })
  console.log(`The mock runs at ${url}. Sign in as admin, recepcion or terapeuta, with any password.`)
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  if (code?.startsWith('ERR_PARSE_ARGS') || error instanceof ContractError) console.error(message)
  else if (code === 'EADDRINUSE') console.error('The port is in use: choose another one with "npm run mock -- --port 4011".')
  else throw error
  process.exitCode = 1
}
