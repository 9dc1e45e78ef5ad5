import { copyText } from '../../../ui/actions/copy-text.ts';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { DownloadIcon, EyeIcon, LinkIcon, RemindIcon, TrashIcon } from '../../../ui/icons.tsx';
import { candidatesMessages as messages } from './messages.ts';
import { isInvited, nameOf, type Candidate } from './candidate-rows.ts';
import type { CandidateActions } from './use-candidate-actions.ts';

interface RowActionsProps {
  candidate: Candidate;
  actions: CandidateActions;
  onOpen: (candidate: Candidate) => void;
  onDelete: (candidate: Candidate) => void;
}

/** The buttons at the end of a row. */
export const CandidateRowActions = ({ candidate, actions, onOpen, onDelete }: RowActionsProps) => {
  const name = nameOf(candidate);
  return (
    <>
      {isInvited(candidate) ? (
        <>
          <IconButton label={messages.remind(name)} onClick={() => actions.remind(candidate)}>
            <RemindIcon />
          </IconButton>
          <IconButton
            label={messages.copyLink(name)}
            onClick={() => void copyText(candidate.record.link_inscription)}
          >
            <LinkIcon />
          </IconButton>
        </>
      ) : (
        <IconButton label={messages.resume(name)} onClick={() => actions.download(candidate)}>
          <DownloadIcon />
        </IconButton>
      )}
      <IconButton label={messages.detail(name)} onClick={() => onOpen(candidate)}>
        <EyeIcon />
      </IconButton>
      <IconButton label={messages.remove(name)} onClick={() => onDelete(candidate)}>
        <TrashIcon />
      </IconButton>
    </>
  );
};
