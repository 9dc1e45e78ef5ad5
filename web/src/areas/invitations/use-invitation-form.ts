import type { ContractKey } from '@tandem/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/api/client.ts';
import { reload } from '../../platform/data/calls.ts';
import { useServerForm, type ServerFormInput } from '../../ui/forms/use-server-form.ts';
import { notify } from '../../platform/notify/notify.ts';

interface Invited {
  number_created: number;
  rejected_emails: readonly string[];
  failed_emails: readonly string[];
}

interface InvitationForm<Values> extends Required<
  Pick<ServerFormInput<Values, Invited>, 'initial' | 'check' | 'send'>
> {
  messages: {
    added: (count: number) => string;
    known: (emails: string) => string;
    notSent: (emails: string) => string;
    addFailed: string;
  };
  /** The list that it adds to. */
  changes: ContractKey;
  onClose: () => void;
}

/** A form that invites one; an address that is known already is told under its field as well. */
export const useInvitationForm = <Values extends { email: string }>({
  initial,
  check,
  send,
  messages,
  changes,
  onClose,
}: InvitationForm<Values>) => {
  const client = useQueryClient();
  const form = useServerForm({
    initial,
    check,
    send: async (values) => {
      const answer = await send(values);
      if (answer.rejected_emails.length === 0) return answer;
      const message = messages.known(answer.rejected_emails.join(', '));
      notify.error(message);
      throw new ApiError({ status: 409, code: 'email_taken', message, fields: { email: message } });
    },
    onSent: ({ number_created: created, failed_emails: failed }) => {
      notify.success(messages.added(created));
      if (failed.length > 0) notify.error(messages.notSent(failed.join(', ')));
      form.restart();
      onClose();
      void reload(client, changes, 'GET /follow-up/standings/{side}/');
    },
    onFailed: (error) => notify.failure(messages.addFailed, error),
  });
  return form;
};
