import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const ownCommands = join(root, 'node_modules/.bin')

/** One thing that must succeed: a command of the project, or any promise that rejects with what is wrong. */
export type Step = { name: string; run: () => Promise<void> }

/** A step that runs a command; what the command prints is shown only when it fails. */
export const command = (name: string, words: string[], { failsOn }: { failsOn?: RegExp } = {}): Step => ({
  name,
  run: async () => {
    const { code, output } = await outputOf(words)
    if (code !== 0 || failsOn?.test(output)) throw new Error(output.trim() || `${words.join(' ')} ended with ${code}`)
  },
})

function outputOf([file = '', ...args]: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<{ code: number | NodeJS.Signals | null; output: string }>()
  const child = spawn(file, args, {
    cwd: root,
    // the project's own commands first, also when a script is started without npm
    env: {
      ...process.env,
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
      PATH: `${ownCommands}:${process.env.PATH}`,
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

/** Runs the steps side by side, prints how each ended, and answers how many did well and how many did not. */
export async function runSteps(steps: Step[]): Promise<{ passed: number; failed: number }> {
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
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}
