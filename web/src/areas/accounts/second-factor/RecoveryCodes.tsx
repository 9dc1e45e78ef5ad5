import { saveFile } from '../../../platform/data/save-file.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CopyButton } from '../../../ui/actions/CopyButton.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { recoveryMessages as messages } from './messages.ts';
import classes from './SecondFactor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onTaken: () => void;
}

/** The ten codes, to be taken away now: they are shown once. */
export const RecoveryCodes = ({ codes, onTaken }: RecoveryCodesProps) => {
  const save = () => {
    const text = [messages.fileHead, '', ...codes, ''].join('\r\n');
    saveFile({ blob: new Blob([text], { type: 'text/plain' }), name: messages.file });
  };
  return (
    <Stack>
      <p>{messages.text}</p>
      <ul className={classes.codes} aria-label={messages.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <CopyButton size="md" text={codes.join('\n')} done={messages.copied}>
          {messages.copy}
        </CopyButton>
        <Button onClick={save}>{messages.save}</Button>
        <Button variant="main" onClick={onTaken}>
          {messages.taken}
        </Button>
      </div>
    </Stack>
  );
};
