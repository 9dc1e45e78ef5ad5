import { status, statusLabels, type MatchStatus } from '@tandem/domain/matches/match';
import { refusingSide } from '@tandem/domain/matches/refusal-reasons';
import { useEffect, useState } from 'react';
import { enrolmentMessages } from '../../enrolment/messages.ts';
import { actionMessages as messages } from '../../messages.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx';
import { lazyDialog } from '../../../../ui/dialogs/lazy-dialog.tsx';
import type { Said } from '../../answers/said.ts';
import { refusalOf } from '../../answers/use-forget-refusal.ts';
import type { Match, MatchView } from '../../match.ts';
import { candidateName } from '../../../candidates/candidate-name.ts';
import { companyName } from '../../../companies/company-name.ts';

const fetchRefusal = () => import('../../answers/RefusalDialog.tsx');
const RefusalDialog = lazyDialog(fetchRefusal);

interface MoveQuestionProps {
  match: Match;
  view: MatchView;
  /** The status that would be set; null while nothing is asked. */
  to: MatchStatus | null;
  onConfirm: (to: MatchStatus, said: Said) => void;
  onClose: () => void;
}

const words = (
  { offer: need, application, enrolment, status: from }: Match,
  view: MatchView,
  to: MatchStatus,
) => {
  if (view === 'candidate')
    return {
      title: messages.refuseNeedTitle,
      text: messages.refuseNeedText(companyName(need.company)),
      confirm: messages.refuseNeed,
    };
  if (view === 'company')
    return {
      title: messages.refuseCandidateTitle,
      text: messages.refuseCandidateText(candidateName(application.applicant)),
      confirm: messages.refuseCandidate,
    };
  const lost =
    from === status.finalised && !enrolment?.broken_on ? ` ${enrolmentMessages.isAnnulled}` : '';
  return {
    title: messages.setStatusTitle,
    text: `${messages.setStatusText(statusLabels[to])}${lost}`,
    confirm: messages.setStatus,
  };
};

/** Asks why before a refusal, and whether one is sure before an enrolment is taken back. */
export const MoveQuestion = ({ match, view, to, onConfirm, onClose }: MoveQuestionProps) => {
  // Where the network is gone by then, a no is given with what is here already.
  useEffect(() => void fetchRefusal().catch(() => {}), []);
  // What was asked stays until the dialog has faded.
  const [kept, setKept] = useState({ match, to });
  if (to !== null && to !== kept.to) setKept({ match, to });
  const asked = kept.to ?? match.status;
  const { title, text, confirm } = words(kept.match, view, asked);
  const side = refusingSide(asked);
  const opened = to !== null;
  const confirmed = (said: Said) => to !== null && onConfirm(to, said);
  return (
    <>
      <RefusalDialog
        opened={opened && side !== null}
        side={side ?? 'company'}
        keptAs={refusalOf(match.id)}
        title={title}
        text={text}
        confirm={confirm}
        optional={view === 'admin'}
        onConfirm={confirmed}
        onClose={onClose}
      />
      <ConfirmDialog
        opened={opened && side === null}
        title={title}
        confirm={confirm}
        danger
        onConfirm={() => confirmed({})}
        onClose={onClose}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  );
};
