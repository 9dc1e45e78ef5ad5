import { elided } from '@tandem/domain/elision';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import { BreakForm } from '../BreakForm.tsx';
import { enrolmentMessages } from '../messages.ts';
import { keptMessages as messages } from './messages.ts';
import { useBreakKept, type KeptEnrolment } from './use-kept-enrolment.ts';

interface KeptBreakDialogProps {
  enrolment: KeptEnrolment;
  /** The candidate's. */
  name: string;
  opened: boolean;
  onClose: () => void;
}

const BreakOfKept = ({ enrolment, name, onClose }: KeptBreakDialogProps) => {
  const { mutateAsync } = useBreakKept(enrolment, name, onClose);
  return (
    <BreakForm
      keptAs={`/kept_enrolments/${enrolment.id}/breaking`}
      terms={{
        beginsOn: enrolment.begins_on,
        rhythm: enrolment.centre_rhythm,
        isProfessional: enrolment.is_professional,
      }}
      lead={messages.breakText(elided('de', name))}
      told={messages.told}
      isStaff
      send={mutateAsync}
      onClose={onClose}
    />
  );
};

/** The break of an enrolment whose company is gone. */
const KeptBreakDialog = (props: KeptBreakDialogProps) => (
  <Dialog opened={props.opened} onClose={props.onClose} title={enrolmentMessages.breakTitle}>
    {props.opened && <BreakOfKept {...props} />}
  </Dialog>
);

export default KeptBreakDialog;
