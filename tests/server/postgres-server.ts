import pg from 'pg'

/** The server on which the tests make their databases, by its environment variable. */
export function testServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server on which the tests may make databases.')
  return url
}

/** The URL of another database on it. */
export const buildDatabaseUrl = (name: string) => Object.assign(new URL(testServerUrl()), { pathname: `/${name}` }).href

/** Says one sentence to the server. */
export async function runOnTestServer(statement: string) {
  const client = new pg.Client(testServerUrl())
  await client.connect()
  await client.query(statement)
  await client.end()
}
