import type { Page } from 'playwright'

/** Types a password that is strong enough, but not strong. */
export async function typeNewPassword(page: Page) {
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('mesa y luna')
}

export async function waitForClientsWithoutNextSession(page: Page) {
  await page.getByRole('region', { name: 'Sin próxima sesión' }).waitFor()
}

/** Opens the search and waits for what it finds. */
export async function search(page: Page, text: string) {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Buscar' }).fill(text)
  await page
    .getByRole('option', { name: text ? /^Ver los/ : 'Cerrar sesión' })
    .first()
    .waitFor()
}

export async function openKeysHelp(page: Page) {
  await page.getByRole('heading', { level: 1 }).press('?')
  await page.getByRole('dialog', { name: 'Teclado' }).waitFor()
}

/** Opens the sheet "Más" of a phone, or the menu of the user. */
export async function openMenu(page: Page) {
  const more = page.getByRole('button', { name: 'Más', exact: true })
  if (await more.isVisible()) {
    await more.click()
    return page.getByRole('dialog', { name: 'Más' }).getByRole('link', { name: 'Perfil' }).waitFor()
  }
  await page.getByRole('button', { name: /Administrador/ }).click()
  await page.getByRole('menuitem', { name: 'Perfil' }).waitFor()
}

export async function openFeed(page: Page) {
  await page.getByRole('button', { name: 'Suscribirse' }).click()
  await page.getByRole('dialog', { name: 'Suscribirse al calendario' }).waitFor()
}

/** Opens the secret of a second factor, which counts for nothing until its code is typed. */
export async function askToSetSecondFactor(page: Page) {
  await page.getByRole('button', { name: 'Activar', exact: true }).click()
  await page.getByLabel('Su contraseña').fill('demo-administrador')
  await page.getByRole('button', { name: 'Seguir' }).click()
  await page.getByRole('img', { name: /^Código QR/ }).waitFor()
}

export async function openQrCode(page: Page) {
  await page.getByRole('button', { name: 'Código QR' }).click()
  await page.getByRole('img', { name: /^Código QR/ }).waitFor()
}

export async function askToRegenerate(page: Page) {
  await page.getByRole('button', { name: 'Acciones del enlace' }).click()
  await page.getByRole('menuitem', { name: 'Regenerar' }).click()
  await page.getByRole('button', { name: 'Regenerar enlace' }).waitFor()
}

/** Opens the dialog that erases the data of a client. */
export async function askToErase(page: Page) {
  await page.getByRole('button', { name: /^Acciones de / }).click()
  await page.getByRole('menuitem', { name: 'Borrar sus datos…' }).click()
  await page.getByRole('dialog', { name: /^¿Borrar los datos de/ }).waitFor()
}

/** Submits an empty form, so that its fields show their errors. */
export async function submitEmptyForm(page: Page) {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Registrar|Crear)/ })
    .click()
  await page.getByText('Complete este dato').first().waitFor()
}

