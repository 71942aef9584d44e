import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { afternoon, chip, clients, getWeekUrl, setClinicTime, workers } from './agenda.ts'
import { mount } from './mount.tsx'
import { onPrint } from './on-print.ts'

test('filters of workers, clients and states show how many sessions each option leaves', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { url, router } = await mount(getWeekUrl())
  const option = (name: string) => page.getByRole('option', { name })
  await page.getByRole('button', { name: 'Trabajador' }).click()
  await expect.element(option('Ana Torres 4 sesiones')).toBeVisible()
  await userEvent.keyboard('torr{Enter}')
  await expect.poll(url).toBe(getWeekUrl({ worker: workers.ana }))
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Trabajador: Ana Torres' })).toHaveFocus()
  await expect.element(chip(/^Zoe C/)).not.toBeInTheDocument()

  await page.getByRole('button', { name: 'Cliente' }).click()
  await option('Valentina Quiroz Peña 2 sesiones').click()
  await option('Ian Vargas Soto 1 sesión').click()
  await expect.poll(url).toBe(getWeekUrl({ worker: workers.ana, client: `${clients.valentina},${clients.ian}` }))
  await expect.element(page.getByRole('button', { name: 'Cliente: 2 clientes' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Sin confirmar: 1' }).click()
  await expect.element(chip(/^Ian V/)).not.toBeInTheDocument()
  expect(page.getByRole('gridcell').getByRole('button', { name: / con / }).elements().length).toBe(1)
  // Filtering adds no entry to the history.
  expect(router.state.historyAction).toBe('REPLACE')

  // The filters stay in another week and in another turn, and one press removes each of them.
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await page.getByText('Tarde', { exact: true }).click()
  const bothFilters = { worker: workers.ana, client: `${clients.valentina},${clients.ian}` }
  await expect.poll(url).toBe(getWeekUrl({ turn: afternoon, week: '2026-11-29', ...bothFilters, state: 'pending' }))
  await page.getByRole('button', { name: /^Sin confirmar: / }).click()
  await page.getByRole('button', { name: 'Quitar el filtro de cliente' }).click()
  await expect.element(page.getByRole('button', { name: 'Cliente' })).toHaveFocus()
  await expect.poll(url).toBe(getWeekUrl({ turn: afternoon, week: '2026-11-29', worker: workers.ana }))
  await page.getByRole('button', { name: 'Quitar el filtro de trabajador' }).click()
  await expect.poll(url).toBe(getWeekUrl({ turn: afternoon, week: '2026-11-29' }))
})

test('a filter names a person without sessions in the week, and filters that leave nothing say so', async () => {
  const { url } = await mount(getWeekUrl({ turn: afternoon, client: clients.zoe, state: 'canceled,nonsense' }))
  await expect.element(page.getByRole('button', { name: 'Cliente: Zoe Campos' })).toBeVisible()
  await expect.element(page.getByText(/^Los filtros no dejan ninguna sesión/)).toBeVisible()
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect.element(chip(/^Ian V. con Ana/)).toBeVisible()
  expect(url()).toBe(getWeekUrl({ turn: afternoon }))
  await expect.element(page.getByRole('heading', { name: 'Sesiones' })).toHaveFocus()
})

test('the counts of the toolbar match the marks of the chips, and pressing a count filters by its mark', async () => {
  setClinicTime('2026-11-27', '07:00')
  await mount(getWeekUrl())
  const unmarked = page.getByRole('button', { name: /^Sin marcar: [1-9]/ })
  await expect.element(unmarked).toHaveAttribute('title', 'Mostrar solo: Sin marcar')
  await unmarked.click()
  await expect.element(chip(/ con .*, (vino|no vino|confirmada|pendiente|cancelada|aplazada)/)).not.toBeInTheDocument()
  const count = Number(/\d+/.exec(unmarked.element().textContent ?? '')?.[0])
  expect(chip(/ con .*, sin marcar/).elements().length).toBe(count)
})

test.each([1280, 1024])('in a window of %i px one press shows the sessions that are to be confirmed', async (width) => {
  setClinicTime('2026-11-24', '07:00')
  const { url } = await mount(getWeekUrl(), { width })
  const toConfirm = page.getByRole('button', { name: /^Sin confirmar: [1-9]/ })
  await expect.element(toConfirm).toMatchTextContent(/Sin confirmar\d+$/)
  await toConfirm.click()
  await expect.poll(url).toBe(getWeekUrl({ state: 'pending' }))
  await expect.element(chip(/ con .*, (confirmada|cancelada|aplazada)/)).not.toBeInTheDocument()
})

test('beside all counts the name of the filtered worker stays readable in a narrow window', async () => {
  setClinicTime('2026-11-26', '10:40')
  const { alter } = await mount(getWeekUrl({ worker: workers.ana }), { width: 1280 })
  alter('get /v1/sessions/by-turn-and-week', async (answer) =>
    Response.json(((await answer.json()) as object[]).map((session) => ({ ...session, unavailable: 'absence' }))),
  )
  await expect.element(page.getByRole('button', { name: /^\d+ por resolver$/ })).toBeVisible()
  const name = page.getByRole('button', { name: 'Trabajador: Ana Torres' }).getByText('Ana Torres')
  const { scrollWidth, clientWidth } = name.element()
  expect(clientWidth).toBe(scrollWidth)
})

test('a printed week says which filter left sessions out', async () => {
  setClinicTime('2026-11-24', '10:40')
  const printed: (string | null)[] = []
  onPrint(() => printed.push(document.querySelector('header h1')!.parentElement!.textContent))
  await mount(getWeekUrl({ worker: workers.ana, state: 'pending' }))
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await page.getByRole('button', { name: 'Quitar el filtro de trabajador' }).click()
  await page.getByRole('button', { name: /^Sin confirmar: / }).click()
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
  await page.getByRole('button', { name: 'Imprimir' }).click()
  expect(printed).toEqual([expect.stringContaining('Mañana · Solo Ana Torres, Pendiente'), expect.not.stringContaining('Solo')])
})

test.each([1, 4, 15])(
  'a toolbar 1280 pixels wide cuts no name while sessions wait for their mark, with %i times as many',
  async (copies) => {
    setClinicTime('2026-11-26', '10:40')
    const { alter, router } = await mount(paths.clients(), { width: 1280 })
    alter('get /v1/sessions/by-turn-and-week', async (answer) => {
      const sessions = (await answer.json()) as { id: string }[]
      const multiplied = sessions.flatMap((session) => Array.from({ length: copies }, () => ({ ...session, id: crypto.randomUUID() })))
      return Response.json(multiplied)
    })
    await router.navigate(getWeekUrl())
    await expect.element(page.getByRole('button', { name: /^Sin marcar: / })).toBeVisible()
    const schedule = page.getByRole('combobox', { name: 'Horario' }).element() as HTMLInputElement
    // The scroll width of a text field leaves out what its ellipsis cuts.
    const { fontWeight, fontSize, fontFamily, paddingInlineStart, paddingInlineEnd } = getComputedStyle(schedule)
    const pen = document.createElement('canvas').getContext('2d')!
    // The shorthand `font` is empty where figures are tabular.
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
    expect(pen.font).toContain('Figtree Variable')
    const room = schedule.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    expect(room).toBeGreaterThanOrEqual(pen.measureText(schedule.value).width)
    const labels = ['Trabajador', 'Cliente'].map((name) => page.getByRole('button', { name, exact: true }).getByText(name).element())
    for (const label of labels) expect(label.scrollWidth).toBe(label.clientWidth)
  },
)
