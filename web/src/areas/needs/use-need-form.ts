import { useQuery, useQueryClient } from '@tanstack/react-query';
import { needFields } from '@tandem/domain/needs/need-fields';
import { useCallback, useEffect, useRef } from 'react';
import { api } from '../../platform/api/client.ts';
import { callQuery, reload } from '../../platform/data/calls.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { durations } from '../../platform/notify/notify.ts';
import { required } from '../../ui/forms/checks.ts';
import { missingFields } from '../../ui/forms/field-values.ts';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { useDraftKeeper } from '../drafts/use-draft-keeper.ts';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import type { LoadedDraft } from '../drafts/read-draft.ts';
import { needFormMessages as messages, needToasts } from './messages.ts';
import { needChances } from './closing/changed-calls.ts';
import { useFirstContract } from './NeedListFields.tsx';
import { jobFaults } from './job/job-faults.ts';
import { areSeats, bodyOf, newNeed, valuesOf, type Need, type NeedValues } from './need-values.ts';
import { useMakeOnce } from './making/use-make-once.ts';
import { isChanged, useWhenGone } from './use-when-gone.ts';

/** The company for which the staff change a need, and whether it is told. */
export interface Behalf {
  city: string | null;
  tell: boolean;
}

interface NeedFormInput {
  /** Null for a new one. */
  need: Need | null;
  /** Null for the company itself. */
  behalf: Behalf | null;
  stored: LoadedDraft;
  onDone: () => void;
  /** Somebody else has saved it meanwhile. */
  onChanged: () => void;
}

/** What a saved need changes on the screens of its company and of the staff. */
const changes = [
  ...needChances,
  'GET /offers/',
  'GET /company/',
  'GET /company/info/',
  'GET /match_cards/',
  'GET /company/{id}/offers/',
  'GET /match_applicants/groups/',
  'GET /lists/matches/',
  'GET /match_cards/groups/{by}/{id}/',
  'GET /follow-up/people/{id}/',
] as const;

const toastsOf = (need: Need | null, behalf: Behalf | null) => {
  if (behalf) {
    const { told, quiet, ...toasts } = needToasts.correct;
    return { ...toasts, done: behalf.tell ? told : quiet };
  }
  return need ? needToasts.edit : { ...needToasts.create, doneFor: durations.long };
};

const saveNeed = (need: Need, behalf: Behalf | null, values: NeedValues) => {
  const params = { id: need.id };
  const body = { ...bodyOf(values), seen_version: need.version };
  return behalf
    ? api('PUT /offers/{id}/correction/', { params, body: { ...body, tell: behalf.tell } })
    : api('PUT /offers/{id}/', { params, body });
};

/** The form of a need, or of a new one; `city` is that of the company, '' where it has none. */
export const useNeedForm = ({ need, behalf, stored, onDone, onChanged }: NeedFormInput) => {
  const company = useQuery({ ...callQuery('GET /company/'), enabled: behalf === null });
  const city = behalf ? (behalf.city ?? '') : company.data && (company.data.city ?? '');
  const whenGone = useWhenGone(onDone);
  const contract = useFirstContract();
  const make = useMakeOnce({ hasDraft: true });
  const save = useAction({
    ...toastsOf(need, behalf),
    run: (values: NeedValues) => (need ? saveNeed(need, behalf, values) : make(bodyOf(values))),
    changes,
    onDone,
    onFailed: (error) => (isChanged(error) ? onChanged() : whenGone(error)),
  });
  const initial = need ? valuesOf(need) : newNeed(contract.first);
  const keeper = useDraftKeeper(need ? `need-${need.id}` : 'need', initial, stored);
  const form = useServerForm<NeedValues, unknown>({
    initial,
    keeper,
    check: (values) => ({
      ...missingFields(needFields, values),
      session_id: values.session_id ? null : messages.noSession,
      seats: areSeats(values.seats) ? null : messages.wrongSeats,
      ...jobFaults(values),
      same_entity_location: values.same_entity_location && city === '' ? messages.noCity : null,
      location: values.same_entity_location ? null : required(values.location),
    }),
    send: (values) => save.mutateAsync(values),
  });
  const { values } = form;

  // A new need begins with the first contract type as soon as the types are known.
  const begun = useRef(need !== null || contract.loaded);
  useEffect(() => {
    if (begun.current || !contract.loaded) return;
    begun.current = true;
    if (form.dirty) form.setValues({ contract_type: contract.first });
    else form.restart({ ...values, contract_type: contract.first });
  }, [contract, form, values]);
  const client = useQueryClient();
  const onLeft = useCallback(() => void reload(client, 'GET /drafts/'), [client]);
  return { form, city, draft: useFormDraft(keeper, form, onLeft) };
};