/** Chooses a file of two clients, one of them with errors. */
export async function chooseFile(page: Page) {
  const rows = [
    'Nombres;Apellido paterno;Apellido materno;DNI;Sexo;Observaciones',
    'Luz;Ñahui;Peña;70112233;F;',
    'Ana;;Vega;7011223;X;tarde',
  ]
  await page
    .getByLabel('Elegir archivo')
    .setInputFiles({ name: 'pacientes.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await page.getByRole('heading', { name: '¿Qué es cada columna?' }).waitFor()
}

export async function reviewRows(page: Page) {
  await chooseFile(page)
  await page.getByRole('button', { name: 'Revisar 2 filas' }).click()
  await page.getByRole('table', { name: 'Filas del archivo' }).waitFor()
}

/** Saves a shorter session duration, which upcoming sessions block. */
export async function shortenSessions(page: Page) {
  await page.getByLabel('Duración de la sesión').fill('40')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('link', { name: /^Cada/ }).first().waitFor()
}

/** Opens the list of clients in the form that creates a user. */
export async function chooseClient(page: Page) {
  await page.getByRole('main').getByText('Cliente', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Cliente' }).click()
  await page.getByRole('option').first().waitFor()
}

export async function openSession(page: Page) {
  await showWednesday(page)
  await clickToOpen(page, /\b(pendiente|confirmada|vino)\b(?!:)/i)
}

export async function waitForCalendar(page: Page) {
  await page.getByRole('button', { name: 'Mes siguiente' }).waitFor()
}

/** Opens the card of a session of Wednesday, because on a Sunday the clinic has none. */
export async function openOwnSession(page: Page) {
  await page
    .getByRole('button', { name: /^miércoles .*: [1-9]\d*$/ })
    .first()
    .click()
  await page.getByRole('heading', { name: /^Miércoles/ }).waitFor({ state: 'attached' })
  await clickToOpen(page, /\b(pendiente|confirmada|vino)\b(?!:)/i)
}

export async function openMoveForm(page: Page) {
  await openSession(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Mover a…/ })
    .click()
  await page.getByRole('dialog', { name: 'Mover sesión' }).getByRole('button', { name: 'Mover' }).waitFor()
}

/** Selects a row and a day. On a phone, which has no rows, it does nothing. */
export async function selectAttendance(page: Page) {
  const row = page.getByRole('checkbox', { name: /^Elegir a / }).nth(1)
  if (!(await row.isVisible())) return
  await row.click()
  await page
    .getByRole('button', { name: /^Elegir el / })
    .nth(11)
    .click()
}

/** Selects all sessions of a worker and opens who can take them over. */
export async function selectWorkerSessions(page: Page) {
  await page.getByRole('checkbox', { name: /^Elegir (todas|\d+ por venir)$/ }).click()
  await page.getByRole('button', { name: 'Reasignar…' }).click()
  await page.getByRole('list', { name: 'Reasignar a' }).waitFor()
}

/** Opens the sessions of a person on one day. */
export async function openAttendance(page: Page) {
  const cell = page.getByRole('gridcell', { name: /sin marcar|vino/ }).or(page.getByRole('button', { name: /· \d+.%/ }))
  await cell.first().click()
  await page.getByRole('dialog').waitFor()
}

/** Selects two sessions and opens a filter. On a phone it only opens the filters, because nothing can be selected there. */
export async function selectSessionsAndOpenFilter(page: Page) {
  if (await page.getByRole('button', { name: /^Vista y filtros/ }).isVisible()) return clickToOpen(page, /^Vista y filtros/)
  for (const index of [0, 1])
    await page
      .locator('[data-session]')
      .nth(index)
      .click({ modifiers: ['Control'] })
  // In a narrow window the filters are behind one button.
  const isFolded = await page.getByRole('button', { name: 'Filtros' }).isVisible()
  await clickToOpen(page, isFolded ? /^Filtros/ : /^Trabajador/)
}

/** Opens the booking form with a weekly series chosen. */
export async function openBookingForm(page: Page) {
  await showWednesday(page)
  await clickToOpen(page, /Reservar/)
  await page.getByRole('dialog').getByText('Fija', { exact: true }).click()
  await page.getByLabel('Hasta').first().waitFor()
}

/** Goes to Wednesday on a phone. The phone starts with today, and on a Sunday the clinic has no sessions. */
async function showWednesday(page: Page) {
  const name = /^miércoles .*: \d+$/
  const day = page.getByRole('button', { name })
  if (!(await day.isVisible())) return
  await day.click()
  await page.getByRole('button', { name, pressed: true }).waitFor()
}

/** Clicks the first button with this name and waits for the dialog that it opens. */
async function clickToOpen(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name }).first().click({ force: true })
  await page.getByRole('dialog').waitFor()
}

export async function waitForTree(page: Page) {
  await page.getByRole('treegrid').waitFor()
}

/** Changes some access of a role without applying it. */
export async function changeAccess(page: Page) {
  await waitForTree(page)
  for (const name of ['Registrar: Trabajadores', 'Actualizar: Trabajadores', 'Leer: Horarios'])
    await page.getByRole('checkbox', { name }).click()
  await page.getByRole('button', { name: 'Aplicar 3 cambios' }).waitFor()
}

/** Opens the week with the free slots that suit someone who waits. */
export async function showWaitingSlots(page: Page) {
  await page
    .getByRole('button', { name: /^Ver cupos libres/ })
    .first()
    .click()
  await page.getByRole('region', { name: 'Búsqueda de un cupo' }).waitFor()
  await page.locator('[data-suitable]').first().waitFor()
}

/** Waits for what is proposed about unsettled sessions. */
export const waitForProposals = (page: Page) => page.getByRole('button', { name: /^Aplicar \d+ cambios?$/ }).waitFor()

/** Waits for the dates of a plan. */
export const waitForPlan = (page: Page) => page.getByRole('status').filter({ hasText: 'Todavía no se ha guardado nada' }).waitFor()

/** Waits for the dates of a plan, and settles taken ones until one is left: by another time of the day where there is one. */
export async function settlePlan(page: Page) {
  await waitForPlan(page)
  const open = page.getByRole('listitem', { name: /por resolver$/ })
  for (let count = await open.count(); count > 1; count--) {
    const otherTime = open.first().locator('label:not([data-disabled])').filter({ hasText: 'Otra hora' })
    await ((await otherTime.count()) > 0 ? otherTime : open.first().locator('label').filter({ hasText: 'Omitir' })).click()
  }
}
