import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Lists, below the details of the failures, each test that failed and each that passed only when it was run again, in one line each. */
export default class ListFailures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    for (const test of tests) {
      const { state, errors } = test.result()
      if (state === 'failed') console.log(`FAILED ${describeTest(test)}: ${errors?.[0]?.message.split('\n')[0]}`)
      else if (test.diagnostic()?.flaky) console.log(`PASSED WHEN RUN AGAIN ${describeTest(test)}: ${errors?.[0]?.message.split('\n')[0]}`)
    }
  }
}

const describeTest = ({ module, fullName }: TestCase) => `${module.relativeModuleId} > ${fullName}`
