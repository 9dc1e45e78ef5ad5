import { copyText } from '../../../components/copy-text.ts';
import { IconButton } from '../../../components/IconButton.tsx';
import { EyeIcon, LinkIcon, RemindIcon, TrashIcon } from '../../../components/icons.tsx';
import { companiesMessages as messages } from '../../../messages/companies.ts';
import { isInvited, nameOf, type Company } from './companies.ts';
import type { CompanyDeeds } from './use-company-deeds.ts';

interface RowActionsProps {
  company: Company;
  deeds: CompanyDeeds;
  onOpen: (company: Company) => void;
  onDelete: (company: Company) => void;
}

/** The buttons at the end of a row. */
export const RowActions = ({ company, deeds, onOpen, onDelete }: RowActionsProps) => {
  const name = nameOf(company);
  return (
    <>
      {isInvited(company) && (
        <>
          <IconButton label={messages.remind(name)} onClick={() => deeds.remind(company)}>
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
