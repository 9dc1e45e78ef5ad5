import { useId, useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { formatMoment } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { useBulkRun } from '../../../ui/managed-list/use-bulk-run.ts';
import { dialogMessages } from '../../../ui/messages.ts';
import { standingMessages } from '../../follow-up/standing/messages.ts';
import { nameOf, type Invited } from './candidate-rows.ts';
import { candidateActionMessages } from './messages.ts';
import { remindAllMessages as messages } from './remind-all-messages.ts';
import classes from './RemindAll.module.css';
import {
  firstChoice,
  isChosen,
  isRefused,
  programmesOf,
  remindable,
  type RemindChoice,
} from './remindable.ts';
import { remindOne, useCandidateActions } from './use-candidate-actions.ts';

interface RemindAllProps {
  /** Those who have not registered yet. */
  invited: readonly Invited[];
  onClose: () => void;
}

/** More would be read by nobody; those who are not shown are reminded like the others. */
const mostShown = 200;

/** Who of them is reminded: those whom the choice leaves, as far as they are ticked. */
const useChosen = (invited: readonly Invited[]) => {
  const [now] = useState(() => new Date());
  const [choice, setChoice] = useState<RemindChoice>(firstChoice);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const found = remindable(invited, choice, now);
  const toggle = (key: string) =>
    setToggled((keys) => {
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const chosen = found.filter((one) => isChosen(one, toggled));
  return { choice, setChoice, found, chosen, toggled, toggle };
};

/** Reminds the chosen, once the dialog has closed. */
const useReminders = (invited: readonly Invited[], onClose: () => void) => {
  const { onReminded } = useCandidateActions({ onDeleted: () => undefined });
  const { run } = useBulkRun(nameOf);
  const all = useAction({
    // Whoever was invited since the list was read is on no preview.
    run: () =>
      api('POST /temp-applicants/all/recontact/', {
        query: { up_to: Math.max(...invited.map(({ record }) => record.id)) },
      }),
    working: candidateActionMessages.reminding,
    done: ({ count }) => candidateActionMessages.allReminded(count),
    failed: candidateActionMessages.remindAllFailed,
    changes: ['GET /temp-applicants/'],
  });
  return async (chosen: readonly Invited[]) => {
    onClose();
    if (chosen.length === invited.length) return all.mutate();
    await run({
      rows: chosen,
      action: remindOne,
      done: candidateActionMessages.allReminded,
      failed: candidateActionMessages.remindAllFailed,
    });
    onReminded();
  };
};

/** Asks who is reminded: not reached for how long, of which programme, and who not; then reminds them. */
const RemindAll = ({ invited, onClose }: RemindAllProps) => {
  const { choice, setChoice, found, chosen, toggled, toggle } = useChosen(invited);
  const remind = useReminders(invited, onClose);
  const list = useId();
  const programmes = programmesOf(invited);
  const isAll = chosen.length === invited.length;
  const leftOut = invited.length - found.length;
  return (
    <Dialog opened onClose={onClose} title={candidateActionMessages.remindAllTitle}>
      <Stack>
        <SelectField
          label={messages.since}
          placeholder={null}
          choices={messages.sinceChoices}
          value={String(choice.days)}
          onChange={(event) => setChoice({ ...choice, days: Number(event.currentTarget.value) })}
        />
        {programmes.length > 0 && (
          <SelectField
            label={standingMessages.programme}
            placeholder={standingMessages.allProgrammes}
            choices={programmes.map((name) => [name, name] as const)}
            value={choice.programme}
            onChange={(event) => setChoice({ ...choice, programme: event.currentTarget.value })}
          />
        )}
        <p role="status">
          {chosen.length === 0
            ? messages.nobody
            : candidateActionMessages.remindText(chosen.length)}
          {leftOut > 0 && ` ${messages.leftOut(leftOut)}`}
        </p>
        {found.length > 0 && (
          <>
            <h3 id={list} className={classes.heading}>
              {messages.who}
            </h3>
            <ul aria-labelledby={list} className={classes.list}>
              {found.slice(0, mostShown).map((one) => (
                <li key={one.key}>
                  <CheckboxField
                    label={nameOf(one)}
                    description={
                      isRefused(one)
                        ? messages.refused
                        : messages.last(
                            one.record.last_email_sent && formatMoment(one.record.last_email_sent),
                          )
                    }
                    value={isChosen(one, toggled)}
                    onChange={() => toggle(one.key)}
                  />
                </li>
              ))}
            </ul>
            {found.length > mostShown && <p>{messages.more(found.length - mostShown)}</p>}
          </>
        )}
        <DialogActions>
          <Button onClick={onClose}>{dialogMessages.cancel}</Button>
          <Button
            variant="main"
            disabledBecause={chosen.length === 0 && messages.nobody}
            onClick={() => void remind(chosen)}
          >
            {isAll ? messages.all : messages.submit(chosen.length)}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
};

export default RemindAll;
