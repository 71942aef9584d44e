import { execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'turnos-container-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Splits a Dockerfile into its instructions, as far as this project's own uses the format. */
const readInstructions = (file: string) =>
  readFileSync(file, 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', text = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? []
      return { name, text }
    })

type Environment = Record<string, string>

/** The folder of a stage, which stands for the root of its file system, with what its instructions have set. */
type Stage = { name: string; root: string; workdir: string; environment: Environment; settings: Map<string, string> }

/**
 * Carries out the steps of the Dockerfile in folders. Paths below a stage's root, the user and the base image are replaced: the steps run as the user of the
 * test, with the programs of this machine and the project's Node.
 */
async function buildStages(context: string, instructions: ReturnType<typeof readInstructions>): Promise<Stage[]> {
  const stages: Stage[] = []
  for (const { name, text } of instructions) {
    const stage = stages.at(-1)!
    const inStage = (path: string) => resolve(stage.root, `.${resolve(stage.workdir, path)}`)
    switch (name) {
      case 'FROM': {
        const [, image, alias = ''] = /^(\S+)(?: AS (\S+))?$/.exec(text) ?? []
        stages.push({
          name: alias,
          root: join(folder, `stage-${stages.length}`),
          workdir: '/',
          environment: {},
          settings: new Map([['FROM', image ?? '']]),
        })
        break
      }
      case 'WORKDIR':
        stage.workdir = text
        mkdirSync(inStage('.'), { recursive: true })
        break
      case 'COPY': {
        const [from, ...paths] = text.startsWith('--from=') ? text.slice('--from='.length).split(' ') : ['', ...text.split(' ')]
        const source = from === '' ? context : stages.find((other) => other.name === from)!.root
        const target = paths.pop()!
        for (const path of paths) copy(join(source, path), target.endsWith('/') ? join(inStage(target), basename(path)) : inStage(target))
        break
      }
      case 'ENV':
        for (const [key = '', value = ''] of text.split(' ').map((pair) => pair.split('=')))
          stage.environment[key] = value.startsWith('/') ? inStage(value) : value
        break
      case 'RUN': {
        const command = text.replaceAll(/ -o \w+ -g \w+/g, '').replaceAll(/ (\/\S+)/g, (_, path: string) => ` ${inStage(path)}`)
        await promisify(execFile)('sh', ['-c', command], { cwd: inStage('.'), env: getEnvironment(stage), maxBuffer: 10_000_000 })
        break
      }
      default:
        stage.settings.set(name, text)
    }
  }
  return stages
}

const copy = (source: string, target: string) => cpSync(source, target, { recursive: true, verbatimSymlinks: true })

/** How this machine reaches the registry of packages. */
const network = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|(https?|no)_proxy)$/i.test(name)),
) as Environment

/** The environment of a step: nothing of the caller's own but where programs, the cache of npm and the registry are. */
const getEnvironment = ({ environment }: Stage, changes: Environment = {}): Environment => ({
  PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
  HOME: process.env.HOME ?? folder,
  ...network,
  ...environment,
  ...changes,
})

/** Clones what is committed, without what the build ignores. */
async function clone(): Promise<string> {
  const context = join(folder, 'clone')
  await promisify(execFile)('git', ['clone', '--quiet', '--depth=1', `file://${root}`, context])
  const ignored = readFileSync(join(root, '.container/Dockerfile.dockerignore'), 'utf8').split('\n')
  for (const name of readdirSync(context)) if (ignored.includes(name)) rmSync(join(context, name), { recursive: true })
  return context
}

async function findFreePort(): Promise<string> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  await new Promise((closed) => server.close(closed))
  return String(port)
}

test(
  'the steps of the container file build a clean clone into a server that is healthy, and that stops when it is told to',
  async () => {
    const stages = await buildStages(await clone(), readInstructions(join(root, '.container/Dockerfile')))
    const image = stages.at(-1)!
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(stages.map(({ settings }) => settings.get('FROM'))).toEqual(Array(2).fill(`node:${devDependencies.node}-slim`))
    expect(image.settings.get('USER')).toBe('node')
    expect(image.environment.HOST).toBe('0.0.0.0')
    const cwd = join(image.root, image.workdir)
    expect(existsSync(join(cwd, 'node_modules/fastify'))).toBe(true)
    expect(existsSync(join(cwd, 'node_modules/vite'))).toBe(false)

    const env = getEnvironment(image, { PORT: await findFreePort(), LOG_LEVEL: 'warn' })
    const parse = (text: string): string[] => JSON.parse(text.slice(text.indexOf('[')))
    const checkHealth = async () => {
      const [file = '', ...args] = parse(image.settings.get('HEALTHCHECK')!)
      return promisify(execFile)(file, args, { cwd, env }).then(
        () => 0,
        ({ code }: { code: number }) => code,
      )
    }
    expect(await checkHealth()).toBe(1)
    const [file = '', ...args] = parse(image.settings.get('CMD')!)
    const server = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
    const exited = new Promise<number | null>((resolveCode) => server.once('close', resolveCode))
    let output = ''
    server.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part
    })
    try {
      await expect.poll(checkHealth, { timeout: 120_000 }).toBe(0)
      await expect.poll(() => output).toMatch(/password \S+/)
      const page = await fetch(`http://127.0.0.1:${env.PORT}/login`)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<html lang="es"')])
      const password = /password (\S+)/.exec(output)?.[1]
      const signIn = await fetch(`http://127.0.0.1:${env.PORT}/api/v1/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'admin', password }),
      })
      expect(signIn.status).toBe(200)
      expect(existsSync(join(image.root, image.settings.get('VOLUME')!, 'data/db/PG_VERSION'))).toBe(true)
    } finally {
      server.kill('SIGTERM')
    }
    expect(await exited).toBe(0)
    expect(await checkHealth()).toBe(1)
  },
  15 * 60_000,
)
