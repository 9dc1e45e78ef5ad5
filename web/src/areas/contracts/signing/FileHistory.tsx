import { fileMoves } from '@tandem/domain/contracts/signing/file-state';
import { amendmentMessages } from '../amendments/messages.ts';
import { formatMoment } from '../../../platform/format/dates.ts';
import type { FileProgressAnswer } from './file-progress.ts';
import { writerOf } from '../messages.ts';
import { signingMessages as messages } from './messages.ts';
import classes from './Signing.module.css';

type Move = FileProgressAnswer['history'][number];

const toldOf = ({ move, amendment }: Move): string => {
  const { told } = fileMoves[move];
  if (amendment === null) return told;
  const name = amendmentMessages.name(amendment);
  return move === 'amend' ? told.replace('Avenant', name) : messages.ofAmendment(name, told);
};

const wordsOf = (one: Move): string => {
  const { day, number } = one;
  return [toldOf(one), day && messages.on(day), number && messages.number(number)]
    .filter(Boolean)
    .join(' ');
};

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
