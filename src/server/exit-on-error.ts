/** Starts something; a failure is one sentence for whoever did, and the whole of it only on request. */
export async function orSayWhy(start: () => Promise<void>) {
  try {
    await start()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    if (process.env.LOG_LEVEL === 'debug' || process.env.LOG_LEVEL === 'trace') console.error(error)
    process.exit(1)
  }
}
