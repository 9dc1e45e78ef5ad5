import { useEffect, useState, type ReactNode } from 'react';
import { Halves } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

interface HomePartsProps {
  /** What the parts read that have no size of their own before it comes. */
  of: readonly { isPending: boolean }[];
  children: ReactNode;
}

/** Milliseconds after which what has come is worth more than that nothing moves. */
const patience = 4000;

/** The parts of a home, once all that they read has come or failed: one that comes later would push the others away from under one's eyes. */
export const HomeParts = ({ of, children }: HomePartsProps) => {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStands(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!stands && of.every(({ isPending }) => !isPending)) setStands(true);
  if (stands) return children;
  return (
    <div data-checking>
      <Halves>
        <Skeleton height={300} />
        <Skeleton height={300} />
      </Halves>
    </div>
  );
};
