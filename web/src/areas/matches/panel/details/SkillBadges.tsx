import { matchPanelMessages as messages } from '../../messages.ts';
import { Badge } from '../../../../ui/feedback/Badge.tsx';
import { Hidden } from '../../../../ui/layout/Hidden.tsx';
import classes from './SkillBadges.module.css';

export interface Skill {
  id: number;
  name: string;
}

interface SkillBadgesProps {
  /** Both sides have them: filled. */
  shared: readonly Skill[];
  /** Asked for and not shown: hollow. */
  missing?: readonly Skill[];
  /** Says of each which it is, for those who do not see the difference. */
  compared?: boolean;
}

export const SkillBadges = ({ shared, missing = [], compared = false }: SkillBadgesProps) => (
  <ul className={classes.skills}>
    {shared.map(({ id, name }) => (
      <li key={id}>
        <Badge>
          {name}
          {compared && <Hidden> ({messages.sharedSkill})</Hidden>}
        </Badge>
      </li>
    ))}
    {missing.map(({ id, name }) => (
      <li key={id}>
        <Badge variant="hollow">
          {name}
          <Hidden> ({messages.missingSkill})</Hidden>
        </Badge>
      </li>
    ))}
  </ul>
);
