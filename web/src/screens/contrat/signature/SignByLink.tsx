import type { Answer } from '@tandem/contract';
import { useQuery } from '@tanstack/react-query';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { useState } from 'react';
import { useParams } from '../../../platform/router/router.ts';
import { AskedAmendment } from '../../../areas/contracts/amendments/AskedAmendment.tsx';
import { LinkDone } from '../../../areas/contracts/part-links/LinkDone.tsx';
import {
  partMessages,
  signMessages as messages,
} from '../../../areas/contracts/part-links/messages.ts';
import { scanOnItsWay } from '../../../areas/contracts/signing/messages.ts';
import { tellAsTaken } from '../../../areas/contracts/signing/tell-as-taken.ts';
import { PrivacyNote } from '../../../areas/privacy/PrivacyNote.tsx';
import { api, ApiError } from '../../../platform/api/client.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { DeadLink } from '../../../ui/feedback/errors/DeadLink.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { FileDrop } from '../../../ui/fields/files/FileDrop.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import classes from './SignByLink.module.css';

interface SignFormProps {
  token: string;
  /** It is handed in, or nothing can be handed in any more. */
  onEnd: () => void;
}

type Values = { signed_on: string; scan: File | null };

const SignForm = ({ token, onEnd }: SignFormProps) => {
  const [today] = useState(() => parisClock(new Date()).day);
  const form = useServerForm<Values, Answer<'POST /contract/signing-links/{token}/'>>({
    initial: { signed_on: today, scan: null },
    guard: false,
    once: true,
    check: ({ signed_on, scan }) => ({
      signed_on: signed_on === '' ? messages.missing : null,
      scan: scan === null ? messages.scanMissing : null,
    }),
    send: ({ signed_on, scan }) =>
      api('POST /contract/signing-links/{token}/', {
        params: { token },
        body: { signed_on },
        files: { scan },
      }),
    onSent: (answer) => {
      tellAsTaken(answer);
      onEnd();
    },
    onFailed: (error) => {
      notify.failure(messages.failed, error);
      if (error instanceof ApiError) onEnd();
    },
  });
  return (
    <Form of={form}>
      <FileDrop
        label={messages.scan}
        kind="scan"
        required
        file={form.values.scan}
        error={form.field('scan').error}
        onChange={(scan) => form.setValues({ scan })}
        {...(form.busy && { more: scanOnItsWay })}
      />
      <DateField label={messages.signedOn} required {...form.field('signed_on')} />
      <Button type="submit" variant="main" busy={form.busy}>
        {messages.send}
      </Button>
    </Form>
  );
};

/** Where somebody hands in what they have signed, by the link that asks for it: no account, and nothing of the file. */
const SignByLink = () => {
  const { token = '' } = useParams();
  const asked = useQuery({
    ...callQuery('GET /contract/signing-links/{token}/', { params: { token } }),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const status = asked.error instanceof ApiError ? asked.error.status : null;
  if (status === 409) return <LinkDone lead={messages.done} />;
  if (status === 404) return <DeadLink lead={partMessages.deadLead} text={partMessages.deadText} />;
  return (
    <Page title={messages.title} lead={asked.data ? messages.lead(asked.data) : ' '} width="narrow">
      <PrivacyNote sentence={messages.privacy} />
      <Loaded query={asked} skeleton={<Skeleton height={320} />} failure={messages.loadFailed}>
        {({ asked: what, amendment }) => (
          <>
            {amendment && <AskedAmendment token={token} amendment={amendment} />}
            <ol className={classes.steps}>
              {messages.steps(what, amendment !== null).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <SignForm token={token} onEnd={() => void asked.refetch()} />
          </>
        )}
      </Loaded>
    </Page>
  );
};

export default SignByLink;
