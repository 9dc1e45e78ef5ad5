import { signatoryAsked, signatureKeyOf } from '@tandem/domain/contracts/part-links/asked';
import { contactIn } from '@tandem/domain/contracts/part-links/parties';
import { signatories, type Signatory } from '@tandem/domain/contracts/signing/signatories';
import { useQuery } from '@tanstack/react-query';
import { AskButtons } from './AskButtons.tsx';
import { askMessages as messages } from './messages.ts';
import { partLinksQuery, requestWords } from './part-overview.ts';
import classes from './PartLinks.module.css';

export interface SignatureRequestProps {
  matchId: number;
  signatory: Signatory;
  /** What the file says, of how they are reached. */
  values: Readonly<Record<string, string>>;
  /** The number of the amendment that is to be signed; none of the contract itself. */
  amendment?: number;
  /** They are asked to sign online as well. */
  online?: boolean;
}

/** Who was asked for what they have signed, by a link of their own, and when they were last reminded. */
const SignatureRequest = ({
  matchId,
  signatory,
  values,
  amendment,
  online = false,
}: SignatureRequestProps) => {
  const links = useQuery(partLinksQuery(matchId));
  const key = signatureKeyOf(signatory);
  if (key === null || !links.data) return null;
  const asked =
    links.data.parts.find(
      (one) =>
        one.party === key &&
        one.amendment === (amendment ?? null) &&
        // One that has served while nobody has signed was of an earlier round.
        one.state !== 'done',
    ) ?? null;
  const notAsked = online ? messages.orOnPaper : messages.notAsked;
  return (
    <div className={classes.request}>
      <p className={classes.quiet}>{asked ? requestWords(asked) : notAsked}</p>
      <AskButtons
        matchId={matchId}
        party={key}
        label={messages.signatureOf(signatories[signatory].label)}
        asked={asked}
        contact={contactIn(signatoryAsked(key), values)}
        closed={false}
      />
    </div>
  );
};

export default SignatureRequest;
