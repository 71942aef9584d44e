import { Button } from '@mantine/core'
import { IconBrandGoogle, IconCalendarPlus } from '@tabler/icons-react'
import { CopyText } from '#web/ui/feedback/copy-text.tsx'
import classes from './feed-ways.module.css'

/** The ways to subscribe to a feed: in the calendar of this device, in Google's, and by hand in another one. */
export default function FeedWays({ url }: { url: string }) {
  // Calendar programs have registered this protocol, with which the device opens them.
  const webcal = url.replace(/^https?:/, 'webcal:')
  return (
    <div className={classes.ways}>
      <div className={classes.buttons}>
        <Button component="a" href={webcal} variant="default" leftSection={<IconCalendarPlus size={18} stroke={1.5} aria-hidden />}>
          iPhone, Mac u Outlook
        </Button>
        <Button
          component="a"
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          leftSection={<IconBrandGoogle size={18} stroke={1.5} aria-hidden />}
        >
          Google Calendar<span className="hidden"> (en otra pestaña)</span>
        </Button>
      </div>
      <CopyText label="Para otro calendario, copie esta dirección" text={url} excerpt={url.replace(/^https?:\/\//, '')} />
      <p className={classes.note}>
        No la comparta: quien la tiene ve estas sesiones. Google puede tardar hasta un día en mostrar un cambio.
      </p>
    </div>
  )
}
