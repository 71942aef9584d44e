import type { TestProject } from 'vitest/node'
import { startMock } from '../../scripts/mock/server.ts'

/** Starts the mock with and without additions. Every call counts as signed in, because cookies of the mock's origin do not reach a test's page. */
export default async function setup(project: TestProject) {
  const [mock, mockWithoutAdditions] = await Promise.all([startMock({ signedIn: true }), startMock({ signedIn: true, additions: false })])
  project.provide('mock', mock.url)
  project.provide('mockWithoutAdditions', mockWithoutAdditions.url)
  return () => Promise.all([mock.close(), mockWithoutAdditions.close()])
}
