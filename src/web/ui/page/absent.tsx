/** A missing value: a dash, in place of which screen readers read a word. */
export const Absent = ({ word }: { word: string }) => (
  <>
    <span aria-hidden>–</span>
    <span className="hidden">{word}</span>
  </>
)
