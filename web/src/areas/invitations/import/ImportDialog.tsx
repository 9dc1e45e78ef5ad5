import { useEffect, useRef } from 'react';
import { importMessages } from './messages.ts';
import type { ImportKind } from '../../../platform/spreadsheet/check-rows.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import classes from './Import.module.css';
import { PreviewStep } from './PreviewStep.tsx';
import { ReportStep } from './ReportStep.tsx';
import { SendingStep } from './SendingStep.tsx';
import type { ImportSubject } from './subject.ts';
import { useImport } from './use-import.ts';

interface ImportDialogProps<Kind extends ImportKind> {
  subject: ImportSubject<Kind>;
  onClose: () => void;
}

/** An import: a file is chosen, looked at, sent in batches, and reported on. */
export const ImportDialog = <Kind extends ImportKind>({
  subject,
  onClose,
}: ImportDialogProps<Kind>) => {
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
  // While something is sent it is stopped first; what was stopped ends with its report.
  const close = () => {
    if (step === 'sending') run.stop();
    else if (step === 'stopped') run.finish();
    else onClose();
  };
  return (
    <Dialog
      opened
      onClose={close}
      title={step === 'report' ? importMessages.reportTitle : subject.messages.title}
      size={step === 'preview' ? 'lg' : 'md'}
    >
      <div ref={body} className={classes.step} tabIndex={-1}>
        {step === 'choose' && <ChooseStep subject={subject} onRead={run.preview} />}
        {step === 'preview' && <PreviewStep subject={subject} run={run} />}
        {(step === 'sending' || step === 'stopped') && (
          <SendingStep
            done={run.progress}
            all={run.sendable.length}
            stopped={step === 'stopped'}
            stopping={run.stopping}
            reason={run.reason}
            onStop={run.stop}
            onResume={run.start}
            onFinish={run.finish}
          />
        )}
        {step === 'report' && <ReportStep subject={subject} run={run} onClose={onClose} />}
      </div>
    </Dialog>
  );
};
