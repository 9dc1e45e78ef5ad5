import { contractFields, contractSections } from '@tandem/domain/contracts/contract-sheet';
import { fileFields } from '@tandem/domain/contracts/file/file-fields';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { api } from '../../platform/api/client.ts';
import { ApiError, isStale } from '../../platform/api/errors.ts';
import { notify } from '../../platform/notify/notify.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DialogActions } from '../../ui/dialogs/Dialog.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import formClasses from '../../ui/forms/Form.module.css';
import { draftFindings, sheetFaults, sheetOf } from './draft/draft-findings.ts';
import { DraftField } from './draft/DraftField.tsx';
import { DraftState } from './draft/DraftState.tsx';
import { TutorChoice } from './draft/TutorChoice.tsx';
import type { ContractDraft } from './draft/use-contract-draft.ts';
import { contractMessages as messages } from './messages.ts';

interface ContractFormProps {
  draft: ContractDraft;
  /** Whether the enrolment is finalised: what is changed then corrects the sheet. */
  finalised: boolean;
  /** It was saved, or the match has changed so that it cannot be finalised any more. */
  onDone: () => void;
}

type Faults = Partial<Record<string, string>>;

const names: ReadonlySet<string> = new Set(contractFields.map(({ name }) => name));

/** The fields of the sheet as the file knows them, with the sheet's own words. */
const sections = contractSections.map(({ title, fields }) => ({
  title,
  fields: fields.flatMap((asked) => {
    const field = fileFields.find(({ key }) => key === asked.name);
    return field ? [{ ...field, label: asked.label, hint: 'hint' in asked ? asked.hint : '' }] : [];
  }),
}));

/** Moves the focus to the first field at fault, once it is drawn. */
const useFaultFocus = (faults: Faults) => {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  return ref;
};

const useFinalise = ({ draft, onDone }: ContractFormProps) => {
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const send = async () => {
    try {
      await draft.flush();
      const { matchId } = draft;
      await api('POST /contract/note/{matchId}/', {
        params: { matchId },
        body: sheetOf(draft.values),
      });
      notify.success(messages.saved);
      onDone();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      if (Object.keys(fields).length > 0) setFaults(fields);
      else notify.failure(messages.failed, error);
      if (isStale(error)) onDone();
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const found = sheetFaults(draft);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    void send().finally(() => setBusy(false));
  };
  return { faults, busy, submit };
};

/** Ends a correction, which has saved itself; what could not be saved keeps it open. */
const useCorrection = ({ draft, onDone }: ContractFormProps) => {
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    const isSaved = await draft.flush();
    setBusy(false);
    if (isSaved && Object.keys(draft.news.faults).length === 0) onDone();
  };
  return { busy, end: () => void end() };
};

/** The specification's sheet: a draft that saves itself, then what finalises; afterwards its corrections. */
export const ContractForm = (props: ContractFormProps) => {
  const { draft, finalised } = props;
  const { faults, busy, submit } = useFinalise(props);
  const correction = useCorrection(props);
  const [focused, setFocused] = useState<string | null>(null);
  const ref = useFaultFocus(faults);
  const findings = draftFindings(draft);
  return (
    <form
      ref={ref}
      noValidate
      className={formClasses.form}
      aria-busy={busy || undefined}
      onSubmit={submit}
    >
      {sections.map(({ title, fields }) => (
        <FormSection key={title} title={title} size="sm">
          {fields[0]?.part === 'supervisor' && <TutorChoice draft={draft} />}
          {fields.map((field) => (
            <DraftField
              key={field.key}
              field={field}
              draft={draft}
              findings={findings.filter((finding) => finding.field === field.key)}
              error={faults[field.key]}
              required={names.has(field.key)}
              focused={focused}
              onFocused={setFocused}
            />
          ))}
        </FormSection>
      ))}
      <DialogActions>
        <DraftState news={draft.news} />
        {finalised ? (
          <Button variant="main" busy={correction.busy} onClick={correction.end}>
            {messages.endCorrection}
          </Button>
        ) : (
          <Button type="submit" variant="main" busy={busy}>
            {messages.submit}
          </Button>
        )}
      </DialogActions>
    </form>
  );
};
