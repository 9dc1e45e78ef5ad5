import { useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '../../../api.ts';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { PrivacyNote } from '../../../components/PrivacyNote.tsx';
import { callQuery, reload } from '../../../data/calls.ts';
import { Form } from '../../../forms/Form.tsx';
import { useServerForm } from '../../../forms/use-server-form.ts';
import { sheetMessages as messages } from '../../../messages/applicant-sheet.ts';
import { privacyLines } from '../../../messages/privacy-lines.ts';
import { notify } from '../../../notify/notify.ts';
import { useRedirectSoon } from '../../../router/use-redirect-soon.ts';
import classes from './Application.module.css';
import { PersonSection } from './PersonSection.tsx';
import { Proposed } from './Proposed.tsx';
import { ResumeBlock } from './ResumeBlock.tsx';
import type { SectionProps, SheetFieldProps } from './section.ts';
import {
  checkSheet,
  payloadOf,
  valuesOf,
  type Sheet,
  type SheetField,
  type SheetValues,
} from './sheet-values.ts';
import { TrainingSection, type Training } from './TrainingSection.tsx';
import { useAutoFill } from './use-auto-fill.ts';
import { WorkSection, type Sectors } from './WorkSection.tsx';

const sheetQuery = callQuery('GET /applicants/registration/');

/** Neighbours stay in line when one of them has a hint. */
const belowInput: SheetFieldProps<unknown>['inputWrapperOrder'] = [
  'label',
  'input',
  'description',
  'error',
];

interface SheetFormProps {
  sheet: Sheet;
  training: Training;
  sectors: Sectors;
}

export const SheetForm = ({ sheet, training, sectors }: SheetFormProps) => {
  const client = useQueryClient();
  const redirectSoon = useRedirectSoon();
  const isNew = sheet.id === null;

  const send = async (values: SheetValues) => {
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

  /** Created in another tab: what was typed here stays, and the next try updates that sheet. */
  const meetExisting = async () => {
    await reload(client, 'GET /applicants/registration/');
    notify.error(messages.existsNow);
  };

  const form = useServerForm<SheetValues, Sheet>({
    initial: valuesOf(sheet),
    once: true,
    check: (values) => checkSheet(values, sheet),
    onInvalid: ({ resume, ...others }) =>
      notify.error(
        resume && Object.keys(others).length === 0 ? messages.resumeMissing : messages.missing,
      ),
    send,
    onSent: (answer) => {
      client.setQueryData(sheetQuery.queryKey, answer);
      void reload(client, 'GET /applicant/info/', 'GET /matches/');
      redirectSoon('/#home');
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'sheet_exists') void meetExisting();
    },
  });
  const autoFill = useAutoFill(form, training.sessions);

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
  const section: SectionProps = { values: form.values, field, choose, proposed: autoFill.proposed };

  return (
    <Form of={form}>
      <Card>
        <ResumeBlock sheet={sheet} field={form.field('resume')} autoFill={autoFill} />
      </Card>
      <Card className={classes.sections ?? ''}>
        <p className={classes.hint}>{messages.requiredHint}</p>
        <TrainingSection {...section} training={training} />
        <PersonSection {...section} sheet={sheet} />
        <WorkSection {...section} sectors={sectors} />
        <PrivacyNote sentence={privacyLines.beforeSheet} />
        <div className={classes.end}>
          <Button type="submit" look="main" busy={form.busy}>
            {isNew ? messages.create : messages.update}
          </Button>
        </div>
      </Card>
    </Form>
  );
};
