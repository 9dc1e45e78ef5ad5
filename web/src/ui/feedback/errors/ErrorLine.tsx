import { loadMessages } from '../../messages.ts';
import classes from './ErrorLine.module.css';

interface ErrorLineProps {
  message: string;
  onRetry?: () => void;
}

/** A load that failed: one quiet line, and a way to try again. */
export const ErrorLine = ({ message, onRetry }: ErrorLineProps) => (
  <p className={classes.line} role="alert">
    <span>{message}</span>
    {onRetry && (
      <button type="button" className={classes.retry} onClick={onRetry}>
        {loadMessages.retry}
      </button>
    )}
  </p>
);
