import type { Problem } from '#domain/problem.ts'

/** For each constraint, the field and the message that tell the user of its violation. The path is empty where no single field is wrong. */
const problemsByConstraint: Record<string, Problem> = {
  person_document: { path: 'person.document', message: 'Ya hay una persona con este documento.' },
  client_person: { path: 'person.id', message: 'Esta persona ya es cliente.' },
  client_person_exists: { path: 'person.id', message: 'Esta persona no existe.' },
  worker_person: { path: 'person.id', message: 'Esta persona ya es trabajador.' },
  worker_person_exists: { path: 'person.id', message: 'Esta persona no existe.' },

  schedule_name: { path: 'name', message: 'Ya hay un horario con este nombre.' },
  turn_name: { path: 'turns', message: 'Dos turnos de un horario no pueden tener el mismo nombre.' },
  turn_times: { path: 'turns', message: 'Cada turno debe terminar después de empezar, y antes de medianoche.' },
  turn_overlap: { path: 'turns', message: 'Los turnos de un horario no pueden cruzarse.' },

  session_client_exists: { path: 'client_id', message: 'Este cliente no existe.' },
  session_worker_exists: { path: 'worker_id', message: 'Este trabajador no existe.' },
  session_turn_exists: { path: 'turn_id', message: 'Este turno no existe.' },
  session_two_people: { path: 'client_id', message: 'Nadie puede atenderse a sí mismo.' },
  session_weekday: { path: 'day', message: 'El día no es el de la fecha de la sesión.' },
  session_time: { path: 'time', message: 'La sesión debe terminar antes de medianoche.' },
  session_kind: { path: 'starts_on', message: 'Una sesión con fecha no tiene primer ni último día.' },
  session_period: { path: 'ends_on', message: 'La serie termina antes de su primera sesión.' },
  session_standing_state: { path: 'state', message: 'Una serie no puede cancelarse ni aplazarse entera: termínela o elimínela.' },
  session_attended: { path: 'attended', message: 'La asistencia se marca en una sesión con fecha.' },
  session_moved_from_dated: { path: 'moved_from', message: 'Solo una sesión con fecha viene de otra.' },
  session_once: { path: '', message: 'Ya hay una sesión de este cliente con este trabajador en esa fecha y hora.' },
  session_series: { path: '', message: 'Ya hay una serie de este cliente con este trabajador en ese día y hora.' },
  person_busy: { path: '', message: 'El cliente o el trabajador ya está ocupado a esa hora.' },

  role_name: { path: 'name', message: 'Ya hay un rol con este nombre.' },
  role_code: { path: 'code', message: 'Ya hay un rol con este código.' },
  role_access_role_exists: { path: '', message: 'Este rol no existe.' },
  role_access_access_exists: { path: 'access_ids', message: 'Uno de los accesos no existe.' },
  app_user_name: { path: 'name', message: 'Ya hay un usuario con este nombre.' },
  app_user_name_form: { path: 'name', message: 'El nombre de un usuario no puede llevar «@».' },
  app_user_email: { path: 'email', message: 'Ya hay un usuario con este correo.' },
  app_user_client: { path: 'client_id', message: 'Este cliente ya tiene un usuario.' },
  app_user_client_exists: { path: 'client_id', message: 'Este cliente no existe.' },
  app_user_worker: { path: 'worker_id', message: 'Este trabajador ya tiene un usuario.' },
  app_user_worker_exists: { path: 'worker_id', message: 'Este trabajador no existe.' },
  user_role_role_exists: { path: 'role_ids', message: 'Uno de los roles no existe.' },
  user_access_access_exists: { path: 'access_ids', message: 'Uno de los accesos no existe.' },

  public_link_client: { path: 'client_id', message: 'Este cliente ya tiene un enlace público.' },
  public_link_client_exists: { path: 'client_id', message: 'Este cliente no existe.' },
  public_link_schedule_exists: { path: 'schedule_id', message: 'Este horario no existe.' },
  public_link_worker_exists: { path: 'worker_ids', message: 'Uno de los trabajadores no existe.' },
  public_link_url_form: { path: 'url', message: 'La dirección del enlace no tiene la forma debida.' },
}

/** Describes the violation of a constraint. Returns undefined for a constraint that no request can violate. */
export const describeConstraint = (name: string): Problem | undefined => problemsByConstraint[name]

/** True when an error of the database is the violation of this constraint. */
export const isViolationOf = (error: unknown, name: string) => error instanceof Error && 'constraint' in error && error.constraint === name
