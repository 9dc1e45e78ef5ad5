import type { Answer } from '@tandem/contract';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { derivedOfPart } from '@tandem/domain/contracts/part-links/part-derived';
import { partFaults, partFindings } from '@tandem/domain/contracts/part-links/part-faults';
import { askedFields, missingOf, neededFields } from '@tandem/domain/contracts/part-links/parties';
import { isOpen } from '@tandem/domain/contracts/rules/findings';
import { contextOn } from '@tandem/domain/contracts/rules/rule';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../platform/api/errors.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { parties } from '@tandem/domain/contracts/part-links/parties';
import { findingsOf } from '../draft/draft-findings.ts';
import { DraftField } from '../draft/DraftField.tsx';
import { DraftState } from '../draft/DraftState.tsx';
import type { DraftAnswer, DraftChange } from '../../../platform/drafts/draft-news.ts';
import { useDraft, type Draft } from '../draft/use-contract-draft.ts';
import { useFoundFaults } from '../draft/use-found-faults.ts';
import { autoCompleteOf } from './autocomplete.ts';
import { partMessages as messages } from './messages.ts';
import classes from './PartForm.module.css';

export type Part = Answer<'GET /contract/part-links/{token}/'>;

interface PartFormProps {
  part: Part;
  /** Tells the other tabs of this browser that show the same part. */
  channel: string;
  send: (changes: DraftChange[]) => Promise<DraftAnswer>;
  reread: () => Promise<Part | undefined>;
  /** Nothing can be written any more. */
  onClosed: () => void;
  /** Says that the part is done. */
  finish: () => Promise<unknown>;
}

/** Says what is still to do, moves the focus to the first of it, or tells that all is done. */
const useFinish = (
  draft: Draft,
  against: ReadonlySet<string>,
  { part, finish, onClosed }: PartFormProps,
) => {
  const { form, faultAt, find } = useFoundFaults(draft.values, against);
  const [busy, setBusy] = useState(false);
  const refuse = (faults: Readonly<Record<string, string>>) => {
    find(faults);
    notify.error(messages.finishFailed);
  };
  const submit = async () => {
    const seen = { values: draft.values, hidden: draft.hidden, others: part.others };
    const context = contextOn(parisClock(new Date()).day);
    const faults = partFaults(part.party, seen, part.contract_kind, context);
    if (Object.keys(faults).length > 0) return refuse(faults);
    draft.keepProposed();
    if (!(await draft.flush())) return notify.error(messages.waiting);
    try {
      await finish();
      onClosed();
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0)
        return refuse(error.fields);
      notify.failure(messages.finishFailed, error);
      onClosed();
    }
  };
  return {
    form,
    busy,
    faultAt,
    submit: () => {
      if (busy) return;
      setBusy(true);
      void submit().finally(() => setBusy(false));
    },
  };
};

/** The fields of one part, for whom it concerns: each saved as it is typed and judged by the rules of the file. */
export const PartForm = (props: PartFormProps) => {
  const { part, channel, send, reread, onClosed } = props;
  const [focused, setFocused] = useState<string | null>(null);
  const draft = useDraft({
    channel,
    begin: part,
    derive: (values) => derivedOfPart(part.party, { ...part, values }),
    send,
    reread,
    onClosed: (error) => {
      notify.failure(messages.closed, error);
      onClosed();
    },
  });
  const { party } = part;
  const known = { contract_kind: part.contract_kind, ...draft.values };
  const findings = partFindings(party, findingsOf(known));
  const missing = new Set(
    missingOf(party, known)
      .map(({ key }) => key)
      .filter((key) => !draft.hidden[key] && draft.filledBy(key) === null),
  );
  const asked = askedFields(party, known);
  const needed = new Set(neededFields(party, known).map(({ key }) => key));
  const wrong = new Set(
    findings
      .filter((finding) => isOpen(finding, known) && asked.some(({ key }) => key === finding.field))
      .map(({ field }) => field),
  );
  const { form, faultAt, busy, submit } = useFinish(draft, new Set([...missing, ...wrong]), props);
  // Whoever fills in the last field may leave without a word: what stands there beside it is kept, too.
  const isWhole = draft.news.savedAt !== null && missing.size + wrong.size === 0;
  const keepAll = useEffectEvent(draft.keepProposed);
  useEffect(() => {
    if (isWhole) keepAll();
  }, [isWhole]);
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormSection title={parties[party].label}>
        {asked.map((field) => (
          <DraftField
            key={field.key}
            field={field}
            draft={draft}
            findings={findings.filter((one) => one.field === field.key)}
            error={faultAt(field.key)}
            required={missing.has(field.key)}
            optional={!needed.has(field.key)}
            focused={focused}
            onFocused={setFocused}
            autoComplete={party === 'training' ? 'off' : autoCompleteOf(field.key)}
          />
        ))}
      </FormSection>
      <div className={classes.foot}>
        <p>{messages.left(missing.size, wrong.size)}</p>
        <DraftState news={draft.news} />
        <Button type="submit" variant="main" busy={busy}>
          {messages.finish}
        </Button>
      </div>
    </form>
  );
};
