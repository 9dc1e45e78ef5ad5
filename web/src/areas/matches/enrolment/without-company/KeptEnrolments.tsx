import { lazyDialog } from '../../../../ui/dialogs/lazy-dialog.tsx';
import { DetailSection } from '../../../../ui/layout/DetailSection.tsx';
import { EnrolmentFacts } from '../EnrolmentFacts.tsx';
import { EnrolmentMoves } from '../EnrolmentMoves.tsx';
import { keptMessages as messages } from './messages.ts';
import { useRestoreKept, type KeptEnrolment } from './use-kept-enrolment.ts';

const KeptBreakDialog = lazyDialog(() => import('./KeptBreakDialog.tsx'));

const KeptMoves = ({ enrolment, name }: { enrolment: KeptEnrolment; name: string }) => (
  <EnrolmentMoves
    moves={enrolment.open_moves}
    restoreText={messages.restoreText}
    restore={useRestoreKept(enrolment)}
    renderBreakDialog={(opened, onClose) => (
      <KeptBreakDialog enrolment={enrolment} name={name} opened={opened} onClose={onClose} />
    )}
  />
);

const leadOf = ({ broken_on: brokenOn, state }: KeptEnrolment): string => {
  if (brokenOn !== null) return messages.leadBroken;
  return state === 'ended' ? messages.leadEnded : messages.lead;
};

interface KeptEnrolmentsProps {
  enrolments: readonly KeptEnrolment[];
  /** The candidate's. */
  name: string;
}

/** To the staff: a candidate's enrolments with companies that have deleted their account. */
const KeptEnrolments = ({ enrolments, name }: KeptEnrolmentsProps) =>
  enrolments.map((enrolment) => (
    <DetailSection key={enrolment.id} title={messages.title}>
      <p>{leadOf(enrolment)}</p>
      <EnrolmentFacts
        enrolment={enrolment}
        isProfessional={enrolment.is_professional}
        withNotices
        more={[[messages.session, enrolment.session ?? messages.noSession]]}
      >
        <KeptMoves enrolment={enrolment} name={name} />
      </EnrolmentFacts>
    </DetailSection>
  ));

export default KeptEnrolments;
