import { chromium } from 'playwright'
import { inject } from 'vitest'

/** Connects to the browser of the run. Closing the connection closes the contexts that it has opened. */
export const connectBrowser = () => chromium.connect(inject('browserUrl'))
