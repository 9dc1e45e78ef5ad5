import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import classes from '../Import.module.css';
import { importMessages as messages } from '../messages.ts';
import { sentMessages } from '../preview/messages.ts';
import { countMoved } from '../preview/what-is-sent.ts';
import type { Import } from '../use-import.ts';

const whens = (['now', 'later', 'none'] as const).map(
  (when) => [when, messages.whens[when]] as const,
);

const fates = {
  email: ['skip', 'update'],
  person: ['skip', 'update', 'add'],
  alike: ['add', 'skip'],
} as const;

/** What becomes of those who are there already, and when the invitations leave. */
export const SendingChoices = ({ run }: { run: Import }) => {
  const { database, ifKnown, setIfKnown, sending, setSending } = run;
  const known = run.kept.flatMap(({ row }) => database.known.get(row.key) ?? []);
  const moved = countMoved(run.sent, database.known);
  return (
    <div className={classes.facts}>
      {(['email', 'person', 'alike'] as const).map((way) => {
        const count = known.filter(({ by }) => by === way).length;
        return (
          count > 0 && (
            <SelectField
              key={way}
              label={messages.ifKnown[way](count)}
              placeholder={null}
              choices={fates[way].map((fate) => [fate, messages.fates[fate]])}
              value={ifKnown[way]}
              onChange={(event) => setIfKnown({ ...ifKnown, [way]: event.currentTarget.value })}
            />
          )
        );
      })}
      <SelectField
        label={messages.when}
        placeholder={null}
        choices={whens}
        value={sending.when}
        onChange={(event) =>
          setSending({ ...sending, when: event.currentTarget.value as typeof sending.when })
        }
      />
      {sending.when === 'later' && (
        <TextField
          type="datetime-local"
          label={messages.sendAt}
          value={sending.at}
          onChange={(event) => setSending({ ...sending, at: event.currentTarget.value })}
        />
      )}
      {moved > 0 && <p className={classes.hint}>{sentMessages.moved(moved, sending.when)}</p>}
      <p className={classes.hint} role="status">
        {database.checking && messages.checking}
        {database.failed && !database.checking && messages.checkFailed}
      </p>
    </div>
  );
};
