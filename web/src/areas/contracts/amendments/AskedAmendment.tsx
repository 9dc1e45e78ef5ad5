import type { Answer } from '@tandem/contract';
import { codeLabel } from '@tandem/domain/reference/contract-codes';
import { apiFile } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/data/save-file.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Differences } from './Differences.tsx';
import { amendmentMessages as messages } from './messages.ts';

interface AskedAmendmentProps {
  token: string;
  amendment: NonNullable<Answer<'GET /contract/signing-links/{token}/'>['amendment']>;
}

/** The amendment that somebody is asked to sign by a link: what it changes, and the PDF to be printed. */
export const AskedAmendment = ({ token, amendment }: AskedAmendmentProps) => {
  const { number, kind, effective_on: effectiveOn, reason, differences } = amendment;
  const name = messages.name(number);
  const printing = useAction({
    run: async () =>
      saveFile(
        await apiFile('GET /contract/signing-links/{token}/amendment/', { params: { token } }),
      ),
    failed: messages.pdfFailed,
  });
  return (
    <section>
      <Stack>
        <h2>{name}</h2>
        <p>
          {messages.effect(effectiveOn)}. {codeLabel('contractType', kind)}.
        </p>
        {reason && <p>{reason}</p>}
        <Differences of={differences} label={`${messages.differences}, ${name}`} />
        <Row>
          <Button
            aria-label={messages.pdfOf(name, false)}
            busy={printing.isPending}
            onClick={() => printing.mutate()}
          >
            {messages.pdf(false)}
          </Button>
        </Row>
      </Stack>
    </section>
  );
};
