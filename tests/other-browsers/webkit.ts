import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from './page.ts'

/** Starts the browser of WebKitGTK on a screen in memory, driven by WebDriver, with a window of a width. */
export async function launchWebkit(width: number): Promise<Page> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(screen.stdout, 'data')
  const port = await findFreePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  })
  await waitForDriver(`http://127.0.0.1:${port}`, driver)

  const { sessionId } = await send<{ sessionId: string }>('POST', `http://127.0.0.1:${port}/session`, { capabilities: {} })
  const post = <Value>(command: string, body: object) =>
    send<Value>('POST', `http://127.0.0.1:${port}/session/${sessionId}/${command}`, body)
  const act = (type: string, actions: object[]) => post<void>('actions', { actions: [{ type, id: type, actions }] })
  const press = (...keys: string[]) =>
    act(
      'key',
      keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )
  const evaluate = <Value>(expression: string) => post<Value>('execute/sync', { script: `return ${expression}`, args: [] })
  const errors: string[] = []
  const readErrors = () => evaluate<string[]>('window.recordedErrors ?? []')
  await post('window/rect', { width, height: 900 })

  return {
    open: async (url) => {
      errors.push(...(await readErrors()))
      await post('url', { url })
      await evaluate(`(${recordErrors})()`)
    },
    evaluate,
    clickAt: ({ x, y }) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) => press(...text),
    pressEscape: () => press('\uE00C'),
    collectErrors: async () => [...errors, ...(await readErrors())],
    close: async () => {
      await send('DELETE', `http://127.0.0.1:${port}/session/${sessionId}`)
      driver.kill()
      screen.kill()
    },
  }
}

/** Runs in the page. WebDriver reports no errors; a page that fails before this runs shows nothing, so its test fails anyway. */
function recordErrors() {
  const recorded: string[] = []
  Object.assign(window, { recordedErrors: recorded })
  window.addEventListener('error', ({ message }) => recorded.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => recorded.push(String(reason)))
  const { error } = console
  console.error = (...args) => {
    recorded.push(args.map(String).join(' '))
    error(...args)
  }
}

/** Sends a WebDriver command. Throws with the driver's message. */
async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, body: body ? JSON.stringify(body) : null })
  const { value } = (await response.json()) as { value: Value & { message?: string } }
  if (!response.ok) throw new Error(`${url}: ${value.message}`)
  return value
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function waitForDriver(url: string, driver: ChildProcess) {
  while (driver.exitCode === null) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await sleep(50)
  }
  throw new Error('WebKitWebDriver does not start')
}
