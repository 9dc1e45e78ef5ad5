import { useEffect, useRef, type RefObject } from 'react';

/** The latest of a value, for what is set up once or answered later. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
