/** Cut off where there is no room; then the whole of it is told to who points at it. */
export const CutText = ({ children: text }: { children: string | null | undefined }) =>
  text ? <span title={text}>{text}</span> : '–';
