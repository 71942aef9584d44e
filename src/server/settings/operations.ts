import { product } from '#domain/product.ts'
import type { Operations } from '../call.ts'

export const settings = {
  getSettings: ({ settings: { timeZone, testMode, clinicName, clinicPhone, phonePrefix } }) => ({
    product,
    time_zone: timeZone,
    test_mode: testMode,
    clinic_name: clinicName,
    ...(clinicPhone !== undefined && { clinic_phone: clinicPhone }),
    phone_prefix: phonePrefix,
  }),
} satisfies Partial<Operations>
