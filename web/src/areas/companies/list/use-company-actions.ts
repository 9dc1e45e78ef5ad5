import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { allCompanies } from '../company-queries.ts';
import { reload } from '../../../platform/data/calls.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { companyActionMessages as messages } from './messages.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { isInvited, type Company, type Invited } from './company-rows.ts';

export const remindOne = ({ record: { token } }: Invited) =>
  api('POST /temp-companies/{token}/recontact/', { params: { token } });

export const deleteOne = (company: Company) =>
  isInvited(company)
    ? api('DELETE /temp-companies/{token}/', { params: { token: company.record.token } })
    : api('DELETE /companies/{id}/', { params: { id: company.record.id } });

/** Takes deleted companies out of the list at once; the server's answer may take its time. */
const useForget = () => {
  const client = useQueryClient();
  return (companies: readonly Company[]) => {
    const keys = new Set(companies.map(({ key }) => key));
    client.setQueryData(
      allCompanies.queryKey,
      (list) =>
        list && {
          companies: list.companies.filter(({ id }) => !keys.has(`r${id}`)),
          temp_companies: list.temp_companies.filter(({ id }) => !keys.has(`i${id}`)),
        },
    );
  };
};

/** What can be done with one company. */
export const useCompanyActions = ({ onDeleted }: { onDeleted: () => void }) => {
  const client = useQueryClient();
  const forget = useForget();

  const reminder = useAction({
    run: remindOne,
    working: messages.reminding,
    done: ({ email_error: reason }) => (reason === null ? messages.reminded : null),
    failed: messages.remindFailed,
    changes: ['GET /companies/'],
    onDone: ({ email_error: reason }) => {
      if (reason !== null) notify.error(`${messages.remindFailed}\n${reason}`);
    },
    onFailed: () => void reload(client, 'GET /companies/'),
  });

  const deletion = useAction({
    run: deleteOne,
    done: (_, company) => (isInvited(company) ? messages.invitedDeleted : messages.deleted),
    failed: messages.deleteFailed,
    changes: ['GET /companies/'],
    onDone: (_, company) => {
      forget([company]);
      onDeleted();
    },
    onFailed: () => void reload(client, 'GET /companies/'),
  });

  return {
    remind: reminder.mutate,
    remove: deletion.mutate,
    removing: deletion.isPending,
    /** After several were reminded, or deleted. */
    onReminded: () => void reload(client, 'GET /companies/'),
    onDeleted: (companies: readonly Company[]) => {
      forget(companies);
      void reload(client, 'GET /companies/');
    },
  };
};

export type CompanyActions = ReturnType<typeof useCompanyActions>;
