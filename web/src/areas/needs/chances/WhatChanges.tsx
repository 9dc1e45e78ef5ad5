import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { needMessages as messages } from '../messages.ts';

/** The button that asks what one change would bring, and the answer below it. `of`: what it is about, where there are several. */
export const WhatChanges = ({ of, children }: { of?: string; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Row>
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isOpen}
          aria-label={of === undefined ? undefined : messages.of(messages.whatChanges, of)}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.whatChanges}
        </Button>
      </Row>
      {isOpen && <Suspense fallback={<Skeleton lines={3} />}>{children}</Suspense>}
    </>
  );
};
