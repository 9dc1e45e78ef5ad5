import { signatories, signingMethods } from '@tandem/domain/contracts/signing/signatories';
import { apiFile } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/data/save-file.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { formatDay, formatMoment } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { FileProgressAnswer, FileSignature } from './file-progress.ts';
import { onlineWords, signerIn, type OnlineSigner } from './online-words.ts';
import { writerOf } from '../messages.ts';
import { SignatureRequest, type SignatureRequestProps } from '../part-links/SignatureRequest.tsx';
import { signingMessages as messages } from './messages.ts';
import classes from './Signing.module.css';

interface VersionProps {
  signature: FileSignature;
  label: string;
  words: string;
}

/** What somebody has handed in, and who added it when. */
const Version = ({ signature, label, words }: VersionProps) => {
  const { scan, noted_by: by, noted_at: at } = signature;
  const opening = useAction({
    run: async () =>
      saveFile(await apiFile('GET /contract/scans/{id}/', { params: { id: scan.id } })),
    failed: messages.openFailed,
  });
  return (
    <div className={classes.version}>
      <div>
        <p>{words}</p>
        <p className={classes.quiet}>{messages.noted(writerOf(by), formatMoment(at))}</p>
        <p className={`${classes.quiet} ${classes.fingerprint}`}>
          {messages.fingerprint(scan.sha256)}
        </p>
      </div>
      <Button
        aria-label={messages.openOf(`${label}, ${formatDay(signature.signed_on)}`)}
        busy={opening.isPending}
        onClick={() => opening.mutate()}
      >
        {messages.open}
      </Button>
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
}: Signatory & { asking: Asking; online: OnlineSigner | null }) => {
  const { label } = signatories[signatory];
  return (
    <li>
      <strong>{label}</strong>
      {signature ? (
        <Version
          signature={signature}
          label={label}
          words={messages.signed(signingMethods[signature.method], signature.signed_on)}
        />
      ) : (
        <>
          <p className={classes.quiet}>{online ? onlineWords(online) : messages.notSigned}</p>
          {asking && online?.state !== 'signed' && (
            <SignatureRequest {...asking} signatory={signatory} />
          )}
        </>
      )}
      {earlier.map((one) => (
        <Version
          key={one.noted_at}
          signature={one}
          label={label}
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
}

/** Who has signed, how and when, each with the papers that they handed in. */
export const SignatoryList = ({ of, asking, online = null }: SignatoryListProps) => (
  <ul className={classes.signatories}>
    {of.map((one) => (
      <SignatoryLine
        key={one.signatory}
        {...one}
        asking={asking}
        online={signerIn(online, one.signatory)}
      />
    ))}
  </ul>
);
