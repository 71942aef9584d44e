// Finds or installs a Chromium and prints its path: node scripts/browser.ts
// Nothing here blocks the event loop, because other steps with timeouts run at the same time.
import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const isRoot = process.getuid?.() === 0
const platform = process.platform

/**
 * Parts of Chromium that a test does without. Chromium obeys only the last such list, so Playwright's own is repeated here. What is added are the
 * drop-downs of the address bar: each new context would load two pages for them, which takes more CPU time than a small test.
 */
const disabledFeatures = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable'],
  ...['LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['TcpPortRandomizationWin', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
]

/**
 * The arguments of every test browser. Chromium has no sandbox for root. Hinting would give texts other widths, depending on the machine's settings of fonts.
 * The other flags stop background traffic.
 */
export const launchArgs = [
  `--disable-features=${disabledFeatures.join()}`,
  '--disable-gpu',
  '--font-render-hinting=none',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
]

// The headless shell is Chromium without its windows: a test needs half of the CPU time that it needs in the whole browser.
const commands = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const listPathsInEnvironment = () =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => commands.map((command) => join(folder, command)))

const usualPaths: Partial<Record<NodeJS.Platform, () => string[]>> = {
  linux: () => ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/opt/google/chrome/chrome', '/usr/bin/microsoft-edge-stable'],
  darwin: () => ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: () =>
    [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Microsoft/Edge/Application/msedge.exe')]),
}

/** True when the browser starts: a file may lack libraries or be a stub. Windows is not checked, because it would open a window. */
async function canStart(file: string) {
  if (!existsSync(file)) return false
  if (platform === 'win32') return true
  const version = promisify(execFile)(file, ['--version', ...launchArgs], { timeout: 15_000 })
  return version.then(
    ({ stdout }) => /\d+\.\d+/.test(stdout),
    () => false,
  )
}

/** Returns the path of a Chromium that starts, or null. CHROMIUM_PATH has priority. Throws when it is set and does not start. */
export async function findBrowser(): Promise<string | null> {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (!(await canStart(configured))) throw new Error(`The setting CHROMIUM_PATH names a browser that does not start: ${configured}`)
    return configured
  }
  const playwrightPath = await import('playwright').then(({ chromium }) => chromium.executablePath()).catch(() => '')
  for (const file of [playwrightPath, ...listPathsInEnvironment(), ...(usualPaths[platform]?.() ?? [])])
    if (await canStart(file)) return file
  return null
}

/** Runs a command with visible output. Returns true when it succeeds in time. */
function runCommand(command: string, args: string[], minutes: number) {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  spawn(command, args, { stdio: ['ignore', 2, 2], timeout: minutes * 60_000 })
    .on('error', () => resolve(false))
    .on('close', (code) => resolve(code === 0))
  return promise
}

/** Installs Playwright's Chromium, or else the Debian package when this user may. */
async function install() {
  const playwright = join(import.meta.dirname, '../node_modules/playwright/cli.js')
  if ((await runCommand(process.execPath, [playwright, 'install', 'chromium', '--no-shell'], 5)) && (await findBrowser())) return
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    await runCommand('apt-get', ['update', '-qq'], 3)
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], 10)
  }
}

/** Finds a Chromium and installs one if there is none. Throws an error that says what to do when that fails. */
export async function ensureBrowser(): Promise<string> {
  const existing = await findBrowser()
  if (existing) return existing
  console.error('Installing a Chromium for the tests (once)…')
  await install()
  const installed = await findBrowser()
  if (installed) return installed
  throw new Error(
    'No Chromium found. Run "npx playwright install --with-deps chromium", or install the package "chromium", or set CHROMIUM_PATH.',
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
