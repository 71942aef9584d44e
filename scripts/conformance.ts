// npm run conformance -- --url URL --password TEXT: judges a server by the contract. `-- --help` prints the options.
import { runCommand } from '#conformance/command.ts'

const controller = new AbortController()
process.on('SIGINT', () => {
  // A second one does not wait until what was created is removed.
  if (controller.signal.aborted) process.exit(2)
  console.log('Stopping: what was created is being removed. Ctrl+C again stops at once and leaves it.')
  controller.abort()
})

const log = (line: string) => console.log(line)
process.exitCode = await runCommand(process.argv.slice(2), { environment: process.env, signal: controller.signal, log })
