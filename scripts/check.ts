// Checks lint and format, types, the freshness of the generated code and the contract: node scripts/check.ts
import { createCommandStep, runSteps, type Step } from './steps.ts'

/** The compiler by its path, because two of the packages bring a command `tsc`. */
const tsc = 'node_modules/@typescript/native/bin/tsc'

/** The checks that do not run the application. */
export const checks: Step[] = [
  createCommandStep('Lint and format', ['biome', 'check', '--error-on-warnings']),
  createCommandStep('Types', ['node', tsc, '-p', '.']),
  createCommandStep('Functions that old browsers lack', ['node', tsc, '-p', 'tsconfig.browsers.json']),
  createCommandStep('Generated code is fresh', ['node', 'scripts/generate.ts', '--check']),
  createCommandStep('Contract lint', ['redocly', 'lint', 'openapi/scheduling.yaml'], { failsOn: /\b\d+ warnings?\b/ }),
]

if (import.meta.main) {
  const { failed } = await runSteps(checks)
  if (failed > 0) process.exitCode = 1
}
