import pg from 'pg'

/** Returns the URL of the PostgreSQL server for tests and benchmarks. Throws when TEST_DATABASE_URL is not set. */
export function getTestServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server on which the tests may create databases.')
  return url
}

/** Builds the URL of a database on that server. */
export const buildDatabaseUrl = (name: string) => Object.assign(new URL(getTestServerUrl()), { pathname: `/${name}` }).href

/** Runs one SQL statement on that server. */
export async function runOnTestServer(statement: string) {
  const client = new pg.Client(getTestServerUrl())
  await client.connect()
  await client.query(statement)
  await client.end()
}
