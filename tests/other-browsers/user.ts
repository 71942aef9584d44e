import axe from 'axe-core'
import { vi } from 'vitest'
import { clickLikeSafari, locate, nameFocused } from './in-page.ts'
import type { Page } from './page.ts'

type Name = string | RegExp

/** Acts like a person in a page: elements are found by role and accessible name, and are waited for until they can be clicked. */
export function createUser(page: Page) {
  const evaluateWithAxe = async <Value>(inPage: (...args: string[]) => Value, ...args: string[]) => {
    if (!(await page.evaluate('"axe" in window'))) await page.evaluate(`(() => { ${axe.source} })()`)
    return page.evaluate<Value>(`(${inPage})(...${JSON.stringify(args)})`)
  }
  const waitUntil = <Value>(getValue: () => Promise<Value>) => vi.waitFor(getValue, { timeout: 10_000, interval: 100 })

  const readPage = () => page.evaluate<string>('document.body.innerText')

  const find = (role: string, name: Name) =>
    waitUntil(async () => {
      const point = await evaluateWithAxe(locate, role, typeof name === 'string' ? `^${RegExp.escape(name)}$` : name.source)
      if (!point) throw new Error(`No ${role} ${name} can be clicked in this page:\n${await readPage()}`)
      return point
    })
  const click = async (role: string, name: Name) => page.clickAt(await find(role, name))

  return {
    /** Waits until an element is shown and not covered. */
    find,
    click,
    type: async (role: string, name: Name, text: string) => {
      await click(role, name)
      await page.type(text)
    },
    pressEscape: page.pressEscape,
    /** Waits until the page contains a text. */
    read: (text: string) =>
      waitUntil(async () => {
        if (!(await readPage()).includes(text)) throw new Error(`"${text}" is not in this page:\n${await readPage()}`)
      }),
    getFocusedName: () => evaluateWithAxe(nameFocused),
    /** From now on, a click on a button does not focus it. */
    clickLikeSafari: () => page.evaluate(`(${clickLikeSafari})()`),
  }
}
