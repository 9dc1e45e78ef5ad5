import { useQueryClient } from '@tanstack/react-query';
import type { Answer, Sent } from '@tandem/contract';
import { api } from '../../platform/api/client.ts';
import { reload } from '../../platform/data/calls.ts';
import { notify } from '../../platform/notify/notify.ts';
import { useRedirectSoon } from '../../platform/router/use-redirect-soon.ts';
import { useSession } from '../../platform/session/session.ts';
import { required } from '../../ui/forms/checks.ts';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { companyMessages as messages } from './messages.ts';

export type Sheet = Answer<'GET /company/'>;
type Body = Sent<'POST /company/'>['body'];

const initialOf = (sheet: Sheet) => ({
  name: sheet.name,
  sector: sheet.sector.map(({ id }) => id),
  size: sheet.size ?? '',
  workforce: sheet.workforce ?? '',
  adress: sheet.adress ?? '',
  city: sheet.city ?? '',
  zip_code: sheet.zip_code ?? '',
  country: sheet.country,
  description: sheet.description ?? '',
});

/** The company sheet as a form; the home page follows when it is saved. */
export const useCompanyForm = (sheet: Sheet) => {
  const client = useQueryClient();
  const { reloadUser } = useSession();
  const redirectSoon = useRedirectSoon();
  return useServerForm({
    initial: initialOf(sheet),
    once: true,
    check: ({ name, sector, size, workforce }) => ({
      name: required(name),
      sector: required(sector),
      size: required(size),
      workforce: required(workforce),
    }),
    send: (values) => api('POST /company/', { body: values as Body }),
    onSent: () => {
      notify.success(messages.saved);
      // The place of the needs follows that of the company, and the bar shows its name.
      void reload(client, 'GET /company/', 'GET /company/info/', 'GET /offers/');
      void reloadUser();
      redirectSoon('/#home');
    },
    onFailed: (error) => notify.failure(messages.saveFailed, error),
  });
};

export type CompanySheetForm = ReturnType<typeof useCompanyForm>;
