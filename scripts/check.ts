// Lint and format, types, freshness of the generated code, lint of the contract: node scripts/check.ts
import { command, runSteps, type Step } from './steps.ts'

/** Everything about the source that can be said without running it. */
export const checks: Step[] = [
  command('Lint and format', ['biome', 'check', '--error-on-warnings']),
  command('Types', ['tsc', '-p', '.']),
  command('Generated code is fresh', ['node', 'scripts/generate.ts', '--check']),
  command('Contract lint', ['redocly', 'lint', 'openapi/scheduling.yaml'], { failsOn: /\b\d+ warnings?\b/ }),
]

if (import.meta.main) {
  const { failed } = await runSteps(checks)
  if (failed > 0) process.exitCode = 1
}
