import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
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
  const sheet = company && sheetOf(company);
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
      {company && <p>{messages.deleteText(nameOf(company))}</p>}
      {sheet && sheet.number_of_offers > 0 && (
        <p>
          <strong>{messages.deleteNeeds(sheet.active_offers)}</strong>
        </p>
      )}
      <p>{dialogMessages.irreversible}</p>
    </ConfirmDialog>
  );
};
