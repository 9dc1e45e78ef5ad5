import { ErrorLine } from '../../ui/feedback/errors/ErrorLine.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import classes from './Machines.module.css';

interface ChoicesProps<Key extends string> {
  name: string;
  title: string;
  keys: readonly Key[];
  labels: Readonly<Record<Key, string>>;
  chosen: readonly Key[];
  onChange: (chosen: Key[]) => void;
  error?: string | undefined;
}

/** Any number of a few, each with a box of its own. */
export const Choices = <Key extends string>({
  name,
  title,
  keys,
  labels,
  chosen,
  onChange,
  error,
}: ChoicesProps<Key>) => (
  <fieldset className={classes.choices}>
    <legend>{title}</legend>
    {keys.map((key) => (
      <CheckboxField
        key={key}
        name={name}
        label={labels[key]}
        value={chosen.includes(key)}
        onChange={(isChosen) =>
          onChange(keys.filter((one) => (one === key ? isChosen : chosen.includes(one))))
        }
      />
    ))}
    {error && <ErrorLine message={error} />}
  </fieldset>
);
