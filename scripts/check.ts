// Checks lint and format, types, the freshness of the generated code and the contract: node scripts/check.ts
import { commandStep, runSteps, type Step } from './steps.ts'

/** The checks that do not run the application. */
export const checks: Step[] = [
  commandStep('Lint and format', ['biome', 'check', '--error-on-warnings']),
  commandStep('Types', ['tsc', '-p', '.']),
  commandStep('Generated code is fresh', ['node', 'scripts/generate.ts', '--check']),
  commandStep('Contract lint', ['redocly', 'lint', 'openapi/scheduling.yaml'], { failsOn: /\b\d+ warnings?\b/ }),
]

if (import.meta.main) {
  const { failed } = await runSteps(checks)
  if (failed > 0) process.exitCode = 1
}
