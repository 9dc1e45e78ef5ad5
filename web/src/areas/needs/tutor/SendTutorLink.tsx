import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { formatMoment, formatShortDay } from '../../../platform/format/dates.ts';
import { formatPhone } from '@tandem/domain/accounts/format-phone';
import { Button } from '../../../ui/actions/Button.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { tutorMessages as messages } from './messages.ts';
import type { Need } from '../need-values.ts';

type Told = Pick<
  Need,
  | 'id'
  | 'title'
  | 'tutor_email'
  | 'tutor_phone'
  | 'tutor_asked_at'
  | 'tutor_refused_at'
  | 'tutor_phone_refused_at'
  | 'test_answered_at'
>;

/** Sends the tutor the link of the test, and says when it was last sent. */
export const SendTutorLink = ({ need }: { need: Told }) => {
  const { id, title, tutor_email: email, tutor_phone: phone, tutor_asked_at: asked } = need;
  const { tutor_refused_at: refused, tutor_phone_refused_at: refusedSms } = need;
  const send = useAction({
    run: (channel: 'mail' | 'sms') =>
      api('POST /offers/{id}/tutor-link/', { params: { id }, body: { channel } }),
    done: messages.sent,
    failed: messages.sendFailed,
    changes: ['GET /offers/', 'GET /company/{id}/offers/'],
  });
  if (need.test_answered_at !== null) return null;
  if (email === null && phone === null) return <p>{messages.unknown}</p>;
  const ways = [
    ['mail', email, messages.byMail],
    ['sms', phone && formatPhone(phone), messages.bySms],
  ] as const;
  return (
    <Stack>
      <Row>
        {ways.map(
          ([channel, address, label]) =>
            address !== null && (
              <Button
                key={channel}
                size="sm"
                busy={send.isPending && send.variables === channel}
                aria-label={messages.of(label(address), title)}
                onClick={() => send.mutate(channel)}
              >
                {label(address)}
              </Button>
            ),
        )}
      </Row>
      {asked !== null && refused === null && refusedSms === null && (
        <p>{messages.askedAt(formatMoment(asked))}</p>
      )}
      {email !== null && refused !== null && (
        <p>{messages.refused(email, formatShortDay(refused))}</p>
      )}
      {phone !== null && refusedSms !== null && (
        <p>{messages.refusedSms(formatPhone(phone), formatShortDay(refusedSms))}</p>
      )}
    </Stack>
  );
};
