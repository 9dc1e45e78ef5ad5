import { useEffect, useRef, useState } from 'react';

type Texts = Readonly<Record<string, string>>;

/** What was found at fields once they were all sent: shown there for as long as each says what it said then. The first is led to. */
export const useFoundFaults = (values: Texts) => {
  const [found, setFound] = useState<{ faults: Texts; of: Texts }>({ faults: {}, of: {} });
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  useEffect(() => {
    if (Object.keys(found.faults).length === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus({ preventScroll: true });
    // Above it its label, which a bar at the top would cover.
    first?.scrollIntoView({ block: 'center' });
  }, [found]);
  return {
    form,
    faultAt: (key: string): string | undefined =>
      found.of[key] === values[key] ? found.faults[key] : undefined,
    find: (faults: Texts) => setFound({ faults, of: latest.current }),
  };
};
