import classes from './MultiSelectList.module.css';
import type { ListOption } from './use-multi-select.ts';

interface Placed extends ListOption {
  index: number;
}

interface MultiSelectOptionsProps {
  options: readonly ListOption[];
  value: readonly number[];
  /** The option that the keys are on; -1 for none. */
  active: number;
  idOf: (index: number) => string;
}

/** Runs of options of one group, in their order. */
const runsOf = (options: readonly ListOption[]): [group: string | undefined, Placed[]][] => {
  const runs: [string | undefined, Placed[]][] = [];
  for (const [index, option] of options.entries()) {
    const last = runs.at(-1);
    if (last && last[0] === option.group) last[1].push({ ...option, index });
    else runs.push([option.group, [{ ...option, index }]]);
  }
  return runs;
};

/** The lines of a list box, under the names of their groups where they have any. */
export const MultiSelectOptions = ({ options, value, active, idOf }: MultiSelectOptionsProps) => {
  const line = ({ index, label, value: own }: Placed) => (
    <div
      key={own}
      id={idOf(index)}
      className={classes.option}
      role="option"
      aria-selected={value.includes(own)}
      data-active={index === active || undefined}
      data-index={index}
    >
      {label}
    </div>
  );
  return runsOf(options).map(([group, lines]) =>
    group === undefined ? (
      lines.map(line)
    ) : (
      <div
        key={group}
        className={classes.group}
        role="group"
        aria-label={group}
        data-heading={group}
      >
        {lines.map(line)}
      </div>
    ),
  );
};
