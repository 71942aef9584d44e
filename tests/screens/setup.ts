import type { TestProject } from 'vitest/node'
import { startMock } from '../../scripts/mock/server.ts'

/** The mock for screens: every call counts as signed in, because a test's page and the mock are not of one origin. */
export default async function setup(project: TestProject) {
  const [whole, bare] = await Promise.all([startMock({ signedIn: true }), startMock({ signedIn: true, additions: false })])
  project.provide('mock', whole.url)
  project.provide('mockWithoutAdditions', bare.url)
  return () => Promise.all([whole.close(), bare.close()])
}
