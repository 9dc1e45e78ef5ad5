import { status, statusLabels, type MatchStatus } from '@tandem/domain/matches/match';
import { useState } from 'react';
import { actionMessages as messages } from '../messages.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import type { Match, MatchView } from '../match.ts';
import { candidateName } from '../../candidates/candidate-name.ts';
import { companyName } from '../../companies/company-name.ts';

interface MoveQuestionProps {
  match: Match;
  view: MatchView;
  /** The status that would be set; null while nothing is asked. */
  to: MatchStatus | null;
  onConfirm: (to: MatchStatus) => void;
  onClose: () => void;
}

const words = ({ offer, application, status: from }: Match, view: MatchView, to: MatchStatus) => {
  if (view === 'applicant')
    return {
      title: messages.refuseNeedTitle,
      text: messages.refuseNeedText(companyName(offer.company)),
      confirm: messages.refuseNeed,
    };
  if (view === 'company')
    return {
      title: messages.refuseCandidateTitle,
      text: messages.refuseCandidateText(candidateName(application.applicant)),
      confirm: messages.refuseCandidate,
    };
  const lost = from === status.finalised ? ` ${messages.unfinaliseText}` : '';
  return {
    title: messages.setStatusTitle,
    text: `${messages.setStatusText(statusLabels[to])}${lost}`,
    confirm: messages.setStatus,
  };
};

/** Asks before a refusal, or before an enrolment is taken back. */
export const MoveQuestion = ({ match, view, to, onConfirm, onClose }: MoveQuestionProps) => {
  // What was asked stays until the dialog has faded.
  const [kept, setKept] = useState({ match, to });
  if (to !== null && to !== kept.to) setKept({ match, to });
  const { title, text, confirm } = words(kept.match, view, kept.to ?? match.status);
  return (
    <ConfirmDialog
      opened={to !== null}
      title={title}
      confirm={confirm}
      danger
      onConfirm={() => to !== null && onConfirm(to)}
      onClose={onClose}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
};
