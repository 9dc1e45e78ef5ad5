import type { FileProgressAnswer } from '../signing/file-progress.ts';
import classes from './Amendments.module.css';
import { Differences } from './Differences.tsx';
import { amendmentMessages as messages } from './messages.ts';

type Version = NonNullable<FileProgressAnswer['version']>;

/** What a contract says today: since which amendment, what that has changed of the first version, and what is still to come. */
export const VersionInForce = ({ version }: { version: Version }) => {
  const { amendment, since, differences, ahead } = version;
  return (
    <section className={classes.version}>
      <h3>{messages.inForce}</h3>
      <p>
        {amendment !== null && since !== null
          ? messages.inForceSince(messages.name(amendment), since)
          : messages.inForceFirst}
      </p>
      {differences.length > 0 && (
        <Differences of={differences} label={messages.sinceFirst} before={messages.first} />
      )}
      {ahead.map((one) => (
        <p key={one.amendment}>{messages.ahead(messages.name(one.amendment), one.effective_on)}</p>
      ))}
    </section>
  );
};
