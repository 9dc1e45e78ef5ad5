import { useQueryClient } from '@tanstack/react-query';
import type { Answer } from '@tandem/contract';
import { companyFields } from '@tandem/domain/companies/company-fields';
import { api } from '../../platform/api/client.ts';
import { reload } from '../../platform/data/calls.ts';
import { notify } from '../../platform/notify/notify.ts';
import { useRedirectSoon } from '../../platform/router/use-redirect-soon.ts';
import { useSession } from '../../platform/session/session.ts';
import { formValues, missingFields, sentValues } from '../../ui/forms/field-values.ts';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { useDraftKeeper } from '../drafts/use-draft-keeper.ts';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import type { LoadedDraft } from '../drafts/read-draft.ts';
import { companyMessages as messages } from './messages.ts';

export type Sheet = Answer<'GET /company/'>;
/** The company sheet as a form; the home page follows when it is saved. */
export const useCompanyForm = (sheet: Sheet, stored: LoadedDraft) => {
  const client = useQueryClient();
  const { reloadUser } = useSession();
  const redirectSoon = useRedirectSoon();
  const initial = formValues(companyFields, sheet);
  const keeper = useDraftKeeper('company-sheet', initial, stored);
  const form = useServerForm({
    initial,
    keeper,
    once: true,
    check: (values) => missingFields(companyFields, values),
    send: (values) => api('POST /company/', { body: sentValues(companyFields, values) }),
    onSent: () => {
      notify.success(messages.saved);
      // The place of the needs follows that of the company, and the bar shows its name.
      void reload(client, 'GET /company/', 'GET /company/info/', 'GET /offers/');
      void reloadUser();
      redirectSoon('/#home');
    },
    onFailed: (error) => notify.failure(messages.saveFailed, error),
  });
  return { form, draft: useFormDraft(keeper, form) };
};

export type CompanySheetForm = ReturnType<typeof useCompanyForm>['form'];
