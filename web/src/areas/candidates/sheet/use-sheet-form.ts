import { sheetDraftFor } from '@tandem/domain/drafts/draft';
import { useDraftKeeper } from '../../drafts/use-draft-keeper.ts';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import type { LoadedDraft } from '../../drafts/read-draft.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, ApiError } from '../../../platform/api/client.ts';
import { callQuery, readAhead, reload } from '../../../platform/data/calls.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { useRedirectSoon } from '../../../platform/router/use-redirect-soon.ts';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
import { isChangedMeanwhile, type Behalf } from '../../sheets/behalf.ts';
import { sheetMessages as changeMessages } from '../../sheets/messages.ts';
import { othersSheetWords, ownSheetWords, sheetMessages as messages } from './messages.ts';
import { checkSheet, payloadOf, valuesOf, type Sheet, type SheetValues } from './sheet-values.ts';

const sheetQuery = callQuery('GET /applicants/registration/');

interface Sending {
  isNew: boolean;
  /** The version that the form began with; undefined where what is there now is to be replaced. */
  seen: string | undefined;
  behalf: (Behalf & { tell: boolean }) | null;
}

const post = (values: SheetValues, { isNew, seen, behalf }: Sending): Promise<Sheet> => {
  const files = { resume: values.resume };
  const body = payloadOf(values);
  const change = { ...body, ...(seen !== undefined && { seen_version: seen }) };
  if (behalf)
    return api('PUT /applicants/registration/{applicantId}/correction/', {
      params: { applicantId: behalf.recordId },
      body: { ...change, tell: behalf.tell },
      files,
    });
  return isNew
    ? api('POST /applicants/registration/', { body, files })
    : api('PUT /applicants/registration/', { body: change, files });
};

const sendSheet = async (values: SheetValues, sending: Sending) => {
  const words = sending.behalf ? othersSheetWords : ownSheetWords;
  const toast = notify.loading(messages.sending);
  try {
    const answer = await post(values, sending);
    notify.success(sending.isNew ? words.created : words.updated, { id: toast });
    return answer;
  } catch (error) {
    if (isChangedMeanwhile(error)) notify.error(changeMessages.changedNow, { id: toast });
    else notify.failure(messages.failed, error, { id: toast });
    throw error;
  }
};

/** What another sheet changes on the staff's screens, besides where they came from. */
const staffCalls = [
  'GET /applicant/',
  'GET /applicants/registration/{applicantId}/correction/',
] as const;

interface SheetFormInput {
  sheet: Sheet;
  stored: LoadedDraft;
  /** Null for the candidate. */
  behalf: Sending['behalf'];
  /** Somebody else has saved it meanwhile. */
  onChanged: () => void;
}

/** The candidate's sheet as a form: the first time it is made, then changed. */
export const useSheetForm = ({ sheet, stored, behalf, onChanged }: SheetFormInput) => {
  const client = useQueryClient();
  const redirectSoon = useRedirectSoon();
  const isNew = sheet.id === null;
  // What is read anew meanwhile has not been seen in this form.
  const seen = useRef<string | undefined>(sheet.version);

  /** Created in another tab: what was typed here stays, and the next try replaces that sheet, as one is told. */
  const meetExisting = async () => {
    seen.current = undefined;
    await reload(client, 'GET /applicants/registration/');
    notify.error(messages.existsNow);
  };

  const initial = valuesOf(sheet);
  const draft = behalf ? sheetDraftFor(behalf.recordId) : 'candidate-sheet';
  const keeper = useDraftKeeper(draft, initial, stored);

  /** What was typed is read again with what there is: it is kept first. */
  const meetChanged = async () => {
    await keeper.saver.flush();
    onChanged();
  };

  const form = useServerForm<SheetValues, Sheet>({
    initial,
    keeper,
    once: true,
    check: (values) => checkSheet(values, sheet),
    onInvalid: ({ resume, ...others }) =>
      notify.error(
        resume && Object.keys(others).length === 0 ? messages.resumeMissing : messages.missing,
      ),
    send: (values) => sendSheet(values, { isNew, seen: seen.current, behalf }),
    onSent: (answer) => {
      if (behalf) {
        void reload(client, ...staffCalls, ...behalf.changes);
        redirectSoon(behalf.back);
        return;
      }
      client.setQueryData(sheetQuery.queryKey, answer);
      // The home that one comes to says at once what is done.
      void readAhead(client, 'GET /applicant/info/');
      void reload(client, 'GET /match_cards/');
      redirectSoon('/#home');
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'sheet_exists') void meetExisting();
      if (isChangedMeanwhile(error)) void meetChanged();
    },
  });
  return { form, draft: useFormDraft(keeper, form) };
};
