// Finds a Chromium that runs here, or installs one, and prints its path: node scripts/browser.ts
// Nothing here may block: what runs beside it (the question whether PostgreSQL answers) would run out of its time.
import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const asRoot = process.getuid?.() === 0
const here = process.platform

/** How every browser of the tests is started. Root has no sandbox; the rest keeps it from calling home. */
export const launchArgs = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(asRoot ? ['--no-sandbox'] : []),
]

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const onPath = () => (process.env.PATH ?? '').split(delimiter).flatMap((folder) => commands.map((command) => join(folder, command)))

const usualPlaces: Partial<Record<NodeJS.Platform, () => string[]>> = {
  linux: () => ['/usr/bin/chromium', '/opt/google/chrome/chrome', '/usr/bin/microsoft-edge-stable'],
  darwin: () => ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: () =>
    [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Microsoft/Edge/Application/msedge.exe')]),
}

/** A file can be there and still not start (missing libraries, a stub), so it is asked for its version; on Windows that would open a window. */
async function starts(file: string) {
  if (!existsSync(file)) return false
  if (here === 'win32') return true
  const version = promisify(execFile)(file, ['--version', ...launchArgs], { timeout: 15_000 })
  return version.then(
    ({ stdout }) => /\d+\.\d+/.test(stdout),
    () => false,
  )
}

/** The path of a Chromium that starts, or null. CHROMIUM_PATH comes before all others. */
export async function findBrowser(): Promise<string | null> {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (!(await starts(wanted))) throw new Error(`The setting CHROMIUM_PATH names a browser that does not start: ${wanted}`)
    return wanted
  }
  const playwrights = await import('playwright').then(({ chromium }) => chromium.executablePath()).catch(() => '')
  for (const file of [playwrights, ...onPath(), ...(usualPlaces[here]?.() ?? [])]) if (await starts(file)) return file
  return null
}

/** Runs a command that shows what it does; answers whether it went well in that time. */
function wentWell(command: string, args: string[], minutes: number) {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  spawn(command, args, { stdio: ['ignore', 2, 2], timeout: minutes * 60_000 })
    .on('error', () => resolve(false))
    .on('close', (code) => resolve(code === 0))
  return promise
}

/** Playwright's own download where the network allows it, else the system's package where we may install one. */
async function install() {
  const playwright = join(import.meta.dirname, '../node_modules/playwright/cli.js')
  if ((await wentWell(process.execPath, [playwright, 'install', 'chromium', '--no-shell'], 5)) && (await findBrowser())) return
  if (asRoot && existsSync('/usr/bin/apt-get')) {
    await wentWell('apt-get', ['update', '-qq'], 3)
    await wentWell('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], 10)
  }
}

/** Finds a Chromium, installing one first where there is none; throws a sentence that says what to do when that fails. */
export async function ensureBrowser(): Promise<string> {
  const found = await findBrowser()
  if (found) return found
  console.error('Installing a Chromium for the tests (once)…')
  await install()
  const installed = await findBrowser()
  if (installed) return installed
  throw new Error(
    'There is no Chromium here. Run "npx playwright install --with-deps chromium", or install the package "chromium", or set CHROMIUM_PATH.',
  )
}

if (import.meta.main) {
  try {
    console.log(await ensureBrowser())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
