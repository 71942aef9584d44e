import type { TestProject } from 'vitest/node'
import { startMock } from '../../scripts/mock/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the mock. */
    mock: string
  }
}

export default async function setup(project: TestProject) {
  const mock = await startMock()
  project.provide('mock', mock.url)
  return mock.close
}
