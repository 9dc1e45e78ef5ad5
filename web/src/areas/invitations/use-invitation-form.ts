import type { ContractKey, Sent } from '@tandem/contract';
import { useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '../../platform/api/client.ts';
import { reload } from '../../platform/data/calls.ts';
import { useKeptForm } from '../../ui/forms/use-kept-form.ts';
import type { ServerFormInput } from '../../ui/forms/use-server-form.ts';
import { personSheetPath } from '../follow-up/people/people.ts';
import { useNavigate } from '../../platform/router/router.ts';
import { notify } from '../../platform/notify/notify.ts';

interface Invited {
  number_created: number;
  rejected_emails: readonly string[];
  failed_emails: readonly string[];
}

/** The account of whoever has no address. */
interface Added {
  account_id: number;
}

interface InvitationForm<Values> extends Required<
  Pick<ServerFormInput<Values, Invited>, 'initial' | 'check' | 'send'>
> {
  /** Under which name what is typed is kept. */
  keptAs: string;
  /** Whoever has no address. */
  person: (values: Values) => Sent<'POST /follow-up/people/'>['body'];
  messages: {
    added: (count: number) => string;
    known: (emails: string) => string;
    notSent: (emails: string) => string;
    addFailed: string;
  };
  /** The lists that it adds to. */
  changes: readonly ContractKey[];
  onClose: () => void;
}

/**
 * A form that invites one; an address that is known already is told under its field as well. Whoever has none is added, and
 * their sheet is next.
 */
export const useInvitationForm = <Values extends { email: string; without_address: boolean }>({
  initial,
  keptAs,
  check,
  send,
  person,
  messages,
  changes,
  onClose,
}: InvitationForm<Values>) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useKeptForm(keptAs, {
    initial,
    check,
    send: async (values): Promise<Invited | Added> => {
      if (values.without_address) return api('POST /follow-up/people/', { body: person(values) });
      const answer = await send(values);
      if (answer.rejected_emails.length === 0) return answer;
      const message = messages.known(answer.rejected_emails.join(', '));
      notify.error(message);
      throw new ApiError({ status: 409, code: 'email_taken', message, fields: { email: message } });
    },
    onSent: (sent) => {
      form.restart();
      onClose();
      void reload(client, ...changes, 'GET /follow-up/standings/{side}/');
      if ('account_id' in sent) return navigate(personSheetPath(sent.account_id));
      notify.success(messages.added(sent.number_created));
      const failed = sent.failed_emails;
      if (failed.length > 0) notify.error(messages.notSent(failed.join(', ')));
    },
    onFailed: (error) => notify.failure(messages.addFailed, error),
  });
  return form;
};
