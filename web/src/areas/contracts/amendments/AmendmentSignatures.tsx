import { signatories, signingMethods } from '@tandem/domain/contracts/signing/signatories';
import { apiFile } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/data/save-file.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { writerOf } from '../messages.ts';
import { SignatureRequest, type SignatureRequestProps } from '../part-links/SignatureRequest.tsx';
import type { AmendmentAnswer } from './amendment.ts';
import classes from './Amendments.module.css';
import { amendmentMessages as messages } from './messages.ts';

type Line = AmendmentAnswer['signatories'][number];

/** For who may ask others to sign; null to anybody else, or where nobody is to sign now. */
type Asking = Pick<SignatureRequestProps, 'matchId' | 'values' | 'amendment'> | null;

interface SignatoryLineProps extends Line {
  name: string;
  asking: Asking;
}

const SignatoryLine = ({ signatory, signature, name, asking }: SignatoryLineProps) => {
  const { label } = signatories[signatory];
  const opening = useAction({
    run: async (id: number) =>
      saveFile(await apiFile('GET /contract/scans/{id}/', { params: { id } })),
    failed: messages.openFailed,
  });
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
      {signature && (
        <Button
          aria-label={messages.openOf(label, name)}
          busy={opening.isPending}
          onClick={() => opening.mutate(signature.scan.id)}
        >
          {messages.open}
        </Button>
      )}
      {!signature && asking && <SignatureRequest {...asking} signatory={signatory} />}
    </li>
  );
};

interface AmendmentSignaturesProps {
  of: readonly Line[];
  name: string;
  asking: Asking;
}

/** Who has signed an amendment, each with the paper that was handed in; who has not is asked by a link of their own. */
export const AmendmentSignatures = ({ of, name, asking }: AmendmentSignaturesProps) => (
  <section>
    <h4>{messages.signatures}</h4>
    <ul className={classes.signatories}>
      {of.map((one) => (
        <SignatoryLine key={one.signatory} {...one} name={name} asking={asking} />
      ))}
    </ul>
  </section>
);
