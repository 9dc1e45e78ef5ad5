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
  return {
    picked,
    selection: { selected: ticked, onChange: setTicked },
    clear: () => setTicked(none),
  };
};
