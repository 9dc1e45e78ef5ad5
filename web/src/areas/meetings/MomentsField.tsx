import { parisDay, parisInstant } from '@tandem/domain/calendar/paris-time';
import { maxMoments } from '@tandem/domain/meetings/meeting';
import { useId } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { proposeMessages as messages } from './messages.ts';
import { emptyRow, times, type MomentRow } from './moment-rows.ts';
import classes from './Meetings.module.css';

interface MomentsFieldProps {
  value: MomentRow[];
  onChange: (rows: MomentRow[]) => void;
  error?: string | undefined;
}

/** Up to five moments, a day and a time each; the day of the week is said once it is known. */
export const MomentsField = ({ value, onChange, error }: MomentsFieldProps) => {
  const id = useId();
  const change = (key: number, changed: Partial<MomentRow>) =>
    onChange(value.map((row) => (row.key === key ? { ...row, ...changed } : row)));
  const told = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error && `${id}-error`,
  };
  return (
    <fieldset className={classes.moments}>
      <legend>{messages.moments}</legend>
      {value.map((row, index) => {
        const noon = parisInstant({ day: row.day, time: '12:00' });
        return (
          <div key={row.key} className={classes.moment}>
            <DateField
              label={messages.dayShort}
              aria-label={messages.day(index + 1)}
              description={noon ? parisDay(noon) : '\u00A0'}
              inputWrapperOrder={['label', 'input', 'description']}
              value={row.day}
              onChange={(day) => change(row.key, { day })}
              {...told}
            />
            <SelectField
              label={messages.timeShort}
              aria-label={messages.time(index + 1)}
              placeholder={messages.chooseTime}
              choices={times}
              value={row.time}
              onChange={(event) => change(row.key, { time: event.currentTarget.value })}
              {...told}
            />
            {value.length > 1 && (
              <IconButton
                className={classes.remove}
                label={messages.remove(index + 1)}
                onClick={() => onChange(value.filter(({ key }) => key !== row.key))}
              >
                <CloseIcon />
              </IconButton>
            )}
          </div>
        );
      })}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
      {value.length < maxMoments && (
        <div>
          <Button size="sm" onClick={() => onChange([...value, emptyRow()])}>
            {messages.add}
          </Button>
        </div>
      )}
    </fieldset>
  );
};
