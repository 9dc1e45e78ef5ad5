import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import type { Match } from '../matches/match.ts';

const ContractFormDialog = lazyDialog(() => import('./ContractFormDialog.tsx'));
const SavedSheetDialog = lazyDialog(() => import('./SavedSheetDialog.tsx'));

export type OpenContract = 'form' | 'sheet';

interface ContractDialogsProps {
  match: Match;
  /** The sheet to fill in, or the one that was saved; null while none is open. */
  opened: OpenContract | null;
  onClose: () => void;
}

/** The contract information dialog of a match; its code comes when it is first opened. */
export const ContractDialogs = ({ match, opened, onClose }: ContractDialogsProps) => (
  <>
    {opened === 'form' && <ContractFormDialog match={match} onClose={onClose} />}
    {opened === 'sheet' && <SavedSheetDialog match={match} onClose={onClose} />}
  </>
);
