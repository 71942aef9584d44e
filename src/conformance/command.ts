import { writeFile } from 'node:fs/promises'
import { type CommandOptions, help, readOptions } from './options.ts'
import { CannotJudge } from './recorder.ts'
import { formatJUnit } from './report/junit.ts'
import { formatReport } from './report/report.ts'
import { summarizeRun } from './report/result.ts'
import { type RunOptions, runConformance } from './run.ts'

/** Where the command writes, what ends it early, and how long it waits for an answer, if not as long as usual. */
type Surroundings = Pick<RunOptions, 'signal' | 'secondsPerCall'> & {
  environment: Record<string, string | undefined>
  log: (line: string) => void
}

/** Runs the command. Returns its exit code: 0 the server conforms, 1 it does not, 2 it could not be judged. */
export async function runCommand(args: string[], { environment, log, ...limits }: Surroundings): Promise<0 | 1 | 2> {
  try {
    const options = readOptions(args, environment)
    if (options === undefined) {
      log(help)
      return 0
    }
    return await judgeServer({ ...options, ...limits, log })
  } catch (error) {
    log(`The server could not be judged. ${error instanceof CannotJudge ? error.message : (error as Error).stack}`)
    return 2
  }
}

async function judgeServer({ json, junit, ...options }: CommandOptions & Omit<Surroundings, 'environment'>) {
  for (const file of [json, junit]) if (file !== undefined) await createFile(file)
  const result = summarizeRun(await runConformance(options))
  options.log(formatReport(result))
  if (json !== undefined) await writeFile(json, `${JSON.stringify(result, undefined, 2)}\n`)
  if (junit !== undefined) await writeFile(junit, formatJUnit(result))
  return result.ended_early !== null ? 2 : result.conforms ? 0 : 1
}

/** Creates a file before the run, so that a path that cannot be written does not cost a whole run. */
async function createFile(path: string) {
  try {
    await writeFile(path, '')
  } catch (error) {
    throw new CannotJudge(`The file ${path} cannot be written: ${(error as Error).message}`)
  }
}
