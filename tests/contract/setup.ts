import type { TestProject } from 'vitest/node'
import { startMock } from '../../scripts/mock/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the mock of the whole contract answers. */
    mock: string
    /** Where the mock without additions answers. */
    mockWithoutAdditions: string
  }
}

export default async function setup(project: TestProject) {
  const [whole, bare] = await Promise.all([startMock(), startMock({ additions: false })])
  project.provide('mock', whole.url)
  project.provide('mockWithoutAdditions', bare.url)
  return () => Promise.all([whole.close(), bare.close()])
}
