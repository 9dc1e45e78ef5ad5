import { useEffect, useState } from 'react';
import { serverNow } from '../../../platform/api/server-clock.ts';

const second = 1000;

/** Milliseconds until a moment, by the server's clock; counted down while it is shown. */
export const useLeft = (until: string): number => {
  const leftNow = () => Math.max(0, Date.parse(until) - serverNow());
  const [left, setLeft] = useState(leftNow);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Date.parse(until) - serverNow())), second);
    return () => clearInterval(timer);
  }, [until]);
  return left;
};
