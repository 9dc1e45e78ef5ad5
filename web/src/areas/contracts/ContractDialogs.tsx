import { useState } from 'react';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import type { ContractedMatch } from './contracted-match.ts';

const ContractFormDialog = lazyDialog(() => import('./ContractFormDialog.tsx'));
const SavedSheetDialog = lazyDialog(() => import('./SavedSheetDialog.tsx'));

export type OpenContract = 'form' | 'sheet';

interface ContractDialogsProps {
  match: ContractedMatch;
  /** The sheet to fill in, or the one that was saved; null while none is open. */
  opened: OpenContract | null;
  onClose: () => void;
  /** The sheet was saved, or the match turned out to be another than what was on show. */
  onChanged: () => void;
}

/** The contract information dialog of a match; its code comes when it is first opened. */
export const ContractDialogs = ({ match, opened, onClose, onChanged }: ContractDialogsProps) => {
  const [correcting, setCorrecting] = useState(false);
  const close = () => {
    setCorrecting(false);
    onClose();
  };
  return (
    <>
      {(opened === 'form' || (opened !== null && correcting)) && (
        <ContractFormDialog match={match} onClose={close} onChanged={onChanged} />
      )}
      {opened === 'sheet' && !correcting && (
        <SavedSheetDialog match={match} onClose={close} onCorrect={() => setCorrecting(true)} />
      )}
    </>
  );
};
