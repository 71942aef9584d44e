// Sets the clock of the tests in a process: node --import=./tests/clock/set-clock.ts
import { readClockOffset, shiftDate } from './clock.ts'

shiftDate(readClockOffset())
