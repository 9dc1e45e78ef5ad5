import type { Sent } from '@tandem/contract';
import { fillingChannelKeys, fillingChannels } from '@tandem/domain/needs/closing';
import { isDate } from '@tandem/domain/fields/date';
import { Button } from '../../ui/actions/Button.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { confirmationMessages as messages } from './messages.ts';

export type Said = Sent<'POST /confirmations/{token}/'>['body'];

interface ClosingAnswerProps {
  answer: 'elsewhere' | 'later';
  send: (said: Said) => Promise<unknown>;
  onBack: () => void;
}

/** The one thing that is asked of whoever has found somebody, or looks on later. */
export const ClosingAnswer = ({ answer, send, onBack }: ClosingAnswerProps) => {
  const form = useServerForm({
    initial: { channel: '', until: '' },
    check: ({ channel, until }) => ({
      channel: answer === 'elsewhere' && channel === '' ? messages.fillChannel : null,
      until: answer === 'later' && !isDate(until) ? messages.fillUntil : null,
    }),
    send: ({ channel, until }) =>
      send({
        answer,
        ...(answer === 'elsewhere'
          ? { channel: fillingChannelKeys.find((key) => key === channel) }
          : { until }),
      }),
    guard: false,
  });
  return (
    <Form of={form}>
      {answer === 'elsewhere' ? (
        <SelectField
          label={messages.channel}
          choices={Object.entries(fillingChannels)}
          required
          {...form.field('channel')}
        />
      ) : (
        <DateField
          label={messages.until}
          description={messages.untilHint}
          required
          {...form.field('until')}
        />
      )}
      <p>{messages.told}</p>
      <Row>
        <Button type="submit" variant="main" busy={form.busy}>
          {messages.save}
        </Button>
        <Button onClick={onBack}>{messages.back}</Button>
      </Row>
    </Form>
  );
};
