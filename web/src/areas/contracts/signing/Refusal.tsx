import { useSession } from '../../../platform/session/session.ts';
import { openRefusal, type FileProgressAnswer } from './file-progress.ts';
import { signingMessages as messages } from './messages.ts';
import { refusalMessages } from './refusal-messages.ts';
import classes from './Signing.module.css';

const nextWords = ({ state, moves }: FileProgressAnswer, role: string): string => {
  if (role === 'applicant') return refusalMessages.mendNext.candidate;
  if (state !== 'refused') return refusalMessages.mendNext.again;
  return moves.includes('correct')
    ? refusalMessages.mendNext.correctable
    : refusalMessages.mendNext.company;
};

/** Why the file was refused, what is to be mended and by whom, until it is lodged again. */
const Refusal = ({ progress }: { progress: FileProgressAnswer }) => {
  const { role } = useSession();
  const refusal = openRefusal(progress.history);
  if (!refusal) return null;
  return (
    <div className={classes.refusal} role="status">
      <p>
        <strong>{messages.refused(refusal.day)}</strong>
      </p>
      {refusal.reason && <p>{messages.reason(refusal.reason)}</p>}
      {refusal.mend && <p>{messages.mend(refusal.mend)}</p>}
      <p>{nextWords(progress, role)}</p>
    </div>
  );
};

export default Refusal;
