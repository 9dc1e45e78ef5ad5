import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import type { FileProgressAnswer } from '../signing/file-progress.ts';
import { signingMessages } from '../signing/messages.ts';
import { SignedVersion } from '../signing/SignedVersion.tsx';
import classes from '../signing/Signing.module.css';
import { agreementMessages as messages } from './agreement-messages.ts';

const SignDialog = lazyDialog(() => import('../signing/SignDialog.tsx'));

interface SignedAgreementProps {
  matchId: number;
  agreement: NonNullable<FileProgressAnswer['agreement']>;
  /** The reader may download it. */
  opens: boolean;
}

/** The training agreement as it was signed, with who brought it when; or that it is missing. */
const SignedAgreement = ({ matchId, agreement, opens }: SignedAgreementProps) => {
  const [isAdding, setAdding] = useState(false);
  const { papers, may_add: mayAdd } = agreement;
  return (
    <Card>
      <section className={classes.progress}>
        <h2>{messages.title}</h2>
        {papers.length === 0 && <p>{messages.missing}</p>}
        {papers[0]?.before_mending && <p>{messages.mended}</p>}
        {papers.map((one, index) => (
          <SignedVersion
            key={one.scan.id}
            signature={one}
            label={messages.title}
            opens={opens}
            words={
              index === 0 ? messages.signed(one.signed_on) : signingMessages.earlier(one.signed_on)
            }
          />
        ))}
        {mayAdd && (
          <Row>
            <Button onClick={() => setAdding(true)}>{messages.add}</Button>
          </Row>
        )}
        {isAdding && (
          <SignDialog
            matchId={matchId}
            title={messages.add}
            lead={messages.lead}
            choices={[]}
            state={String(papers.length)}
            send={({ signed_on }, scan) =>
              api('POST /contract/file/{matchId}/agreement/', {
                params: { matchId },
                body: { signed_on },
                files: { scan },
              })
            }
            onClose={() => setAdding(false)}
          />
        )}
      </section>
    </Card>
  );
};

export default SignedAgreement;
