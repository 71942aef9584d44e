// npm run conformance -- --url URL --password TEXT: checks a server against the contract. `-- --help` prints the options.
import { runCommand } from '#conformance/command.ts'

const log = (line: string) => console.log(line)

const controller = new AbortController()
let stoppedAt: number | undefined
process.on('SIGINT', () => {
  if (stoppedAt === undefined) {
    stoppedAt = performance.now()
    log('Stopping: what was created is being removed. Ctrl+C again stops immediately and leaves it.')
    controller.abort()
    return
  }
  // npm passes Ctrl+C on, so that it arrives twice within milliseconds. A later one does not wait until everything is removed.
  if (performance.now() - stoppedAt > 1000) process.exit(2)
})

process.exitCode = await runCommand(process.argv.slice(2), { environment: process.env, signal: controller.signal, log })
