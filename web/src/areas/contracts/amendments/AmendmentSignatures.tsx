import { signatories, signingMethods } from '@tandem/domain/contracts/signing/signatories';
import { writerOf } from '../messages.ts';
import SignatureRequest, { type SignatureRequestProps } from '../part-links/SignatureRequest.tsx';
import { DownloadScan } from '../signing/DownloadScan.tsx';
import type { AmendmentAnswer } from './amendment.ts';
import classes from './Amendments.module.css';
import { amendmentMessages as messages } from './messages.ts';

type Line = AmendmentAnswer['signatories'][number];

/** For who may ask others to sign; null to anybody else, or where nobody is to sign now. */
type Asking = Pick<SignatureRequestProps, 'matchId' | 'values' | 'amendment'> | null;

interface SignatoryLineProps extends Line {
  name: string;
  asking: Asking;
  /** The reader may download what was handed in. */
  opens: boolean;
}

const SignatoryLine = ({ signatory, signature, name, asking, opens }: SignatoryLineProps) => {
  const { label } = signatories[signatory];
  return (
    <li className={classes.signatory}>
      <span>
        <strong>{label}</strong>{' '}
        <span className={classes.quiet}>
          {signature
            ? messages.signed(
                signingMethods[signature.method],
                signature.signed_on,
                writerOf(signature.noted_by),
              )
            : messages.notSigned}
        </span>
      </span>
      {signature && opens && <DownloadScan id={signature.scan.id} of={`${label}, ${name}`} />}
      {!signature && asking && <SignatureRequest {...asking} signatory={signatory} />}
    </li>
  );
};

interface AmendmentSignaturesProps {
  of: readonly Line[];
  name: string;
  asking: Asking;
  /** The reader may download what was handed in. */
  opens: boolean;
}

/** Who has signed an amendment, each with the paper that was handed in; who has not is asked by a link of their own. */
export const AmendmentSignatures = ({ of, name, asking, opens }: AmendmentSignaturesProps) => (
  <section>
    <h4>{messages.signatures}</h4>
    <ul className={classes.signatories}>
      {of.map((one) => (
        <SignatoryLine key={one.signatory} {...one} name={name} asking={asking} opens={opens} />
      ))}
    </ul>
  </section>
);
