import { api } from '../../../platform/api/client.ts';
import { reload } from '../../../platform/data/calls.ts';
import { queryClient } from '../../../platform/data/query-client.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { PasswordQuestion } from '../PasswordQuestion.tsx';
import { removalMessages as messages } from './messages.ts';

const RemovalQuestion = ({ onClose }: { onClose: () => void }) => {
  const { reloadUser } = useSession();
  const onSent = () => {
    notify.success(messages.done);
    onClose();
    void reload(queryClient, 'GET /second-factor/');
    // Where the centre asks it of its staff, they are led to it again.
    void reloadUser();
  };
  return (
    <PasswordQuestion
      text={messages.text}
      messages={messages}
      danger
      send={(body) => api('POST /second-factor/removal/', { body })}
      onSent={onSent}
      onClose={onClose}
    />
  );
};

const SecondFactorRemovalDialog = ({
  opened,
  onClose,
}: {
  opened: boolean;
  onClose: () => void;
}) => (
  <Dialog opened={opened} onClose={onClose} title={messages.title} size="sm">
    <RemovalQuestion onClose={onClose} />
  </Dialog>
);

export default SecondFactorRemovalDialog;
