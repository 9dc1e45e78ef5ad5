import { ToDo } from '../../areas/follow-up/work/ToDo.tsx';
import { SavedViews } from '../../areas/lists/SavedViews.tsx';
import { SkillsToRead } from '../../areas/reference/added/SkillsToRead.tsx';

/** The parts of the staff's home that may come late, wherever they then stand. */
export const staffParts = {
  work: <ToDo />,
  views: <SavedViews />,
  skills: <SkillsToRead />,
};
