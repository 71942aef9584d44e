import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from '../page/link.tsx'
import classes from './date-steps.module.css'

type DateLink = { to: string; label: string }

/** Links to the previous and the next day, week or month, and between them one to the current. */
export const DateSteps = ({ previous, current, next }: { previous: DateLink; current?: DateLink | false | undefined; next: DateLink }) => (
  <Button.Group className="no-print">
    <ActionIcon component={Link} to={previous.to} variant="default" aria-label={previous.label} data-date-step className={classes.first}>
      <IconChevronLeft size={16} aria-hidden />
    </ActionIcon>
    {current && (
      <Button component={Link} to={current.to} variant="default" className={classes.middle}>
        {current.label}
      </Button>
    )}
    <ActionIcon component={Link} to={next.to} variant="default" aria-label={next.label} data-date-step className={classes.last}>
      <IconChevronRight size={16} aria-hidden />
    </ActionIcon>
  </Button.Group>
)
