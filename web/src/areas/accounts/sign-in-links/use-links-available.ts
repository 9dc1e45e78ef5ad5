import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/client.ts';

/** Whether the centre lets people sign in by a link; no until it is known. */
export const useLinksAvailable = (): boolean => {
  const [isAvailable, setAvailable] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      const { available } = await api('GET /token/link/', { signal: left.signal });
      setAvailable(available);
    };
    // The password is there, whatever comes of it.
    ask().catch(() => undefined);
    return () => left.abort();
  }, []);
  return isAvailable;
};
