import classes from './Amendments.module.css';
import { amendmentMessages as messages } from './messages.ts';

interface DifferencesProps {
  of: readonly { key: string; label: string; before: string; after: string }[];
  label: string;
  /** What the values before are called. */
  before?: string;
}

/** What is changed, field by field; one below the other on a phone. */
export const Differences = ({ of, label, before: was = messages.before }: DifferencesProps) => (
  <table className={classes.differences} aria-label={label}>
    <thead>
      <tr>
        <th scope="col">{messages.differences}</th>
        <th scope="col">{was}</th>
        <th scope="col">{messages.after}</th>
      </tr>
    </thead>
    <tbody>
      {of.map(({ key, label: field, before, after }) => (
        <tr key={key}>
          <th scope="row">{field}</th>
          <td data-label={was}>{before || messages.nothing}</td>
          <td data-label={messages.after}>{after || messages.nothing}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
