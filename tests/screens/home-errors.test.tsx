import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { setClinicTime } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { registerLuz } from './colleague.ts'
import { section } from './home.ts'
import { mount } from './mount.tsx'

const retry = (name: string) => section(name).getByRole('button', { name: 'Intentar de nuevo' })

test.for([
  { title: 'Sin próxima sesión', call: 'get /v1/clients', content: 'Luz Paz' },
  { title: 'Últimas semanas', call: 'get /v1/sessions/counts', content: 'Ver como tabla' },
])('where "$title" cannot be loaded, an error stands, until it is loaded again', async ({ title, call, content }) => {
  setClinicTime('2026-11-24', '09:05')
  const { calls, prefer, hold } = await mount(paths.admin(), {
    usesRealServer: true,
    prepare: registerLuz,
    answers: { [call]: 'no answer' },
  })
  await expect.element(section(title).getByRole('alert')).toMatchTextContent(/^El servidor no respondió/)
  await expect.element(section('Hoy')).toBeVisible()
  expect(await findSeriousViolations()).toEqual([])

  prefer(call, '')
  const release = hold(call)
  const count = () => calls.filter((sent) => sent.call === call).length
  const before = count()
  retry(title).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(count).toBeGreaterThan(before)
  await expect.element(section(title).getByRole('alert')).toBeVisible()
  release()
  await expect.element(section(title).getByText(content)).toBeVisible()
  expect(retry(title).query()).toBeNull()
  await expect.element(page.getByRole('heading', { name: title })).toHaveFocus()
})

test('on a day without sessions in an empty week, an error stands where the first steps cannot be asked for', async () => {
  setClinicTime('2026-11-24', '09:05')
  const { prefer } = await mount(paths.admin(), { answers: { 'get /v1/sessions': 'example=empty', 'get /v1/clients': 'code=500' } })
  await expect.element(section('Hoy').getByRole('alert')).toBeVisible()
  prefer('get /v1/clients', 'example=empty')
  await retry('Hoy').click()
  await expect.element(section('Primeros pasos')).toBeVisible()
})
