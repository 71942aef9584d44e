import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSettings } from '#server/settings.ts'

const root = join(import.meta.dirname, '../..')
const readText = (file: string) => readFileSync(join(root, file), 'utf8')

type Service = {
  image: string
  restart: string
  environment?: Record<string, string | number>
  command?: string[]
  volumes?: string[]
  healthcheck?: { test: string[] }
  ports?: string[]
  build?: object
  pull_policy?: string
}
const text = readText('compose.yaml')
const { services, volumes, configs }: { services: Record<string, Service>; volumes: object; configs: Record<string, { content: string }> } =
  parse(text, { merge: true })

/** Replaces variables as Compose does: two dollar signs are one. */
const replaceVariables = (value: string) => value.replaceAll(/\$\{(\w+)[^}]*\}/g, 'value').replaceAll('$$', '$')

const settingNames = [...readText('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name = '']) => name)

test('the settings in compose.yaml are those of .env.example, with values that the server takes', () => {
  const environment = Object.fromEntries(
    Object.entries(services.server!.environment!).map(([name, value]) => [name, replaceVariables(String(value))]),
  )
  expect(Object.keys(environment).filter((name) => !settingNames.includes(name))).toEqual([])
  const { host, port, databaseUrl, trustProxy } = readSettings(environment)
  expect({ host, port, trustProxy }).toEqual({ host: '0.0.0.0', port: 3000, trustProxy: ['uniquelocal'] })
  const { hostname, username } = new URL(databaseUrl!)
  expect([hostname, username]).toEqual(['database', services.database!.environment!.POSTGRES_USER])
  expect(configs.caddyfile!.content).toContain(`server:${port}`)
})

test('compose.yaml explains each variable that it reads from .env and the server does not', () => {
  const introduction = text.slice(0, text.indexOf('name: turnos'))
  const names = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))
  expect([...names].filter((name) => settingNames.includes(name) || !introduction.includes(name))).toEqual([])
})

test('every service restarts automatically and says whether it is healthy, and only the proxy has open ports', () => {
  for (const [name, { restart, healthcheck, ports }] of Object.entries(services)) {
    expect(restart, name).toBe('unless-stopped')
    expect(ports !== undefined, name).toBe(name === 'proxy')
    // The server's check is that of its image.
    expect(healthcheck !== undefined, name).toBe(name !== 'server')
  }
  expect(readText('.container/Dockerfile')).toMatch(/^HEALTHCHECK .*readyz/m)
})

test('what must stay is in volumes, and the database has the folder of its version', () => {
  const mounts = Object.values(services).flatMap((service) => service.volumes ?? [])
  expect(new Set(mounts.map((mount) => mount.split(':')[0]))).toEqual(new Set(Object.keys(volumes)))
  // From version 18 on the image keeps its data in a folder below this one.
  expect([services.database!.image, services.database!.volumes]).toEqual(['postgres:18', ['database:/var/lib/postgresql']])
  expect(readText('.container/Dockerfile')).toContain('\nVOLUME /var/lib/turnos\n')
})

test('the service of the backups runs a command that the shell understands and a file that exists', () => {
  const [, , script = ''] = services.backup!.command!
  execFileSync('sh', ['-n'], { input: replaceVariables(script) })
  const [file = ''] = /src\/\S+\.ts/.exec(script) ?? []
  expect(readText(file)).toContain('npm run backup')
  expect(services.backup!.environment).toEqual(services.server!.environment)
})

test('the image that is built here is not looked for in a registry', () => {
  const { image } = services.server!
  for (const [name, service] of Object.entries(services))
    if (service.image === image && service.build === undefined) expect(service.pull_policy, name).toBe('never')
  expect(services.backup!.build).toBeUndefined()
})

test('passwords, data and backups are neither committed nor copied into the image', () => {
  expect(readText('.gitignore').split('\n')).toEqual(expect.arrayContaining(['.env', '/data/', '/data-backups/']))
  expect(readText('.container/Dockerfile.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env', 'data', 'data-backups']))
})
