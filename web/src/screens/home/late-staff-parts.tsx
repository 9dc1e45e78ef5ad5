import { ToDo } from '../../areas/follow-up/work/ToDo.tsx';
import { SavedViews } from '../../areas/lists/SavedViews.tsx';
import { SkillsToRead } from '../../areas/reference/added/SkillsToRead.tsx';

/** What shows of the parts of the staff's home that come after all others. */
export const lateStaffParts = {
  work: <ToDo />,
  views: <SavedViews />,
  skills: <SkillsToRead />,
};
