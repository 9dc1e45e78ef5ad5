import { CheckIcon } from '../../ui/icons.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import type { FieldProps } from '../../ui/forms/use-server-form.ts';
import { testMessages as messages } from './messages.ts';
import { openAnswerMax, type Metadata } from './questions.ts';
import classes from './PersonalityTest.module.css';

interface QuestionProps {
  question: Metadata[string];
  field: FieldProps<string>;
  /** It stands in another step; one that is at fault shows all the same. */
  away: boolean;
}

/** A question with choices is a dropdown, any other takes free text; a tick appears once it is answered. */
export const Question = ({ question: { label, choices }, field, away }: QuestionProps) => {
  const answered = field.value.trim() !== '';
  return (
    <li className={classes.question} data-away={away || undefined}>
      <div className={classes.field}>
        {choices ? (
          <SelectField label={label} choices={Object.entries(choices)} required {...field} />
        ) : (
          <TextAreaField label={label} rows={3} maxLength={openAnswerMax} required {...field} />
        )}
      </div>
      <span className={classes.tick} data-answered={answered || undefined}>
        {answered && (
          <span role="img" aria-label={messages.answered}>
            <CheckIcon />
          </span>
        )}
      </span>
    </li>
  );
};
