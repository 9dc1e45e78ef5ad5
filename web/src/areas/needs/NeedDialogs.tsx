import { useState } from 'react';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { duplicateMessages, needFormMessages } from './messages.ts';
import { leaveAfterAsking } from '../../platform/router/unsaved.ts';
import { DeleteNeed } from './DeleteNeed.tsx';
import { DuplicateNeed } from './DuplicateNeed.tsx';
import type { Need } from './need-values.ts';
import { NeedForm } from './NeedForm.tsx';

/** Which dialog stands open; the form without a need makes a new one. */
export type Opened =
  | { kind: 'form'; need: Need | null }
  | { kind: 'duplicate' | 'delete'; need: Need };

interface NeedDialogsProps {
  opened: boolean;
  dialog: Opened | null;
  onClose: () => void;
}

/** What is done with a need of one's own: far heavier than the list, and fetched after it. */
const NeedDialogs = ({ dialog, onClose }: NeedDialogsProps) => {
  // What stood in a dialog stays until it has faded.
  const [kept, setKept] = useState(dialog);
  if (dialog && dialog !== kept) setKept(dialog);
  const isOpen = (kind: Opened['kind']) => dialog?.kind === kind;
  const leave = () => leaveAfterAsking(onClose);
  return (
    <>
      <Dialog
        opened={isOpen('form')}
        onClose={leave}
        title={kept?.need ? needFormMessages.edit : needFormMessages.create}
        size="lg"
      >
        {kept?.kind === 'form' && (
          <NeedForm
            // Another one may be opened before this one has faded.
            key={kept.need?.id ?? 'new'}
            need={kept.need}
            onDone={onClose}
            onCancel={leave}
          />
        )}
      </Dialog>
      <Dialog opened={isOpen('duplicate')} onClose={onClose} title={duplicateMessages.title}>
        {kept?.kind === 'duplicate' && <DuplicateNeed need={kept.need} onDone={onClose} />}
      </Dialog>
      <DeleteNeed
        opened={isOpen('delete')}
        need={kept?.kind === 'delete' ? kept.need : null}
        onClose={onClose}
      />
    </>
  );
};

export default NeedDialogs;
