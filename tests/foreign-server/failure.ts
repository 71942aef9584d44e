/** A field or record that an error is about. */
export type Problem = { path: string; message: string }

const sentences = {
  badRequest: 'Hay datos que no se pueden aceptar.',
  notJson: 'El cuerpo de la petición no es JSON.',
  tooLarge: 'La petición es demasiado grande.',
  wrongMediaType: 'El cuerpo de la petición debe ser application/json, en UTF-8.',
  unauthorized: 'Inicie sesión para continuar.',
  wrongCredentials: 'El usuario o la contraseña no son correctos.',
  forbidden: 'No tiene permiso para hacer esto.',
  otherSite: 'La petición viene de otro sitio web.',
  tooMany: 'Demasiados intentos. Vuelva a intentarlo más tarde.',
  notFound: 'No se encontró lo que busca.',
  wrongMethod: 'Aquí no se puede hacer esto.',
  documentTaken: 'Ya hay una persona con este documento.',
  alreadyClient: 'Esta persona ya es cliente.',
  documentKept: 'Quien tiene un usuario conserva su documento.',
  stale: 'Otra persona hizo cambios mientras tanto.',
  ownUser: 'No puede eliminar su propio usuario.',
  internal: 'Algo falló en el servidor. Vuelva a intentarlo.',
}

/** The HTTP status and the error code of each kind of failure. */
const answers: Record<keyof typeof sentences, [status: number, code: number]> = {
  badRequest: [400, 3],
  notJson: [400, 2],
  tooLarge: [413, 3],
  wrongMediaType: [415, 3],
  unauthorized: [401, 4],
  wrongCredentials: [401, 4],
  forbidden: [403, 4],
  otherSite: [403, 4],
  tooMany: [429, 4],
  notFound: [404, 5],
  wrongMethod: [405, 5],
  documentTaken: [409, 6],
  alreadyClient: [409, 6],
  documentKept: [409, 6],
  stale: [409, 6],
  ownUser: [409, 6],
  internal: [500, 0],
}

/** A call that cannot be answered with success. */
export class Failure extends Error {
  readonly status: number
  readonly code: number
  readonly details: Problem[]
  readonly headers: Record<string, string>

  constructor(kind: keyof typeof sentences, details: Problem[] = [], headers: Record<string, string> = {}) {
    super(sentences[kind])
    ;[this.status, this.code] = answers[kind]
    this.details = details
    this.headers = headers
  }
}
