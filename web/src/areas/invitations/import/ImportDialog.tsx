import { useEffect, useRef } from 'react';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { HandingStep } from './handing/HandingStep.tsx';
import classes from './Import.module.css';
import { importMessages } from './messages.ts';
import { PreviewStep } from './preview/PreviewStep.tsx';
import { ReportStep } from './handing/ReportStep.tsx';
import type { ImportSubject } from './subject.ts';
import { useImport, type ImportStep } from './use-import.ts';

const titles: Partial<Record<ImportStep, string>> = {
  columns: importMessages.columnsTitle,
  report: importMessages.reportTitle,
};

interface ImportDialogProps {
  subject: ImportSubject;
  onClose: () => void;
}

/** An import: a file is chosen, its columns looked at where need be, its rows mended, and handed to the server. */
export const ImportDialog = ({ subject, onClose }: ImportDialogProps) => {
  const run = useImport(subject);
  const { step } = run;
  const body = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  // The button that led to a step has gone with the one before.
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const next = body.current?.querySelector<HTMLElement>('[data-autofocus]') ?? body.current;
    next?.focus({ preventScroll: true });
  }, [step]);
  // What is on its way is not left half there.
  const close = () => {
    if (step !== 'handing' || run.handing.reason !== null) onClose();
  };
  const { importId } = run.handing;
  return (
    <Dialog
      opened
      onClose={close}
      title={titles[step] ?? subject.messages.title}
      size={step === 'preview' || step === 'columns' ? 'xl' : 'md'}
    >
      <div ref={body} className={classes.step} tabIndex={-1}>
        {step === 'choose' && <ChooseStep run={run} />}
        {step === 'columns' && <ColumnsStep key={run.reading.read?.reading.key} run={run} />}
        {step === 'preview' && <PreviewStep run={run} />}
        {step === 'handing' && <HandingStep run={run} />}
        {step === 'report' && importId !== null && (
          <ReportStep run={run} importId={importId} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
};
