import { useSettings } from '#web/data/settings.ts'

/** The clinic's telephone as a link that calls it, after a colon. Nothing for a clinic without one. */
export function ClinicPhone() {
  const { clinicPhone } = useSettings()
  if (!clinicPhone) return null
  return (
    <>
      :{' '}
      <a href={`tel:${clinicPhone.replace(/[^\d+]/g, '')}`} style={{ whiteSpace: 'nowrap' }}>
        {clinicPhone}
      </a>
    </>
  )
}
