import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { send } from './load.ts'
import { run, startProgram } from './programs.ts'

/** Starts HAProxy with a configuration. */
export async function startHaproxy(folder: string, configuration: string) {
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration)
  await run(['haproxy', '-c', '-f', file])
  return startProgram(['haproxy', '-db', '-f', file])
}

/** Starts HAProxy in front of servers. It asks each for /readyz, and sends a call again only where no connection could be opened. */
export async function startHttpProxy(folder: string, port: number, servers: readonly number[]) {
  await startHaproxy(
    folder,
    `
defaults
  mode http
  timeout connect 2s
  timeout client 1m
  timeout server 1m
  timeout check 2s
  retries 3
  retry-on conn-failure
  option redispatch 1
listen turnos
  bind 127.0.0.1:${port}
  option forwardfor
  option httpchk GET /readyz
  balance roundrobin
  default-server check inter 500 fall 2 rise 1
${servers.map((server, index) => `  server s${index} 127.0.0.1:${server}`).join('\n')}
`,
  )
  const url = `http://127.0.0.1:${port}`
  await vi.waitUntil(async () => (await send(`${url}/readyz`)).status === 200, { interval: 100, timeout: 60_000 })
  return url
}
