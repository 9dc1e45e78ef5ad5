import type { FormRule, OfficialForm } from '@tandem/domain/contracts/official-form/form-fields';
import { useState } from 'react';
import { api, apiFile } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/data/save-file.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { FormLines } from './FormLines.tsx';
import { linesOf, type OfficialFormAnswer } from './form-lines.ts';
import { GiveForm } from './GiveForm.tsx';
import { officialFormMessages as messages } from './messages.ts';
import classes from './OfficialForm.module.css';

interface FormSettingsProps {
  kind: OfficialForm;
  form: OfficialFormAnswer | null;
  /** The form as it stands once something of it has been saved. */
  onSaved: (now: OfficialFormAnswer | null) => void;
}

const Remove = ({ kind, onSaved }: Pick<FormSettingsProps, 'kind' | 'onSaved'>) => {
  const [asked, setAsked] = useState(false);
  const removing = useAction({
    run: () => api('DELETE /contract/official-forms/{kind}/', { params: { kind } }),
    done: messages.removed,
    failed: messages.removeFailed,
    onDone: () => {
      setAsked(false);
      onSaved(null);
    },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {messages.remove}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={messages.removeTitle}
        confirm={messages.remove}
        danger
        busy={removing.isPending}
        onConfirm={() => removing.mutate()}
        onClose={() => setAsked(false)}
      >
        {messages.removeText}
      </ConfirmDialog>
    </>
  );
};

/** The blank form of a kind of contract, what fills it, and what it becomes. */
const FormSettings = ({ kind, form, onSaved }: FormSettingsProps) => {
  const trying = useAction({
    run: async () =>
      saveFile(await apiFile('GET /contract/official-forms/{kind}/example/', { params: { kind } })),
    failed: messages.exampleFailed,
  });
  const save = async (rules: FormRule[], seen: string) => {
    try {
      const now = await api('PUT /contract/official-forms/{kind}/rules/', {
        params: { kind },
        body: { rules, seen },
      });
      notify.success(messages.saved);
      onSaved(now.form);
    } catch (error) {
      notify.failure(messages.saveFailed, error);
      throw error;
    }
  };
  return (
    <Stack>
      <Card className={classes.stack}>
        {form === null && <p role="note">{messages.none}</p>}
        <GiveForm key={form?.sha256} kind={kind} form={form} onSaved={onSaved} />
        {form && (
          <Row>
            <Button busy={trying.isPending} onClick={() => trying.mutate()}>
              {messages.example}
            </Button>
            <Remove kind={kind} onSaved={onSaved} />
          </Row>
        )}
      </Card>
      {form && (
        <Card as="section" className={classes.stack}>
          <h2>{messages.fields}</h2>
          <FormLines
            lines={linesOf(form)}
            rules={form.rules}
            onSave={(rules) => save(rules, form.saved_at)}
          />
        </Card>
      )}
    </Stack>
  );
};

export default FormSettings;
