import { signatories, signingMethods } from '@tandem/domain/contracts/signing/signatories';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import type { FileProgressAnswer } from './file-progress.ts';
import { isAwaited, onlineWords, signerIn, type OnlineSigner } from './online-words.ts';
import type { SignatureRequestProps } from '../part-links/SignatureRequest.tsx';
import { signingMessages as messages } from './messages.ts';
import { SignedVersion } from './SignedVersion.tsx';
import classes from './Signing.module.css';

/** For who may ask, and only while a file is signed. */
const SignatureRequest = lazyPart(() => import('../part-links/SignatureRequest.tsx'));

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
        <SignedVersion
          signature={signature}
          label={label}
          opens={opens}
          words={messages.signed(signingMethods[signature.method], signature.signed_on)}
        />
      ) : (
        <>
          <p className={classes.quiet}>{online ? onlineWords(online) : messages.notSigned}</p>
          {asking && online?.state !== 'signed' && (
            <Suspense fallback={null}>
              <SignatureRequest
                {...asking}
                signatory={signatory}
                online={online !== null && isAwaited(online)}
              />
            </Suspense>
          )}
        </>
      )}
      {earlier.map((one) => (
        <SignedVersion
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
