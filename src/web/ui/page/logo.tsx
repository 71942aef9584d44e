import { product } from '#domain/product.ts'
import classes from './logo.module.css'

/** The product's logo and name, or another name beside it. */
export const Logo = ({ name = product }: { name?: string }) => (
  <span className={classes.logo}>
    <svg viewBox="0 0 22 22" fill="none" aria-hidden="true">
      <rect width="22" height="22" rx="5" fill="var(--t-accent-fill)" />
      <path d="M5 7.5h7M9.5 11H17M5 14.5h8.5" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
    </svg>
    {name}
  </span>
)
