// npm run mock: starts the mock server; `-- --without-additions` leaves out what the contract marks as x-addition.
import { parseArgs } from 'node:util'
import { startMock } from './mock/server.ts'

const { values } = parseArgs({
  options: { 'without-additions': { type: 'boolean', default: false }, port: { type: 'string', default: '4010' } },
})
const additions = !values['without-additions']
try {
  const { url } = await startMock({ additions, port: Number(values.port), log: console.log })
  console.log(`The mock runs at ${url}${additions ? '' : ', without additions'}. Any name and password sign in.`)
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
  console.error(`Port ${values.port} is in use: choose another one with "npm run mock -- --port 4011".`)
  process.exitCode = 1
}
