import { useId } from 'react';
import classes from '../Import.module.css';

interface ProgressBarProps {
  label: string;
  /** How far it is, in words. */
  text: string;
  done: number;
  all: number;
}

export const ProgressBar = ({ label, text, done, all }: ProgressBarProps) => {
  const id = useId();
  return (
    <div className={classes.progress}>
      <span id={id}>{label}</span>
      <span className={classes.count}>{text}</span>
      <progress
        className={classes.bar}
        aria-labelledby={id}
        aria-valuetext={text}
        max={Math.max(1, all)}
        value={done}
      />
    </div>
  );
};
