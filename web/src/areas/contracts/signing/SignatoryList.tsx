import { signatories, signingMethods } from '@tandem/domain/contracts/signing/signatories';
import { formatDay, formatMoment } from '../../../platform/format/dates.ts';
import { DownloadScan } from './DownloadScan.tsx';
import type { FileProgressAnswer, FileSignature } from './file-progress.ts';
import { isAwaited, onlineWords, signerIn, type OnlineSigner } from './online-words.ts';
import { writerOf } from '../messages.ts';
import { SignatureRequest, type SignatureRequestProps } from '../part-links/SignatureRequest.tsx';
import { signingMessages as messages } from './messages.ts';
import classes from './Signing.module.css';

interface VersionProps {
  signature: FileSignature;
  label: string;
  words: string;
  /** The reader may download it. */
  opens: boolean;
}

/** What somebody has handed in, and who added it when. */
const Version = ({ signature, label, words, opens }: VersionProps) => {
  const { scan, noted_by: by, noted_at: at } = signature;
  return (
    <div className={classes.version}>
      <div>
        <p>{words}</p>
        <p className={classes.quiet}>{messages.noted(writerOf(by), formatMoment(at))}</p>
        <p className={`${classes.quiet} ${classes.fingerprint}`}>
          {messages.fingerprint(scan.sha256)}
        </p>
      </div>
      {opens && <DownloadScan id={scan.id} of={`${label}, ${formatDay(signature.signed_on)}`} />}
    </div>
  );
};

type Signatory = FileProgressAnswer['signatories'][number];

/** For who may ask others to sign; null to anybody else, or where nobody is to sign now. */
type Asking = Pick<SignatureRequestProps, 'matchId' | 'values'> | null;

const SignatoryLine = ({
  signatory,
  signature,
  earlier,
  asking,
  online,
  opens,
}: Signatory & { asking: Asking; online: OnlineSigner | null; opens: boolean }) => {
  const { label } = signatories[signatory];
  return (
    <li>
      <strong>{label}</strong>
      {signature ? (
        <Version
          signature={signature}
          label={label}
          opens={opens}
          words={messages.signed(signingMethods[signature.method], signature.signed_on)}
        />
      ) : (
        <>
          <p className={classes.quiet}>{online ? onlineWords(online) : messages.notSigned}</p>
          {asking && online?.state !== 'signed' && (
            <SignatureRequest
              {...asking}
              signatory={signatory}
              online={online !== null && isAwaited(online)}
            />
          )}
        </>
      )}
      {earlier.map((one) => (
        <Version
          key={one.noted_at}
          signature={one}
          label={label}
          opens={opens}
          words={messages.earlier(one.signed_on)}
        />
      ))}
    </li>
  );
};

interface SignatoryListProps {
  of: readonly Signatory[];
  asking: Asking;
  /** What was asked for online; null where nothing was. */
  online?: FileProgressAnswer['online']['request'];
  /** The reader may download what was handed in. */
  opens: boolean;
}

/** Who has signed, how and when, each with the papers that they handed in. */
export const SignatoryList = ({ of, asking, online = null, opens }: SignatoryListProps) => (
  <ul className={classes.signatories}>
    {of.map((one) => (
      <SignatoryLine
        key={one.signatory}
        {...one}
        asking={asking}
        opens={opens}
        online={signerIn(online, one.signatory)}
      />
    ))}
  </ul>
);
