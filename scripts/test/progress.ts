import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node'

/** Prints each file as it ends, with how many of all have ended, and each failure immediately. At the end it repeats the names of what failed. */
export default class Progress implements Reporter {
  private vitest!: Vitest
  private files = 0
  private ended = 0
  private readonly failed: string[] = []

  onInit(vitest: Vitest) {
    this.vitest = vitest
  }

  onTestRunStart(specifications: readonly TestSpecification[]) {
    this.files = specifications.length
    console.log(`${this.files} test files${process.env.TEST_SEED ? `, in the order of --seed ${process.env.TEST_SEED}` : ''}`)
  }

  onTestCaseResult(test: TestCase) {
    const { state, errors = [] } = test.result()
    if (state === 'failed') this.report(`${describeModule(test.module)} > ${test.fullName}`, errors)
  }

  onTestModuleEnd(module: TestModule) {
    this.ended++
    // A file that does not load, or a hook that fails.
    const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())]
    if (errors.length > 0) this.report(describeModule(module), errors)
    const count = [...module.children.allTests()].length
    const seconds = (module.diagnostic().duration / 1000).toFixed(1)
    const sign = module.state() === 'failed' ? '✗' : '✓'
    console.log(`${this.ended}/${this.files} ${sign} ${describeModule(module)} (${count} tests, ${seconds} s)`)
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]) {
    if (errors.length > 0) this.report('outside of every test', errors)
    for (const failure of this.failed) console.log(failure)
  }

  onUserConsoleLog({ content }: { content: string }) {
    console.log(content.trimEnd())
  }

  private report(name: string, errors: readonly SerializedError[]) {
    this.failed.push(`FAILED ${name}: ${errors[0]?.message?.split('\n')[0]}`)
    console.log(`FAILED ${name}`)
    for (const error of errors) this.vitest.logger.printError(error)
  }
}

const describeModule = ({ project, relativeModuleId }: TestModule) => `${project.name} ${relativeModuleId}`.trim()
