import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { markNames, type SessionMark } from '#domain/states.ts'
import { cssVariablesResolver } from '#web/ui/theme/palette.ts'
import { chip, getWeekUrl, setClinicTime } from './agenda.ts'
import { mount } from './mount.tsx'

const palettes = cssVariablesResolver({} as never)
const colorVariables: Record<SessionMark, `--${string}`> = {
  pending: '--t-pending',
  unmarked: '--t-pending',
  confirmed: '--t-confirmed',
  came: '--t-confirmed',
  absent: '--t-canceled',
  canceled: '--t-canceled',
  postponed: '--t-postponed',
}
const marks = Object.keys(colorVariables) as SessionMark[]

test.each(['light', 'dark'] as const)(
  'in the %s theme a chip shows the icons of what its name says, in the colors of the palette',
  async (theme) => {
    setClinicTime('2026-11-24', '10:40')
    await mount(getWeekUrl(), { theme, width: 1500 })
    await expect.element(chip('Ian V. con Ana Torres, vino')).toBeVisible()
    const drawings = new Map<SessionMark, string>()
    for (const element of page.getByRole('grid').getByRole('button').elements()) {
      // The end of a session has no icon.
      const facts = (element.ariaLabel?.split(', ').slice(1) ?? []).filter((fact) => !fact.startsWith('hasta'))
      const mark = marks.find((candidate) => markNames[candidate].toLowerCase() === facts[0])!
      const icons = [...element.querySelectorAll('svg')]
      expect(icons.map(readColor), element.ariaLabel!).toEqual(
        [...facts.slice(1).map(() => '--t-text-3' as const), colorVariables[mark]].map((name) => palettes[theme][name]),
      )
      for (const icon of icons) await expect.element(icon).toBeVisible()
      drawings.set(mark, icons.at(-1)!.innerHTML)
    }
    expect([...drawings.keys()]).toEqual(expect.arrayContaining(['pending', 'unmarked', 'confirmed', 'came', 'absent', 'canceled']))
    const differentMarks = ['pending', 'confirmed', 'came', 'absent', 'canceled'] as const
    expect(new Set(differentMarks.map((mark) => drawings.get(mark))).size).toBe(differentMarks.length)
  },
)

test('a chip that is too narrow for all icons hides the icon of the note and shows that of the state', async () => {
  setClinicTime('2026-11-24', '10:40')
  await mount(getWeekUrl(), { width: 1500 })
  const noted = chip('Benjamín L. con Jorge Bravo, cancelada, con nota, hasta 09:30')
  await expect.element(noted).toBeVisible()
  const element = noted.element() as HTMLElement
  const [note, state] = element.querySelectorAll('svg')
  element.scrollIntoView()
  await expect.element(note!).toBeInViewport()
  element.style.width = '100px'
  await expect.element(note!).not.toBeInViewport()
  await expect.element(state!).toBeInViewport()
})

/** Reads the color of an icon as in the palette: #006e35. */
function readColor(icon: Element) {
  const channels = getComputedStyle(icon).color.match(/\d+/g) ?? []
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}
