import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect } from '../../platform/router/Redirect.tsx';
import { useNavigate } from '../../platform/router/router.ts';
import { ApiError, isRefusal } from '../../platform/api/errors.ts';
import { api } from '../../platform/api/client.ts';
import { leftByPastSignIns } from '../../platform/session/device.ts';
import { useSession } from '../../platform/session/session.ts';
import type { AskedFor } from '../accounts/Guard.tsx';
import { newPassword, sameAs } from '../../ui/forms/checks.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { NewPasswordFields } from '../accounts/NewPasswordFields.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { privacyLines } from '../privacy/messages.ts';
import { registrationMessages as messages } from './messages.ts';
import { notify, reasonOf } from '../../platform/notify/notify.ts';
import { Button, ButtonLink } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Outcome } from '../../ui/feedback/Outcome.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { PrivacyNote } from '../privacy/PrivacyNote.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

const redirectDelay = 1000;

/** A field that the invitation has filled: its label and its value. */
type Known = readonly [label: string, value: string];

interface FormProps {
  token: string;
  known: readonly Known[];
  onFailed: (error: unknown) => void;
}

const RegistrationForm = ({ token, known, onFailed }: FormProps) => {
  const navigate = useNavigate();
  const { enter } = useSession();
  const [created, setCreated] = useState('');
  const form = useServerForm({
    initial: { password: '', confirmation: '' },
    guard: false,
    check: ({ password, confirmation }) => ({
      password: newPassword(password),
      confirmation: sameAs(password, confirmation, messages.mismatch),
    }),
    send: async ({ password }) => {
      const device = leftByPastSignIns();
      const answer = await api('POST /user/register/', { body: { token, password, device } });
      const { access, refresh } = answer;
      // The account is there: who they are is asked again at home if nobody answers now.
      if (access && refresh) await enter({ ...answer, access, refresh }).catch(() => undefined);
      return answer;
    },
    onSent: ({ message }) => {
      setCreated(message);
      setTimeout(() => navigate('/', { replace: true }), redirectDelay);
    },
    onFailed,
  });
  return (
    <Form of={form}>
      {known.map(([label, value]) => (
        <TextField key={label} label={label} value={value} readOnly variant="filled" />
      ))}
      <NewPasswordFields
        password={form.field('password')}
        confirmation={form.field('confirmation')}
      />
      <PrivacyNote sentence={privacyLines.atRegistration} />
      <Button type="submit" variant="main" fullWidth busy={form.busy || created !== ''}>
        {form.busy ? messages.working : messages.submit}
      </Button>
      {created && <Outcome kind="success" sentence={created} />}
    </Form>
  );
};

/** The link has done its work: all that is left to do is to sign in. */
const AccountExists = ({ error }: { error: ApiError }) => {
  const { email } = error.data;
  const state: AskedFor = { told: error.message, ...(typeof email === 'string' && { email }) };
  return <Redirect to="/login" state={state} />;
};

const NotLoaded = ({ error, retry }: { error: Error; retry: () => Promise<unknown> }) => (
  <>
    <Outcome kind="error" sentence={messages.loadFailed} hint={reasonOf(error)} />
    <Row>
      {!isRefusal(error) && <Button onClick={() => void retry()}>{messages.retry}</Button>}
      <ButtonLink variant="quiet" to="/login">
        {messages.toLogin}
      </ButtonLink>
      <ButtonLink variant="quiet" to="/contact">
        {messages.toContact}
      </ButtonLink>
    </Row>
  </>
);

interface RegistrationProps<Invitation> {
  title: string;
  token: string;
  invitation: UseQueryResult<Invitation>;
  /** What the invitation says, to be shown read-only. */
  known: (invitation: Invitation) => readonly Known[];
}

const isUsed = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'invitation_used';

/** Accepting an invitation: the same for a candidate and for a company but for what is known of them. */
export const Registration = <Invitation,>({
  title,
  token,
  invitation: { data, error, refetch },
  known,
}: RegistrationProps<Invitation>) => {
  // Who signs in leaves behind what was read before; the form stays until its success has been read.
  const [invitation, setInvitation] = useState(data);
  if (data && !invitation) setInvitation(data);
  const [refusal, setRefusal] = useState<unknown>();
  const fault = refusal ?? (invitation ? null : error);
  const onFailed = (reason: unknown) => {
    if (isUsed(reason)) setRefusal(reason);
    else notify.failure(messages.failed, reason);
  };
  if (isUsed(fault)) return <AccountExists error={fault} />;
  return (
    <Page title={title} lead={!isRefusal(fault) && messages.lead} width="narrow">
      {error && !invitation && <NotLoaded error={error} retry={refetch} />}
      {!fault && (
        <Card>
          {invitation ? (
            <RegistrationForm token={token} known={known(invitation)} onFailed={onFailed} />
          ) : (
            <Skeleton height={520} />
          )}
        </Card>
      )}
    </Page>
  );
};
