import { useMemo, useState } from 'react';
import type { RowKey } from './types.ts';

const none: ReadonlySet<RowKey> = new Set();

/** Which rows are ticked; of those that filters hide, none is acted upon. */
export const useTicked = <Row extends { key: RowKey }>(rows: readonly Row[] | undefined) => {
  const [ticked, setTicked] = useState(none);
  const picked = useMemo(
    () => (ticked.size > 0 ? (rows ?? []).filter(({ key }) => ticked.has(key)) : []),
    [rows, ticked],
  );
  const [hasTicked, setHasTicked] = useState(false);
  if (picked.length > 0 && !hasTicked) setHasTicked(true);
  return {
    picked,
    /** Once any was: what a dialog says stays after its rows have left the list. */
    hasTicked,
    selection: { selected: ticked, onChange: setTicked },
    clear: () => setTicked(none),
  };
};
