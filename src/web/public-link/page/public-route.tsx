import { useParams } from 'react-router'
import { PublicPage } from './public-page.tsx'

/** The page of a link within the application's router. */
export const Component = () => <PublicPage url={useParams().url ?? ''} />
