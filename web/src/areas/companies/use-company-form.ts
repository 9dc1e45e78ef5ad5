import { useQueryClient } from '@tanstack/react-query';
import type { Answer, Sent } from '@tandem/contract';
import { companyFields } from '@tandem/domain/companies/company-fields';
import { companySheetDraftFor } from '@tandem/domain/drafts/draft';
import { useRef } from 'react';
import { api } from '../../platform/api/client.ts';
import { readAhead, reload } from '../../platform/data/calls.ts';
import { notify } from '../../platform/notify/notify.ts';
import { useRedirectSoon } from '../../platform/router/use-redirect-soon.ts';
import { useSession } from '../../platform/session/session.ts';
import { formValues, missingFields, sentValues } from '../../ui/forms/field-values.ts';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { useDraftKeeper } from '../drafts/use-draft-keeper.ts';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import type { LoadedDraft } from '../drafts/read-draft.ts';
import { isChangedMeanwhile, type Behalf } from '../sheets/behalf.ts';
import { sheetMessages } from '../sheets/messages.ts';
import { companyMessages as messages } from './messages.ts';
import { companyBehalfMessages } from './sheet-words.ts';

export type Sheet = Answer<'GET /company/'>;

type Telling = (Behalf & { tell: boolean }) | null;

const post = (body: Sent<'POST /company/'>['body'], behalf: Telling): Promise<Sheet> =>
  behalf
    ? api('PUT /companies/{companyId}/correction/', {
        params: { companyId: behalf.recordId },
        body: { ...body, tell: behalf.tell },
      })
    : api('POST /company/', { body });

/** What another sheet changes on the staff's screens, besides where they came from. */
const staffCalls = [
  'GET /companies/',
  'GET /companies/{companyId}/correction/',
  'GET /company/{id}/offers/',
] as const;

interface CompanyFormInput {
  sheet: Sheet;
  stored: LoadedDraft;
  /** Null for the company. */
  behalf: Telling;
  /** Somebody else has saved it meanwhile. */
  onChanged: () => void;
}

/** The company sheet as a form; where one came from follows when it is saved. */
export const useCompanyForm = ({ sheet, stored, behalf, onChanged }: CompanyFormInput) => {
  const client = useQueryClient();
  const { reloadUser } = useSession();
  const redirectSoon = useRedirectSoon();
  // What is read anew meanwhile has not been seen in this form.
  const { current: seen } = useRef(sheet.version);
  const initial = formValues(companyFields, sheet);
  const draft = behalf ? companySheetDraftFor(behalf.recordId) : 'company-sheet';
  const keeper = useDraftKeeper(draft, initial, stored);
  const meetChanged = async () => {
    // What was typed is read again with what there is: it is kept first.
    await keeper.saver.flush();
    onChanged();
  };
  const form = useServerForm({
    initial,
    keeper,
    once: true,
    check: (values) => missingFields(companyFields, values),
    send: (values) => post({ ...sentValues(companyFields, values), seen_version: seen }, behalf),
    onSent: () => {
      notify.success(behalf ? companyBehalfMessages.saved : messages.saved);
      if (behalf) {
        void reload(client, ...staffCalls, ...behalf.changes);
        redirectSoon(behalf.back);
        return;
      }
      // The place of the needs follows that of the company, and the bar shows its name.
      void reload(client, 'GET /company/', 'GET /offers/');
      // The home that one comes to says at once what is done.
      void readAhead(client, 'GET /company/info/');
      void reloadUser();
      redirectSoon('/#home');
    },
    onFailed: (error) => {
      if (isChangedMeanwhile(error)) {
        notify.error(sheetMessages.changedNow);
        void meetChanged();
      } else notify.failure(messages.saveFailed, error);
    },
  });
  return { form, draft: useFormDraft(keeper, form) };
};

export type CompanySheetForm = ReturnType<typeof useCompanyForm>['form'];
