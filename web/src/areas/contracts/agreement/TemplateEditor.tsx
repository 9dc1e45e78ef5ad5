import type { Answer } from '@tandem/contract';
import { templateFault } from '@tandem/domain/contracts/agreement/template';
import { useRef, useState } from 'react';
import { api, apiFile } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/data/save-file.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { KeptForm } from '../../../ui/forms/KeptForm.tsx';
import { useKeptForm } from '../../../ui/forms/use-kept-form.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { templateMessages as messages } from './messages.ts';
import { TemplatePreview } from './TemplatePreview.tsx';
import { VariableList } from './VariableList.tsx';
import classes from './Template.module.css';

type Template = Answer<'GET /contract/agreement-template/'>;

const useTemplateForm = ({ text, saved_at: seen }: Template, onSaved: (now: Template) => void) =>
  useKeptForm('/contract/agreement-template', {
    initial: { text },
    check: ({ text: typed }) => ({ text: templateFault(typed) }),
    send: ({ text: typed }) =>
      api('PUT /contract/agreement-template/', { body: { text: typed, seen } }),
    onSent: (now) => {
      notify.success(messages.saved);
      onSaved(now);
    },
    onFailed: (error) => notify.failure(messages.saveFailed, error),
  });

interface TemplateEditorProps {
  template: Template;
  /** The template as it stands once it has been saved, or the delivered one has been taken back. */
  onSaved: (now: Template) => void;
}

/** The centre's template, what may be named in it, and what it becomes. */
export const TemplateEditor = ({ template, onSaved }: TemplateEditorProps) => {
  const area = useRef<HTMLTextAreaElement>(null);
  const [asked, setAsked] = useState(false);
  const form = useTemplateForm(template, onSaved);
  const { text } = form.values;
  const insert = (name: string): void => {
    const { current } = area;
    if (!current) return;
    current.setRangeText(`{{${name}}}`, current.selectionStart, current.selectionEnd, 'end');
    form.setValues({ text: current.value });
    current.focus();
  };
  const showing = useAction({
    run: async () =>
      saveFile(await apiFile('POST /contract/agreement-template/preview/', { body: { text } })),
    failed: messages.pdfFailed,
  });
  const resetting = useAction({
    run: () => api('DELETE /contract/agreement-template/'),
    done: messages.resetDone,
    failed: messages.resetFailed,
    onDone: (now) => {
      onSaved(now);
      form.restart({ text: now.text });
    },
  });
  return (
    <Stack>
      <Card>
        <KeptForm of={form} className={classes.editor}>
          {template.saved_at === null && <p role="note">{messages.delivered}</p>}
          <TextAreaField
            ref={area}
            label={messages.text}
            description={messages.hint}
            autosize
            maxRows={24}
            spellCheck
            {...form.field('text')}
          />
          <Row>
            <Button type="submit" variant="main" busy={form.busy}>
              {messages.save}
            </Button>
            <Button busy={showing.isPending} onClick={() => showing.mutate()}>
              {messages.pdf}
            </Button>
            {template.saved_at !== null && (
              <Button variant="quiet" onClick={() => setAsked(true)}>
                {messages.reset}
              </Button>
            )}
          </Row>
        </KeptForm>
      </Card>
      <Card as="section">
        <h2>{messages.variables}</h2>
        <VariableList onInsert={insert} />
      </Card>
      <Card as="section">
        <h2>{messages.preview}</h2>
        <p className={classes.hint}>{messages.previewHint}</p>
        <TemplatePreview text={text} />
      </Card>
      <ConfirmDialog
        opened={asked}
        title={messages.resetTitle}
        confirm={messages.reset}
        onConfirm={() => {
          setAsked(false);
          resetting.mutate();
        }}
        onClose={() => setAsked(false)}
      >
        {messages.resetText}
      </ConfirmDialog>
    </Stack>
  );
};
