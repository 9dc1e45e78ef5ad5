import {
  amendmentStates,
  type AmendmentState,
} from '@tandem/domain/contracts/amendments/amendment-state';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { codeLabel } from '@tandem/domain/reference/contract-codes';
import { useState } from 'react';
import { formatMoment } from '../../../platform/format/dates.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { writerOf } from '../messages.ts';
import type { FileProgressAnswer } from '../signing/file-progress.ts';
import OnlineSigning from '../signing/OnlineSigning.tsx';
import { isOver } from '../signing/file-progress.ts';
import type { AmendmentAnswer } from './amendment.ts';
import { AmendmentActions } from './AmendmentActions.tsx';
import { AmendmentSignatures } from './AmendmentSignatures.tsx';
import { Differences } from './Differences.tsx';
import classes from './Amendments.module.css';
import { amendmentMessages as messages } from './messages.ts';

const variants: Partial<Record<AmendmentState, 'good' | 'bad'>> = {
  signed: 'good',
  accepted: 'good',
  refused: 'bad',
};

const Due = ({ deadline, refusal }: Pick<AmendmentAnswer, 'deadline' | 'refusal'>) => {
  const [today] = useState(() => parisClock(new Date()).day);
  const isLate = deadline !== null && isOver(deadline.day, today);
  return (
    <>
      {deadline && (
        <p className={classes.deadline} data-late={isLate || undefined}>
          {isLate && `${messages.late} `}
          {messages.deadline[deadline.kind](deadline.day)}
        </p>
      )}
      {refusal && (
        <div>
          <p>{messages.refused(refusal.reason)}</p>
          <p>{messages.mend(refusal.mend)}</p>
        </div>
      )}
    </>
  );
};

const Sentences = ({ title, of }: { title: string; of: readonly string[] }) =>
  of.length === 0 ? null : (
    <section>
      <h4>{title}</h4>
      <ul className={classes.faults}>
        {of.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  );

interface AmendmentProps {
  /** How far signing online has come, where it is about this one. */
  online: FileProgressAnswer['online'] | null;
  matchId: number;
  amendment: AmendmentAnswer;
  values: Readonly<Record<string, string>>;
  mayDraw: boolean;
  mayOpenScans: boolean;
}

/** One amendment: what it changes, against the version before it, and who has signed it. */
export const Amendment = ({
  matchId,
  amendment,
  values,
  mayDraw,
  mayOpenScans,
  online,
}: AmendmentProps) => {
  const { number, state, kind, faults, warnings } = amendment;
  const name = messages.name(number);
  const sentences = [...new Set(Object.values(faults))];
  const doubts = [...new Set(Object.values(warnings))];
  return (
    <li className={classes.amendment}>
      <div>
        <h3 className={classes.heading}>
          {name} <Badge variant={variants[state] ?? 'hollow'}>{amendmentStates[state]}</Badge>
        </h3>
        <p>
          {messages.effect(amendment.effective_on)}. {codeLabel('contractType', kind)}.
        </p>
        {amendment.reason && <p>{amendment.reason}</p>}
        <p className={classes.quiet}>
          {messages.drawn(writerOf(amendment.drawn_by), formatMoment(amendment.drawn_at))}
        </p>
      </div>
      <Due deadline={amendment.deadline} refusal={amendment.refusal} />
      {amendment.differences.length > 0 && (
        <Differences of={amendment.differences} label={`${messages.differences}, ${name}`} />
      )}
      <Sentences title={messages.faults} of={sentences} />
      <Sentences title={messages.warnings} of={doubts} />
      {sentences.length === 0 && (
        <AmendmentSignatures
          of={amendment.signatories}
          name={name}
          opens={mayOpenScans}
          asking={mayDraw && state === 'draft' ? { matchId, values, amendment: number } : null}
        />
      )}
      {online && sentences.length === 0 && (
        <OnlineSigning
          matchId={matchId}
          online={online}
          choices={amendment.signatories
            .filter((one) => one.may_add && one.signature === null)
            .map(({ signatory }) => signatory)}
          values={values}
        />
      )}
      <AmendmentActions matchId={matchId} amendment={amendment} values={values} mayDraw={mayDraw} />
    </li>
  );
};
