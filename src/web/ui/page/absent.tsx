/** A missing value: a dash, read to screen readers as a word. */
export const Absent = ({ word }: { word: string }) => (
  <>
    <span aria-hidden>–</span>
    <span className="hidden">{word}</span>
  </>
)
