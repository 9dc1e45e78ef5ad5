import { CloseIcon } from '../../ui/icons.tsx';
import { skillMessages as messages } from './messages.ts';
import type { Skill } from './skill-options.ts';
import classes from './SkillsField.module.css';

interface ChosenSkillsProps {
  label: string;
  skills: readonly Skill[];
  onRemove: (id: number) => void;
}

/** The skills that are chosen, each with what takes it away. */
export const ChosenSkills = ({ label, skills, onRemove }: ChosenSkillsProps) =>
  skills.length > 0 && (
    <ul className={classes.chosen} aria-label={label}>
      {skills.map(({ id, name }) => (
        <li key={id} className={classes.chip}>
          {name}
          <button type="button" aria-label={messages.remove(name)} onClick={() => onRemove(id)}>
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  );
