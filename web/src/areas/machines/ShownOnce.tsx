import { Button } from '../../ui/actions/Button.tsx';
import { CopyButton } from '../../ui/actions/CopyButton.tsx';
import { DialogActions } from '../../ui/dialogs/Dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { machineMessages as messages } from './messages.ts';
import classes from './Machines.module.css';

interface ShownOnceProps {
  /** Why it is to be copied now. */
  text: string;
  secret: string;
  copy: string;
  copied: string;
  onClose: () => void;
}

/** A secret that is kept nowhere, to be taken away now. */
export const ShownOnce = ({ text, secret, copy, copied, onClose }: ShownOnceProps) => (
  <Stack>
    <p>{text}</p>
    <code className={classes.secret}>{secret}</code>
    <DialogActions>
      <CopyButton size="md" text={secret} done={copied}>
        {copy}
      </CopyButton>
      <Button variant="main" onClick={onClose}>
        {messages.taken}
      </Button>
    </DialogActions>
  </Stack>
);
