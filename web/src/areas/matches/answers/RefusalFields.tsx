import { reasonOf, type RefusingSide } from '@tandem/domain/matches/refusal-reasons';
import type { ReactNode } from 'react';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { refusalMessages as messages } from './messages.ts';
import { ReasonChoice } from './ReasonChoice.tsx';
import { chosenReason, type RefusalWords } from './said.ts';

const longestComment = 1000;

interface RefusalFieldsProps {
  side: RefusingSide;
  value: RefusalWords;
  onChange: (changed: Partial<RefusalWords>) => void;
  /** Whether one may go without a reason. */
  optional: boolean;
  /** Nobody is told of the refusal, nor why. */
  quiet?: boolean;
  error?: string | undefined;
  /** What stands below the reasons, which are tapped at the same place each time. */
  children?: ReactNode;
}

/** Why somebody says no, whether the other side learns it, and a word for the centre. */
export const RefusalFields = ({
  side,
  value,
  onChange,
  optional,
  quiet = false,
  error,
  children,
}: RefusalFieldsProps) => {
  const reason = chosenReason(side, value);
  const told = reason && !quiet && reasonOf(side, reason)?.told;
  return (
    <>
      <ReasonChoice
        side={side}
        value={reason}
        onChange={(chosen) =>
          onChange({ reason: chosen ?? '', tell: chosen !== null && value.tell })
        }
        optional={optional}
        error={error}
      />
      {children}
      {told && (
        <CheckboxField
          label={messages.tell[side]}
          description={value.tell ? messages.told(told) : messages.notTold}
          value={value.tell}
          onChange={(tell) => onChange({ tell })}
        />
      )}
      {(reason !== null || optional) && (
        <TextAreaField
          label={messages.comment}
          description={messages.commentHint}
          maxLength={longestComment}
          minRows={2}
          autosize
          value={value.comment}
          onChange={(event) => onChange({ comment: event.currentTarget.value })}
        />
      )}
    </>
  );
};
