import { useDraftKeeper } from '../../drafts/use-draft-keeper.ts';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import type { LoadedDraft } from '../../drafts/read-draft.ts';
import { useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '../../../platform/api/client.ts';
import { callQuery, reload } from '../../../platform/data/calls.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { useRedirectSoon } from '../../../platform/router/use-redirect-soon.ts';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
import { sheetMessages as messages } from './messages.ts';
import { checkSheet, payloadOf, valuesOf, type Sheet, type SheetValues } from './sheet-values.ts';

const sheetQuery = callQuery('GET /applicants/registration/');

const sendSheet = async (values: SheetValues, isNew: boolean) => {
  const toast = notify.loading(messages.sending);
  const call = isNew ? 'POST /applicants/registration/' : 'PUT /applicants/registration/';
  try {
    const answer = await api(call, {
      body: payloadOf(values),
      files: { resume: values.resume },
    });
    notify.success(isNew ? messages.created : messages.updated, { id: toast });
    return answer;
  } catch (error) {
    notify.failure(messages.failed, error, { id: toast });
    throw error;
  }
};

/** The candidate's sheet as a form: the first time it is made, then changed. */
export const useSheetForm = (sheet: Sheet, stored: LoadedDraft) => {
  const client = useQueryClient();
  const redirectSoon = useRedirectSoon();
  const isNew = sheet.id === null;

  /** Created in another tab: what was typed here stays, and the next try updates that sheet. */
  const meetExisting = async () => {
    await reload(client, 'GET /applicants/registration/');
    notify.error(messages.existsNow);
  };

  const initial = valuesOf(sheet);
  const keeper = useDraftKeeper('candidate-sheet', initial, stored);
  const form = useServerForm<SheetValues, Sheet>({
    initial,
    keeper,
    once: true,
    check: (values) => checkSheet(values, sheet),
    onInvalid: ({ resume, ...others }) =>
      notify.error(
        resume && Object.keys(others).length === 0 ? messages.resumeMissing : messages.missing,
      ),
    send: (values) => sendSheet(values, isNew),
    onSent: (answer) => {
      client.setQueryData(sheetQuery.queryKey, answer);
      void reload(client, 'GET /applicant/info/', 'GET /match_cards/');
      redirectSoon('/#home');
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'sheet_exists') void meetExisting();
    },
  });
  return { form, draft: useFormDraft(keeper, form) };
};
