/** Runs the start of a program. If it fails, prints the error's message and exits with code 1. At the log levels debug and trace it also prints the stack. */
export async function exitOnError(start: () => Promise<void>) {
  try {
    await start()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    if (process.env.LOG_LEVEL === 'debug' || process.env.LOG_LEVEL === 'trace') console.error(error)
    process.exit(1)
  }
}
