/** The error of a part of the application whose code did not arrive: there is no connection, or a deployment has replaced the build. */
export class PartError extends Error {
  constructor(cause: unknown) {
    super('Part not loaded', { cause })
    this.name = 'PartError'
  }
}

/** The style sheets that did not load, each with its retry while one is under way. Vite takes one for loaded as soon as it has been requested. */
const failedSheets = new Map<string, Promise<void> | undefined>()

function noteFailedSheet({ target }: Event) {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
  failedSheets.set(target.href, undefined)
  target.remove()
}

/** Loads a failed style sheet again; parts that are imported at the same time wait for the same retry. */
function retrySheet(href: string): Promise<void> {
  const retry = failedSheets.get(href) ?? loadSheet(href)
  failedSheets.set(href, retry)
  return retry
}

const loadSheet = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => {
      failedSheets.delete(href)
      resolve()
    }
    link.onerror = () => reject(new Error(`Style sheet not loaded: ${href}`))
    document.head.append(link)
  })

/** Imports the code of a part: `importPart(() => import('./calendar.tsx'))`. Rejects with a PartError; another call imports it again. */
export async function importPart<Part>(load: () => Promise<Part>): Promise<Part> {
  // The browser ignores what listens already.
  window.addEventListener('error', noteFailedSheet, { capture: true })
  try {
    const part = await load()
    await Promise.all([...failedSheets.keys()].map(retrySheet))
    return part
  } catch (error) {
    throw new PartError(error)
  }
}

/** The milliseconds that the check of the build waits for an answer. */
const checkLimit = 5000

/** Asks the server for the script with which the page started. Returns 'gone' after a deployment, undefined when the answer does not tell. */
export async function checkBuild(): Promise<'there' | 'gone' | undefined> {
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[type="module"][src]') ?? {}
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), checkLimit)
  try {
    const { ok, status } = await fetch(src, { method: 'HEAD', cache: 'no-store', signal: controller.signal })
    // Any other status is that of a server that restarts, or of what stands before it.
    return ok ? 'there' : status === 404 ? 'gone' : undefined
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
