import { changedNeedFields } from '@tandem/domain/needs/need-changes';
import { needFields } from '@tandem/domain/needs/need-fields';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api/client.ts';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { DraftLine } from '../drafts/DraftLine.tsx';
import type { LoadedDraft } from '../drafts/read-draft.ts';
import { useLoadedDraft } from '../drafts/use-loaded-draft.ts';
import { needFormMessages as messages } from './messages.ts';
import type { Need } from './need-values.ts';
import { NeedSections } from './NeedSections.tsx';
import { useNeedForm } from './use-need-form.ts';
import classes from './NeedForm.module.css';
import { FormActions } from '../../ui/dialogs/FormActions.tsx';

interface NeedFormProps {
  /** The need to change; null makes a new one. */
  need: Need | null;
  /** The company for which the staff change it; left out for the company itself. */
  behalf?: { name: string; city: string | null };
  onDone: () => void;
  onCancel: () => void;
}

interface KeptProps extends NeedFormProps {
  /** The labels of what somebody else has changed since it was opened. */
  changed: readonly string[];
  onChanged: () => void;
}

interface LoadedProps extends KeptProps {
  stored: LoadedDraft;
}

const LoadedNeedForm = (props: LoadedProps) => {
  const { need, behalf, stored, changed, onDone, onCancel, onChanged } = props;
  const [tell, setTell] = useState(true);
  const { form, city, draft } = useNeedForm({
    need,
    behalf: behalf ? { city: behalf.city, tell } : null,
    stored,
    onDone,
    onChanged,
  });
  const { ref } = form;
  // The dialog stood open before its draft had come.
  useEffect(() => ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [ref]);
  return (
    <Form of={form}>
      {behalf && <p>{messages.correctHint(behalf.name)}</p>}
      {changed.length > 0 && (
        <p className={classes.changed} role="alert">
          {messages.changedMeanwhile(changed)}
        </p>
      )}
      <NeedSections form={form} city={city} />
      {behalf && (
        <CheckboxField
          label={messages.tell}
          description={messages.tellHint}
          value={tell}
          onChange={setTell}
        />
      )}
      <DraftLine draft={draft} />
      <FormActions busy={form.busy} onCancel={onCancel}>
        {need ? messages.submitEdit : messages.submitNew}
      </FormActions>
    </Form>
  );
};

const KeptNeedForm = (props: KeptProps) => {
  const { need } = props;
  const { data } = useLoadedDraft(need ? `need-${need.id}` : 'need');
  return data ? <LoadedNeedForm {...props} stored={data} /> : <Skeleton height={720} />;
};

/** The form of a need. Where somebody else has saved it meanwhile it begins anew with what is there, and with what was typed. */
export const NeedForm = (props: NeedFormProps) => {
  const [{ need, changed }, setShown] = useState<{ need: Need | null; changed: string[] }>({
    need: props.need,
    changed: [],
  });
  const readAnew = async () => {
    if (!need) return;
    const found = await api('GET /offers/{id}/', { params: { id: need.id } });
    const names = changedNeedFields(need, found);
    setShown({ need: found, changed: names.map((name) => needFields[name].label) });
  };
  return (
    <KeptNeedForm
      key={need?.version}
      {...props}
      need={need}
      changed={changed}
      // The toast has told what happened; where it cannot be read now, the form stays as it is.
      onChanged={() => void readAnew().catch(() => undefined)}
    />
  );
};
