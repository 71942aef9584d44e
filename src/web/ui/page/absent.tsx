/** A value that is not there: a dash for the eye, a word for who listens. */
export const Absent = ({ word }: { word: string }) => (
  <>
    <span aria-hidden>–</span>
    <span className="hidden">{word}</span>
  </>
)
