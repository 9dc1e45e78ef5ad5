import { Combobox } from '@mantine/core';
import type { Answer } from '@tandem/contract';
import { skillMessages as messages } from './messages.ts';
import classes from './SkillsField.module.css';

/** The option that adds what was typed. */
const ownOption = 'own';

interface SkillOptionsProps {
  label: string;
  found: Answer<'GET /skills/'>;
  /** What was typed, where it may be added. */
  own: string | null;
}

/** What the list below the field offers: skills that fit what was typed, and one's own. */
export const SkillOptions = ({ label, found, own }: SkillOptionsProps) => (
  <Combobox.Options className={classes.options} aria-label={label}>
    {found.map(({ id, name, group }) => (
      <Combobox.Option key={id} value={String(id)} className={classes.option}>
        {name}
        <span className={classes.group}>{group}</span>
      </Combobox.Option>
    ))}
    {own !== null && <Combobox.Option value={ownOption}>{messages.add(own)}</Combobox.Option>}
    {found.length === 0 && own === null && <Combobox.Empty>{messages.nothing}</Combobox.Empty>}
  </Combobox.Options>
);
