import { useState } from 'react';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { duplicateMessages, offerFormMessages } from './messages.ts';
import { mayLeave } from '../../platform/router/unsaved.ts';
import { DeleteDialog } from './DeleteNeed.tsx';
import { DuplicateForm } from './DuplicateNeed.tsx';
import type { Offer } from './need-values.ts';
import { OfferForm } from './NeedForm.tsx';

/** Which dialog stands open; the form without a need makes a new one. */
export type Opened =
  | { kind: 'form'; offer: Offer | null }
  | { kind: 'duplicate' | 'delete'; offer: Offer };

interface OfferDialogsProps {
  opened: Opened | null;
  onClose: () => void;
}

export const OfferDialogs = ({ opened, onClose }: OfferDialogsProps) => {
  // What stood in a dialog stays until it has faded.
  const [kept, setKept] = useState(opened);
  if (opened && opened !== kept) setKept(opened);
  const isOpen = (kind: Opened['kind']) => opened?.kind === kind;
  const leave = () => {
    if (mayLeave(onClose)) onClose();
  };
  return (
    <>
      <Dialog
        opened={isOpen('form')}
        onClose={leave}
        title={kept?.offer ? offerFormMessages.edit : offerFormMessages.create}
        size="lg"
      >
        {kept?.kind === 'form' && (
          <OfferForm offer={kept.offer} onDone={onClose} onCancel={leave} />
        )}
      </Dialog>
      <Dialog opened={isOpen('duplicate')} onClose={onClose} title={duplicateMessages.title}>
        {kept?.kind === 'duplicate' && <DuplicateForm offer={kept.offer} onDone={onClose} />}
      </Dialog>
      <DeleteDialog
        opened={isOpen('delete')}
        offer={kept?.kind === 'delete' ? kept.offer : null}
        onClose={onClose}
      />
    </>
  );
};
