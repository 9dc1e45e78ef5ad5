import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { DraftLine } from '../../drafts/DraftLine.tsx';
import type { LoadedDraft } from '../../drafts/read-draft.ts';
import type { Sectors } from '../../reference/sector-options.ts';
import { PrivacyNote } from '../../privacy/PrivacyNote.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { sheetMessages as messages } from './messages.ts';
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
}

export const SheetForm = ({ sheet, programmes, sectors, stored }: SheetFormProps) => {
  const { form, draft } = useSheetForm(sheet, stored);
  const autoFill = useAutoFill(form, programmes.sessions);

  const begin = useEffectEvent(() => {
    const resume = takeHandedResume();
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
      ...(autoFill.proposed.has(name) && { description: <Proposed /> }),
    };
  };

  const choose = (values: Partial<SheetValues>) => {
    for (const name of Object.keys(values) as SheetField[]) autoFill.touched(name);
    form.setValues(values);
  };
  const programme = programmes.formations.find(({ id }) => String(id) === form.values.formation);
  const section: SectionProps = { values: form.values, field, choose, proposed: autoFill.proposed };

  return (
    <Form of={form} className={classes.form ?? ''}>
      <SheetParts done={doneParts(checkSheet(form.values, sheet))} />
      <Card>
        <ResumeBlock sheet={sheet} field={form.field('resume')} autoFill={autoFill} />
      </Card>
      <Card className={classes.sections ?? ''}>
        <p className={classes.hint}>{messages.requiredHint}</p>
        <ProgrammeSection {...section} choices={programmes} />
        <PersonSection {...section} sheet={sheet} />
        <WorkSection {...section} sectors={sectors} programme={programme?.name} />
        <PrivacyNote sentence={privacyLines.beforeSheet} />
        <DraftLine draft={draft} />
        <div className={classes.end}>
          <Button type="submit" variant="main" busy={form.busy}>
            {sheet.id === null ? messages.create : messages.update}
          </Button>
        </div>
      </Card>
    </Form>
  );
};
