import { copyText } from '../../../components/copy-text.ts';
import { IconButton } from '../../../components/IconButton.tsx';
import {
  DownloadIcon,
  EyeIcon,
  LinkIcon,
  RemindIcon,
  TrashIcon,
} from '../../../components/icons.tsx';
import { candidatesMessages as messages } from '../../../messages/candidates.ts';
import { isInvited, nameOf, type Candidate } from './candidates.ts';
import type { CandidateDeeds } from './use-candidate-deeds.ts';

interface RowActionsProps {
  candidate: Candidate;
  deeds: CandidateDeeds;
  onOpen: (candidate: Candidate) => void;
  onDelete: (candidate: Candidate) => void;
}

/** The buttons at the end of a row. */
export const RowActions = ({ candidate, deeds, onOpen, onDelete }: RowActionsProps) => {
  const name = nameOf(candidate);
  return (
    <>
      {isInvited(candidate) ? (
        <>
          <IconButton label={messages.remind(name)} onClick={() => deeds.remind(candidate)}>
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
        <IconButton label={messages.resume(name)} onClick={() => deeds.download(candidate)}>
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
