import { useState } from 'react';

/** What was last there, so that the words of a dialog stay while it closes. */
export const useLast = <Value>(value: Value | undefined): Value | undefined => {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
};
