import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstStep, stepCount, stepSize, type Answers } from './questions.ts';

/** Which questions a phone shows of a form that is one on a wide screen. `answers` are those that it begins with. */
export const useSteps = (answers: Answers, typed: boolean) => {
  const isPhone = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false });
  const [step, setStep] = useState(() => firstStep(answers, typed));
  const [whole, setWhole] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  const total = Object.keys(answers).length;
  const last = stepCount(total) - 1;
  const shown = [step * stepSize + 1, Math.min(total, (step + 1) * stepSize)] as const;
  return {
    step,
    /** The first and the last question on show, counted from 1; null where all are. */
    shown: isPhone && !whole && last > 0 ? shown : null,
    isFirst: step === 0,
    isLast: step === last,
    heading,
    /** From then on the form is one: what is missing may stand anywhere in it. */
    showAll: () => setWhole(true),
    go: (by: 1 | -1) => {
      flushSync(() => setStep(Math.min(last, Math.max(0, step + by))));
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    },
  };
};

export type Steps = Omit<ReturnType<typeof useSteps>, 'heading'>;
