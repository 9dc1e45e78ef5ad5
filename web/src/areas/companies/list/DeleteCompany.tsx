import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { useLast } from '../../../ui/dialogs/use-last.ts';
import { companyActionMessages as messages } from './messages.ts';
import { dialogMessages } from '../../../ui/messages.ts';
import { nameOf, sheetOf, type Company } from './company-rows.ts';

interface DeleteCompanyProps {
  company: Company | undefined;
  busy: boolean;
  onConfirm: (company: Company) => void;
  onClose: () => void;
}

/** Asks before a company goes, and says what goes with it. */
export const DeleteCompany = ({ company, busy, onConfirm, onClose }: DeleteCompanyProps) => {
  const shown = useLast(company);
  const sheet = shown && sheetOf(shown);
  return (
    <ConfirmDialog
      opened={company !== undefined}
      title={messages.deleteTitle}
      confirm={dialogMessages.delete}
      danger
      busy={busy}
      onConfirm={() => company && onConfirm(company)}
      onClose={onClose}
    >
      {shown && <p>{messages.deleteText(nameOf(shown))}</p>}
      {sheet && sheet.number_of_offers > 0 && (
        <p>
          <strong>{messages.deleteNeeds(sheet.active_offers)}</strong>
        </p>
      )}
      <p>{dialogMessages.irreversible}</p>
    </ConfirmDialog>
  );
};
