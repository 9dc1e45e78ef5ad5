import { Children, useState, type ReactNode } from 'react';
import { tableMessages } from '../messages.ts';
import { Button } from '../actions/Button.tsx';
import { SearchIcon } from '../icons.tsx';
import classes from './Toolbar.module.css';

interface ToolbarProps {
  /** What is searched, where a screen has several: 'Rechercher dans les refus'. */
  label?: string | undefined;
  /** Search and filters, in the order in which they narrow the list. */
  children: ReactNode;
  /** How many rows are left: '12 candidats'. Told to those who hear the page whenever it changes. */
  count?: string | undefined;
  /** Clears all filters; leave it out while none is set. */
  onReset?: (() => void) | undefined;
  /** Export, bulk actions. */
  end?: ReactNode;
  /** On a phone one line: the first of them, and a button that unfolds the others. */
  oneLine?: boolean;
  /** What that button says, where there are no filters to unfold. */
  unfold?: string | undefined;
  /** Stays on a phone whatever is folded. */
  kept?: ReactNode;
}

/** What stands above a list: search, filters as pills, the number of rows, and at the right what is done with them. */
export const Toolbar = (props: ToolbarProps) => {
  const { label, children, count, onReset, end, oneLine, unfold, kept } = props;
  const [open, setOpen] = useState(false);
  const [first, ...others] = Children.toArray(children);
  return (
    <div
      className={classes.bar}
      role="search"
      aria-label={label}
      data-one-line={oneLine || undefined}
      data-open={open || undefined}
      data-narrowed={onReset ? true : undefined}
    >
      {first}
      {oneLine && (
        <button
          type="button"
          className={classes.fold}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {unfold ?? tableMessages.unfold}
        </button>
      )}
      {others}
      {kept && <div className={classes.kept}>{kept}</div>}
      {onReset && (
        <Button variant="quiet" size="sm" className={classes.reset} onClick={onReset}>
          {tableMessages.resetFilters}
        </Button>
      )}
      <div className={classes.end}>
        <span className={classes.count} role="status">
          {count}
        </span>
        {end}
      </div>
    </div>
  );
};

interface SearchFieldProps {
  /** What is searched: 'Rechercher un candidat'. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <div className={classes.search} style={{ '--letters': label.length }}>
    <SearchIcon />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </div>
);

interface FilterPillProps {
  label: string;
  /** Pairs of value and label; the first one filters nothing. */
  choices: readonly (readonly [value: string, label: string])[];
  value: string;
  onChange: (value: string) => void;
}

/** One filter; filled while it leaves something out. */
export const FilterPill = ({ label, choices, value, onChange }: FilterPillProps) => (
  <select
    className={classes.pill}
    aria-label={label}
    data-active={value !== (choices[0]?.[0] ?? '') || undefined}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  >
    {choices.map(([key, text]) => (
      <option key={key} value={key}>
        {text}
      </option>
    ))}
  </select>
);
