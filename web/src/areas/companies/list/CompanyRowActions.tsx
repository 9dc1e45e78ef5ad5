import { copyText } from '../../../ui/actions/copy-text.ts';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { EyeIcon, LinkIcon, RemindIcon, TrashIcon } from '../../../ui/icons.tsx';
import { companiesMessages as messages } from './messages.ts';
import { isInvited, nameOf, type Company } from './company-rows.ts';
import type { CompanyActions } from './use-company-actions.ts';

interface RowActionsProps {
  company: Company;
  actions: CompanyActions;
  onOpen: (company: Company) => void;
  onDelete: (company: Company) => void;
}

/** The buttons at the end of a row. */
export const CompanyRowActions = ({ company, actions, onOpen, onDelete }: RowActionsProps) => {
  const name = nameOf(company);
  return (
    <>
      {isInvited(company) && (
        <>
          <IconButton label={messages.remind(name)} onClick={() => actions.remind(company)}>
            <RemindIcon />
          </IconButton>
          <IconButton
            label={messages.copyLink(name)}
            onClick={() => void copyText(company.record.link_inscription)}
          >
            <LinkIcon />
          </IconButton>
        </>
      )}
      <IconButton label={messages.detail(name)} onClick={() => onOpen(company)}>
        <EyeIcon />
      </IconButton>
      <IconButton label={messages.remove(name)} onClick={() => onDelete(company)}>
        <TrashIcon />
      </IconButton>
    </>
  );
};
