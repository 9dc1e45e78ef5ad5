import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal } from '../../platform/api/errors.ts';
import { api } from '../../platform/api/client.ts';
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

const RegistrationForm = ({ token, known }: { token: string; known: readonly Known[] }) => {
  const navigate = useNavigate();
  const [created, setCreated] = useState('');
  const form = useServerForm({
    initial: { password: '', confirmation: '' },
    guard: false,
    check: ({ password, confirmation }) => ({
      password: newPassword(password),
      confirmation: sameAs(password, confirmation, messages.mismatch),
    }),
    send: ({ password }) => api('POST /user/register/', { body: { token, password } }),
    onSent: ({ message }) => {
      setCreated(message);
      setTimeout(() => void navigate('/'), redirectDelay);
    },
    onFailed: (error) => notify.failure(messages.failed, error),
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

interface RegistrationProps<Invitation> {
  title: string;
  token: string;
  invitation: UseQueryResult<Invitation>;
  /** What the invitation says, to be shown read-only. */
  known: (invitation: Invitation) => readonly Known[];
}

/** Accepting an invitation: the same for a candidate and for a company but for what is known of them. */
export const Registration = <Invitation,>({
  title,
  token,
  invitation: { data, error, refetch },
  known,
}: RegistrationProps<Invitation>) => (
  <Page title={title} lead={!isRefusal(error) && messages.lead} width="narrow">
    {error && !data ? (
      <>
        <Outcome kind="error" sentence={messages.loadFailed} hint={reasonOf(error)} />
        <Row>
          {!isRefusal(error) && <Button onClick={() => void refetch()}>{messages.retry}</Button>}
          <ButtonLink variant="quiet" to="/login">
            {messages.toLogin}
          </ButtonLink>
          <ButtonLink variant="quiet" to="/contact">
            {messages.toContact}
          </ButtonLink>
        </Row>
      </>
    ) : (
      <Card>
        {data ? <RegistrationForm token={token} known={known(data)} /> : <Skeleton height={520} />}
      </Card>
    )}
  </Page>
);
