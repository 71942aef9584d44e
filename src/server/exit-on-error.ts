/** Runs a start. Prints the message of its error and exits 1; the stack follows only at the log levels debug and trace. */
export async function exitOnError(start: () => Promise<void>) {
  try {
    await start()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    if (process.env.LOG_LEVEL === 'debug' || process.env.LOG_LEVEL === 'trace') console.error(error)
    process.exit(1)
  }
}
