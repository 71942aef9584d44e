import { product } from '#domain/product.ts'
import type { Operations } from '../call.ts'

export const settings = {
  getSettings: ({ settings }) => ({ product, time_zone: settings.timeZone, test_mode: settings.testMode }),
} satisfies Partial<Operations>
