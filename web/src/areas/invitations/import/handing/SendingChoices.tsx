import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import classes from '../Import.module.css';
import { importMessages as messages } from '../messages.ts';
import type { IfKnown } from '../preview/row-state.ts';
import type { Import } from '../use-import.ts';

const whens = (['now', 'later', 'none'] as const).map(
  (when) => [when, messages.whens[when]] as const,
);

/** What becomes of those who are there already, and when the invitations leave. */
export const SendingChoices = ({ run }: { run: Import }) => {
  const { database, ifKnown, setIfKnown, sending, setSending } = run;
  const known = run.kept.flatMap(({ row }) => database.known.get(row.key) ?? []);
  const byEmail = known.filter(({ by }) => by === 'email').length;
  const byPerson = known.length - byEmail;
  return (
    <div className={classes.facts}>
      {byEmail > 0 && (
        <SelectField
          label={messages.ifEmailKnown(byEmail)}
          placeholder={null}
          choices={(['skip', 'update'] as const).map((fate) => [fate, messages.fates[fate]])}
          value={ifKnown.email}
          onChange={(event) =>
            setIfKnown({ ...ifKnown, email: event.currentTarget.value as IfKnown['email'] })
          }
        />
      )}
      {byPerson > 0 && (
        <SelectField
          label={messages.ifPersonKnown(byPerson)}
          placeholder={null}
          choices={(['skip', 'update', 'add'] as const).map((fate) => [fate, messages.fates[fate]])}
          value={ifKnown.person}
          onChange={(event) =>
            setIfKnown({ ...ifKnown, person: event.currentTarget.value as IfKnown['person'] })
          }
        />
      )}
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
      <p className={classes.hint} role="status">
        {database.checking && messages.checking}
        {database.failed && !database.checking && messages.checkFailed}
      </p>
    </div>
  );
};
