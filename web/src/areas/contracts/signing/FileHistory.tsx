import { fileMoves } from '@tandem/domain/contracts/signing/file-state';
import { amendmentMessages } from '../amendments/messages.ts';
import { useState } from 'react';
import { formatMoment } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
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

/** What is seen of it before one asks for more. */
const atFirst = 4;

/** What happened to a file, the last first. */
const FileHistory = ({ of }: { of: readonly Move[] }) => {
  const [isWhole, setWhole] = useState(false);
  const last = of.toReversed();
  const shown = isWhole ? last : last.slice(0, atFirst);
  return (
    <section>
      <h3>{messages.history}</h3>
      <ol className={classes.moves}>
        {shown.map((one) => (
          <li key={`${one.at} ${one.amendment} ${one.move}`}>
            <span>{wordsOf(one)}</span>
            {one.reason && <span>{messages.reason(one.reason)}</span>}
            {one.mend && <span>{messages.mend(one.mend)}</span>}
            <span className={classes.quiet}>
              {formatMoment(one.at)}, {writerOf(one.by)}
            </span>
          </li>
        ))}
      </ol>
      {shown.length < last.length && (
        <Button size="sm" onClick={() => setWhole(true)}>
          {messages.wholeHistory(last.length)}
        </Button>
      )}
    </section>
  );
};

export default FileHistory;
