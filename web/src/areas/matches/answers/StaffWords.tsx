import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { centreMessages as messages } from './messages.ts';
import type { CentreWords } from './said.ts';

const longestNote = 1000;

interface StaffWordsProps {
  value: CentreWords;
  onChange: (words: CentreWords) => void;
}

/** What the staff add to a move that they record: a note for both sides, or that nobody is told. */
export const StaffWords = ({ value, onChange }: StaffWordsProps) => (
  <Stack>
    <CheckboxField
      label={messages.quiet}
      description={value.quiet ? undefined : messages.told}
      value={value.quiet}
      onChange={(quiet) => onChange({ ...value, quiet })}
    />
    {!value.quiet && (
      <TextAreaField
        label={messages.note}
        maxLength={longestNote}
        minRows={1}
        autosize
        value={value.note}
        onChange={(event) => onChange({ ...value, note: event.currentTarget.value })}
      />
    )}
  </Stack>
);
