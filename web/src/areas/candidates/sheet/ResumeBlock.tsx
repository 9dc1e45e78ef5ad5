import { useRef, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { isNamedPhotograph } from '../../../ui/fields/files/file-kinds.ts';
import { FileDrop } from '../../../ui/fields/files/FileDrop.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { fetchResume } from '../resume/resume-download.ts';
import type { Joining } from '../resume/use-joining.ts';
import { saveFile } from '../../../platform/data/save-file.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import type { FieldProps } from '../../../ui/forms/use-server-form.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import { resumeMessages as messages, type SheetWords } from './messages.ts';
import { AutoFillNotice } from './AutoFillNotice.tsx';
import classes from './Sheet.module.css';
import type { Sheet } from './sheet-values.ts';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import type { AutoFill } from './use-auto-fill.ts';

const ResumeDialog = lazyDialog(() => import('./ResumeDialog.tsx'));

interface Shown {
  name: string;
  blob: Blob;
}

interface ResumeBlockProps {
  sheet: Sheet;
  field: FieldProps<File | null>;
  words: SheetWords;
  autoFill: AutoFill;
  joining: Joining;
}

const storedText = ({ resume_name: name, resume_added_at: addedAt }: Sheet): string | null =>
  name === null || addedAt === null ? name : messages.stored(name, formatDay(addedAt));

/** A text document and a photograph become a PDF file when the sheet is saved. */
const MadePdf = ({ isText }: { isText: boolean }) => (
  <p>
    {messages.madePdf}
    {isText && ` ${messages.layoutLost}`}
  </p>
);

/** The resume: chosen or dropped, looked at, replaced. It is stored when the sheet is saved. */
export const ResumeBlock = ({ sheet, field, words, autoFill, joining }: ResumeBlockProps) => {
  const block = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [opened, setOpened] = useState(false);
  const { value: file, error, onChange } = field;
  const { resume } = sheet;

  /** A button that did its work is gone, and the focus with it. */
  const focusFile = () => block.current?.querySelector('input')?.focus();

  const view = useAction({
    run: async (): Promise<Shown> =>
      file ? { name: file.name, blob: file } : fetchResume(resume ?? ''),
    failed: messages.unavailable,
    onDone: (loaded) => {
      if (navigator.pdfViewerEnabled) {
        setShown(loaded);
        setOpened(true);
      } else saveFile(loaded);
    },
  });

  const isShowable = file === null || file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
  const isText = !isShowable && !isNamedPhotograph(file);
  const stored = storedText(sheet);

  return (
    <section
      ref={block}
      id="part-resume"
      tabIndex={-1}
      className={classes.resume}
      aria-labelledby="resume-title"
    >
      <h2 id="resume-title">{words.resumeTitle}</h2>
      <FileDrop
        label={stored === null ? words.resumeLabel : words.resumeReplace}
        kind="resume"
        file={file}
        stored={stored && `${stored}. ${messages.replaceHint}`}
        error={error}
        required={resume === null}
        more={joining.isJoining ? messages.joining : messages.several}
        onChange={joining.take}
        onSeveral={joining.join}
      />
      {(file !== null || resume !== null) && (
        <Row>
          {isShowable && (
            <Button size="sm" busy={view.isPending} onClick={() => view.mutate()}>
              {words.resumeView}
            </Button>
          )}
          {file !== null && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                joining.giveUp();
                onChange(null);
                autoFill.stop();
                focusFile();
              }}
            >
              {messages.forget}
            </Button>
          )}
        </Row>
      )}
      {!isShowable && <MadePdf isText={isText} />}
      <AutoFillNotice
        autoFill={autoFill}
        words={words.autoFill}
        isText={isText}
        onTakenBack={focusFile}
      />
      {shown && <ResumeDialog {...shown} opened={opened} onClose={() => setOpened(false)} />}
    </section>
  );
};
