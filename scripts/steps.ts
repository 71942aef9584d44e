import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const binaries = join(root, 'node_modules/.bin')

/** A named check. `run` rejects with the reason when it fails. */
export type Step = { name: string; run: () => Promise<void> }

/** Creates a step that runs a command and shows the command's output only when it fails. Output that matches `failsOn` is a failure too. */
export const createCommandStep = (name: string, command: string[], { failsOn }: { failsOn?: RegExp } = {}): Step => ({
  name,
  run: async () => {
    const { code, output } = await runCommand(command)
    if (code !== 0 || failsOn?.test(output)) throw new Error(output.trim() || `${command.join(' ')} exited with ${code}`)
  },
})

function runCommand([file = '', ...args]: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<{ code: number | NodeJS.Signals | null; output: string }>()
  const child = spawn(file, args, {
    cwd: root,
    // Puts the project's binaries first, also when a script is started without npm.
    env: {
      ...process.env,
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
      PATH: `${binaries}:${process.env.PATH}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.on('error', reject)
  child.on('close', (code, signal) => resolve({ code: code ?? signal, output: Buffer.concat(chunks).toString() }))
  return promise
}

/** Runs the steps in parallel, prints the result of each, and returns how many passed and failed, and the names of those that failed. */
export async function runSteps(steps: Step[]): Promise<{ passed: number; failed: number; failures: string[] }> {
  const results = await Promise.all(
    steps.map(async ({ name, run }) => {
      const start = performance.now()
      const problem = await run().then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
      console.log(`${problem === undefined ? '✓' : '✗'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
      if (problem !== undefined) console.log(problem)
      return problem === undefined
    }),
  )
  const failures = steps.filter((_, index) => !results[index]).map(({ name }) => name)
  return { passed: steps.length - failures.length, failed: failures.length, failures }
}
