import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import type { FieldProps } from '../../ui/forms/use-server-form.ts';
import { PartSliders } from './PartSliders.tsx';
import type { Weights } from './weights.ts';
import classes from './WeightsForm.module.css';

interface SideWeightsProps {
  label: string;
  /** Names the sliders. */
  group: string;
  field: FieldProps<Weights | null>;
  /** What it starts with. */
  common: Weights;
}

/** How one side weighs the parts, where it does not do so as all. */
export const SideWeights = ({ label, group, field, common }: SideWeightsProps) => {
  const { value, error, onChange } = field;
  return (
    <div className={classes.side}>
      <CheckboxField
        label={label}
        value={value !== null}
        onChange={(own) => onChange(own ? common : null)}
      />
      {value && (
        <div role="group" aria-label={group} className={classes.own}>
          <PartSliders
            weights={value}
            error={error}
            onPart={(part, weight) => onChange({ ...value, [part]: weight })}
          />
        </div>
      )}
    </div>
  );
};
