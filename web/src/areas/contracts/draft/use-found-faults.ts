import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../platform/data/use-latest.ts';

type Texts = Readonly<Record<string, string>>;

interface Found {
  faults: Texts;
  /** What the fields said then, and those that were known to be missing or wrong. */
  values: Texts;
  against: ReadonlySet<string>;
}

const nothing: Found = { faults: {}, values: {}, against: new Set() };

/**
 * What was found at fields once they were all sent: shown there for as long as each says what it said then and nothing else has mended
 * it, such as a reason or the other date. `against`: the fields that are missing or wrong by what is known here; the server may know more.
 * The first is led to.
 */
export const useFoundFaults = (values: Texts, against: ReadonlySet<string>) => {
  const [found, setFound] = useState(nothing);
  const form = useRef<HTMLFormElement>(null);
  const latest = useLatest({ values, against });
  useEffect(() => {
    if (Object.keys(found.faults).length === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus({ preventScroll: true });
    // Above it its label, which a bar at the top would cover.
    first?.scrollIntoView({ block: 'center' });
  }, [found]);
  return {
    form,
    faultAt: (key: string): string | undefined => {
      const isMended = found.against.has(key) && !against.has(key);
      return found.values[key] === values[key] && !isMended ? found.faults[key] : undefined;
    },
    find: (faults: Texts) => setFound({ faults, ...latest.current }),
  };
};
