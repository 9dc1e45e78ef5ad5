import { useState } from 'react';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { markMessages as messages } from '../messages.ts';
import { CompareColumn } from './CompareColumn.tsx';
import classes from './Compare.module.css';

/** More do not fit beside one another. */
const most = 3;

export interface Compared {
  id: number;
  name: string;
}

interface CompareDialogProps {
  opened: boolean;
  /** The shortlisted, in the order of the list; the first of them are compared until others are chosen. */
  candidates: readonly Compared[];
  onClose: () => void;
  onOpen: (id: number) => void;
}

const Choice = ({ candidates, onOpen }: Pick<CompareDialogProps, 'candidates' | 'onOpen'>) => {
  const [chosen, setChosen] = useState(() => candidates.slice(0, most).map(({ id }) => id));
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const shown = candidates.filter(({ id }) => chosen.includes(id));
  return (
    <Stack>
      {candidates.length > most && (
        <div className={classes.choice} role="group" aria-label={messages.compareWho}>
          {candidates.map(({ id, name }) => (
            <Button
              key={id}
              size="sm"
              aria-pressed={chosen.includes(id)}
              disabledBecause={
                !chosen.includes(id) && chosen.length >= most && messages.compareFull
              }
              onClick={() => toggle(id)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      <div className={classes.columns} role="group" aria-label={messages.columns}>
        {shown.map(({ id, name }) => (
          <CompareColumn key={id} id={id} name={name} onOpen={() => onOpen(id)} />
        ))}
      </div>
    </Stack>
  );
};

/** Up to three of the shortlisted candidates side by side. */
const CompareDialog = ({ opened, candidates, onClose, onOpen }: CompareDialogProps) => (
  <Dialog opened={opened} onClose={onClose} title={messages.compareTitle} size="xl">
    {opened && <Choice candidates={candidates} onOpen={onOpen} />}
  </Dialog>
);

export default CompareDialog;
