import { tableMessages } from '../../messages.ts';
import classes from './PickBox.module.css';

interface PickBoxProps {
  /** What is ticked. */
  name: string;
  picked: boolean;
  onToggle: () => void;
}

/** Ticks one of several things that are no rows of a table. */
export const PickBox = ({ name, picked, onToggle }: PickBoxProps) => (
  <label className={classes.place}>
    <input
      type="checkbox"
      className={classes.box}
      aria-label={tableMessages.selectRow(name)}
      checked={picked}
      onChange={onToggle}
    />
  </label>
);
