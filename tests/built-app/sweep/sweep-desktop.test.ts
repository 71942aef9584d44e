import { sweepViews } from './sweep-views.ts'

sweepViews('desktop')
