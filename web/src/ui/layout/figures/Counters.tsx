import classes from './Counters.module.css';

interface CounterProps {
  label: string;
  /** Formatted; nothing while it loads. */
  value: string | undefined;
  /** What it counts, in more words. */
  hint: string;
  /** The list shows what it counts, and nothing else. */
  pressed: boolean;
  onPress: () => void;
}

/** What a list holds, in one quiet line; each figure narrows the list to what it counts. */
export const Counters = ({ label, counters }: { label: string; counters: CounterProps[] }) => (
  <div className={classes.counters} role="group" aria-label={label}>
    {counters.map(({ label: name, value, hint, pressed, onPress }) => (
      <button key={name} type="button" title={hint} aria-pressed={pressed} onClick={onPress}>
        <span className={classes.label}>{name}</span>
        <span className={classes.value}>{value ?? '–'}</span>
      </button>
    ))}
  </div>
);
