import type { TestProject } from 'vitest/node'
import { startMock } from '../../scripts/mock/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the mock of the whole contract. */
    mock: string
    /** The URL of the mock of the contract without additions. */
    mockWithoutAdditions: string
  }
}

export default async function setup(project: TestProject) {
  const [mock, mockWithoutAdditions] = await Promise.all([startMock(), startMock({ additions: false })])
  project.provide('mock', mock.url)
  project.provide('mockWithoutAdditions', mockWithoutAdditions.url)
  return () => Promise.all([mock.close(), mockWithoutAdditions.close()])
}
