/** Runs the start of a program. If it fails, prints the error's message, at the log levels debug and trace also the stack, and exits with code 1. */
export async function exitOnError(start: () => Promise<void>) {
  try {
    await start()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    if (process.env.LOG_LEVEL === 'debug' || process.env.LOG_LEVEL === 'trace') console.error(error)
    process.exit(1)
  }
}
