import type { useKeptState } from '../../platform/drafts/use-kept-words.ts';
import { TextAreaField } from '../fields/TextAreaField.tsx';
import { Resumed } from './Resumed.tsx';

interface KeptReasonProps {
  words: ReturnType<typeof useKeptState<{ reason: string }>>;
  label: string;
  description?: string;
}

/** Why something falls, for whom it concerns: in a question, where it is there again until it is said. */
export const KeptReason = ({ words, ...field }: KeptReasonProps) => (
  <>
    {words.resumed && <Resumed onStartOver={words.startOver} />}
    <TextAreaField
      {...field}
      value={words.values.reason}
      maxLength={500}
      rows={2}
      onChange={(event) => words.change({ reason: event.currentTarget.value })}
    />
  </>
);
