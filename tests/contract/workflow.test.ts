import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../..')
const readText = (file: string) => readFileSync(join(root, file), 'utf8')
const { scripts, devDependencies } = JSON.parse(readText('package.json')) as Record<'scripts' | 'devDependencies', Record<string, string>>

type Job = { container?: string; services?: Record<string, { image: string }>; steps: { run?: string; with?: Record<string, unknown> }[] }
const { jobs }: { jobs: Record<string, Job> } = parse(readText('.github/workflows/tests.yml'))
const steps = Object.values(jobs).flatMap((job) => job.steps)

test('the workflow runs npm commands that exist, those of every test among them', () => {
  const commands = steps.flatMap(({ run = '' }) => /^npm (?:run )?([\w:]+)$/.exec(run)?.[1] ?? [])
  expect(commands).toEqual(['test', 'test:all'])
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})

test('the workflow has the Node of package.json and the PostgreSQL of compose.yaml', () => {
  expect(jobs.all!.container).toBe(`node:${devDependencies.node}-bookworm`)
  expect(jobs.first!.steps.map((step) => step.with?.['node-version'])).toContain(Number.parseInt(devDependencies.node!, 10))
  expect(jobs.all!.services!.postgres!.image).toBe(parse(readText('compose.yaml'), { merge: true }).services.database.image)
})

test('the screenshots that the workflow keeps are those of the tests', () => {
  const [folder, ...others] = new Set(steps.flatMap((step) => (step.with?.path ? [step.with.path] : [])))
  expect(others).toEqual([])
  for (const file of ['vite.config.ts', 'tests/built-app/keep-screenshots.ts']) expect(readText(file)).toContain(`'${folder}'`)
})
