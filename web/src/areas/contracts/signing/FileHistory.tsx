import { fileMoves } from '@tandem/domain/contracts/signing/file-state';
import { formatMoment } from '../../../platform/format/dates.ts';
import type { FileProgressAnswer } from './file-progress.ts';
import { writerOf } from '../messages.ts';
import { signingMessages as messages } from './messages.ts';
import classes from './Signing.module.css';

type Move = FileProgressAnswer['history'][number];

const wordsOf = ({ move, day, number }: Move): string =>
  [fileMoves[move].told, day && messages.on(day), number && messages.number(number)]
    .filter(Boolean)
    .join(' ');

/** What happened to a file, the last first. */
export const FileHistory = ({ of }: { of: readonly Move[] }) => (
  <section>
    <h3>{messages.history}</h3>
    <ol className={classes.moves}>
      {of.toReversed().map((one) => (
        <li key={one.at}>
          <span>{wordsOf(one)}</span>
          {one.reason && <span>{one.reason}</span>}
          {one.mend && <span>{one.mend}</span>}
          <span className={classes.quiet}>
            {formatMoment(one.at)}, {writerOf(one.by)}
          </span>
        </li>
      ))}
    </ol>
  </section>
);
