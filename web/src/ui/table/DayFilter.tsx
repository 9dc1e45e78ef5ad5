import { isWrongDay } from '../../platform/format/day-range.ts';
import { DateField } from '../fields/DateField.tsx';
import { tableMessages } from '../messages.ts';
import classes from './Toolbar.module.css';

interface DayFilterProps {
  label: string;
  /** `2026-05-01`, or what has been typed as long as it is no day. */
  value: string;
  onChange: (value: string) => void;
}

/** The first or the last day of what a list shows; what is no day is told, and filters nothing. */
export const DayFilter = ({ label, value, onChange }: DayFilterProps) => (
  <label className={classes.day}>
    <span>{label}</span>
    <DateField
      value={value}
      error={isWrongDay(value)}
      title={isWrongDay(value) ? tableMessages.wrongDay : ''}
      onChange={onChange}
    />
  </label>
);
