import { useEffect, useEffectEvent, useState } from 'react';
import { Card } from '../../../ui/layout/Card.tsx';
import { DraftLine } from '../../drafts/DraftLine.tsx';
import type { LoadedDraft } from '../../drafts/read-draft.ts';
import type { Sectors } from '../../reference/sector-options.ts';
import { useJoining } from '../resume/use-joining.ts';
import { PrivacyNote } from '../../privacy/PrivacyNote.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import type { ServerForm } from '../../../ui/forms/use-server-form.ts';
import { SheetEnd } from '../../sheets/SheetEnd.tsx';
import { SheetMarks } from '../../sheets/SheetMarks.tsx';
import type { Behalf } from '../../sheets/behalf.ts';
import {
  othersSheetWords,
  ownSheetWords,
  resumeMessages,
  sheetMessages as messages,
  type SheetWords,
} from './messages.ts';
import { privacyLines } from '../../privacy/messages.ts';
import classes from './Sheet.module.css';
import { takeHandedResume } from './handed-resume.ts';
import { PersonSection } from './PersonSection.tsx';
import { Proposed } from './Proposed.tsx';
import { ResumeBlock } from './ResumeBlock.tsx';
import type { SectionProps, SheetFieldProps } from './section.ts';
import { doneParts } from './sheet-parts.ts';
import { SheetParts } from './SheetParts.tsx';
import { checkSheet, type Sheet, type SheetField, type SheetValues } from './sheet-values.ts';
import { useSheetForm } from './use-sheet-form.ts';
import { ProgrammeSection, type ProgrammeChoices } from './ProgrammeSection.tsx';
import { useAutoFill } from './use-auto-fill.ts';
import { WorkSection } from './WorkSection.tsx';

/** Neighbours stay in line when one of them has a hint. */
const belowInput: SheetFieldProps<unknown>['inputWrapperOrder'] = [
  'label',
  'input',
  'description',
  'error',
];

interface SheetFormProps {
  sheet: Sheet;
  programmes: ProgrammeChoices;
  sectors: Sectors;
  /** What was typed before and not sent. */
  stored: LoadedDraft;
  /** For whom the staff fill it in; null for the candidate. */
  behalf: Behalf | null;
  /** The labels of what somebody else has changed since it was opened. */
  changed: readonly string[];
  onChanged: () => void;
}

/** What is proposed of the candidate's resume. */
const useSheetProposals = (
  form: ServerForm<SheetValues>,
  { programmes, behalf }: Pick<SheetFormProps, 'programmes' | 'behalf'>,
  words: SheetWords,
) => {
  const autoFill = useAutoFill(form, programmes.sessions, behalf?.recordId);
  const begin = useEffectEvent(() => {
    const resume = behalf ? null : takeHandedResume();
    if (!resume) return;
    form.setValues({ resume });
    void autoFill.read(resume);
  });
  useEffect(() => begin(), []);

  const field: SectionProps['field'] = (name) => {
    const { onChange, ...rest } = form.field(name);
    return {
      ...rest,
      onChange: (given) => {
        autoFill.touched(name);
        onChange(given);
      },
      inputWrapperOrder: belowInput,
      ...(autoFill.proposed.has(name) && { description: <Proposed words={words.autoFill} /> }),
    };
  };
  const choose = (values: Partial<SheetValues>) => {
    for (const name of Object.keys(values) as SheetField[]) autoFill.touched(name);
    form.setValues(values);
  };
  return { autoFill, field, choose, proposed: autoFill.proposed };
};

export const SheetForm = (props: SheetFormProps) => {
  const { sheet, programmes, sectors, stored, behalf, changed, onChanged } = props;
  const [tell, setTell] = useState(true);
  const words = behalf ? othersSheetWords : ownSheetWords;
  const { form, draft } = useSheetForm({
    sheet,
    stored,
    behalf: behalf && { ...behalf, tell },
    onChanged,
  });
  const { autoFill, ...fields } = useSheetProposals(form, props, words);
  const resume = form.field('resume');
  const joining = useJoining((file) => {
    resume.onChange(file);
    void autoFill.read(file);
  });
  const programme = programmes.formations.find(({ id }) => String(id) === form.values.formation);
  const section: SectionProps = { words, values: form.values, ...fields };

  return (
    <Form of={form} className={classes.form ?? ''}>
      <SheetParts done={doneParts(checkSheet(form.values, sheet))} isOwn={behalf === null} />
      <SheetMarks filled={sheet.filled_by_centre} isOwn={behalf === null} changed={changed} />
      <Card>
        <ResumeBlock {...{ sheet, words, autoFill, joining }} field={resume} />
      </Card>
      <Card className={classes.sections ?? ''}>
        <p className={classes.hint}>{messages.requiredHint}</p>
        <ProgrammeSection {...section} choices={programmes} />
        <PersonSection {...section} sheet={sheet} />
        <WorkSection {...section} sectors={sectors} programme={programme?.name} />
        {!behalf && <PrivacyNote sentence={privacyLines.beforeSheet} />}
        <DraftLine draft={draft} />
        <SheetEnd
          label={sheet.id === null ? words.create : words.update}
          busy={form.busy}
          disabledBecause={joining.isJoining && resumeMessages.joining}
          behalf={behalf && { ...behalf, isReached: sheet.email !== null, tell, setTell }}
        />
      </Card>
    </Form>
  );
};
