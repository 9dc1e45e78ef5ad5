import { CheckboxField } from './CheckboxField.tsx';
import classes from './CheckboxGroup.module.css';

interface CheckboxGroupProps<Key extends string> {
  title: string;
  keys: readonly Key[];
  labelOf: (key: Key) => string;
  chosen: readonly Key[];
  onChange: (chosen: Key[]) => void;
  error?: string | undefined;
}

/** Any number of a few, each with a box of its own; a fault of the choice is told at its end. */
export const CheckboxGroup = <Key extends string>({
  title,
  keys,
  labelOf,
  chosen,
  onChange,
  error,
}: CheckboxGroupProps<Key>) => (
  <fieldset className={classes.choices}>
    <legend>{title}</legend>
    {keys.map((key) => (
      <CheckboxField
        key={key}
        name={key}
        label={labelOf(key)}
        value={chosen.includes(key)}
        error={key === keys.at(-1) ? error : undefined}
        onChange={(isChosen) =>
          onChange(keys.filter((one) => (one === key ? isChosen : chosen.includes(one))))
        }
      />
    ))}
  </fieldset>
);
