import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { candidateName } from '../../candidates/candidate-name.ts';
import { companyName } from '../../companies/company-name.ts';
import type { Match } from '../match.ts';
import { BreakForm } from './BreakForm.tsx';
import { enrolmentMessages as messages } from './messages.ts';
import { useBreak } from './use-enrolment.ts';
import { useIsProfessional } from './use-is-professional.ts';

interface BreakDialogProps {
  match: Match;
  view: 'company' | 'admin';
  opened: boolean;
  onClose: () => void;
}

const BreakOfMatch = ({ match, view, onClose }: BreakDialogProps) => {
  const { mutateAsync } = useBreak(match, view, onClose);
  const isProfessional = useIsProfessional(match);
  const name = candidateName(match.application.applicant);
  return (
    <BreakForm
      keptAs={`/matches/${match.id}/breaking`}
      terms={{
        beginsOn: match.enrolment?.begins_on ?? null,
        rhythm: match.offer.centre_rhythm,
        isProfessional,
      }}
      lead={messages.breakText(name, companyName(match.offer.company))}
      told={view === 'company' ? messages.told.company(name) : messages.told.admin}
      isStaff={view === 'admin'}
      send={mutateAsync}
      onClose={onClose}
    />
  );
};

/** The break of a finalised match. */
const BreakDialog = (props: BreakDialogProps) => (
  <Dialog opened={props.opened} onClose={props.onClose} title={messages.breakTitle}>
    {props.opened && <BreakOfMatch {...props} />}
  </Dialog>
);

export default BreakDialog;
