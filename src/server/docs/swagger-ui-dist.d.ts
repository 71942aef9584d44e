declare module 'swagger-ui-dist/absolute-path.js' {
  /** Returns the folder of the package. */
  export default function getAbsoluteFSPath(): string
}
