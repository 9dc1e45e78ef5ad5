import { useQuery } from '@tanstack/react-query';
import { useWork } from '../../areas/follow-up/work/use-work.ts';
import { savedViews } from '../../areas/lists/views.ts';
import { addedSkills } from '../../areas/reference/added/added-skill.ts';

/** What stands on the home of the staff above something else; each part reads its own. */
export const useStaffParts = () => {
  const { work } = useWork();
  const views = useQuery(savedViews);
  const skills = useQuery(addedSkills);
  return { work, views, skills };
};
