import { useState, type ReactNode } from 'react';
import { Halves } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

interface HomePartsProps {
  /** What the parts read that have no size of their own before it comes. */
  of: readonly { isPending: boolean }[];
  children: ReactNode;
}

/** The parts of a home, once all that they read has come or failed: one that comes later would push the others away from under one's eyes. */
export const HomeParts = ({ of, children }: HomePartsProps) => {
  const [stands, setStands] = useState(false);
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
