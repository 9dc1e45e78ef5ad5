import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { needMessages } from '../../needs/messages.ts';
import { nearMessages as messages } from './messages.ts';

const load = () => import('./Changes.tsx');

/** Counted by the engine for each sheet and need: only where somebody asks. */
export const ChangesOfCandidate = lazyPart(async () => ({
  default: (await load()).ChangesOfCandidate,
}));
export const ChangesOfNeed = lazyPart(async () => ({ default: (await load()).ChangesOfNeed }));

/** The button that asks what one change would bring, and the answer below it. `of`: what it is about, where there are several. */
export const WhatChanges = ({ of, children }: { of?: string; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isOpen}
          aria-label={of === undefined ? undefined : needMessages.of(messages.changes, of)}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.changes}
        </Button>
      </div>
      {isOpen && <Suspense fallback={<Skeleton lines={3} />}>{children}</Suspense>}
    </>
  );
};
