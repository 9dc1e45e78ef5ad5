import { useState } from 'react';
import { Dialog } from '../../../components/Dialog.tsx';
import { duplicateMessages, offerFormMessages } from '../../../messages/offers.ts';
import { mayLeave } from '../../../router/unsaved.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DuplicateForm } from './DuplicateForm.tsx';
import type { Offer } from './offer-values.ts';
import { OfferForm } from './OfferForm.tsx';

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
