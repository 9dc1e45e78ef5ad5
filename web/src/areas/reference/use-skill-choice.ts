import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '@tandem/contract';
import { useEffect, useRef } from 'react';
import { api } from '../../platform/api/client.ts';
import { callQuery } from '../../platform/data/calls.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { skillMessages as messages } from './messages.ts';
import type { Skill } from './skill-options.ts';

type KnownSkills = Answer<'GET /skills/'>;

const skillsQuery = callQuery('GET /skills/');

interface SkillChoice {
  value: readonly Skill[];
  onChange: (value: Skill[]) => void;
  /** The name of a skill that could not be added. */
  onRefused: (name: string) => void;
}

/** The reference list, and how a skill of it, or one's own, is chosen. */
export const useSkillChoice = ({ value, onChange, onRefused }: SkillChoice) => {
  const client = useQueryClient();
  const skills = useQuery(skillsQuery);
  // An added skill is answered after a while; the choice may have gone on since.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const choose = ({ id, name }: Skill) => {
    if (latest.current.some((skill) => skill.id === id)) return;
    onChange([...latest.current, { id, name }]);
  };
  const add = useAction({
    run: (name: string) => api('POST /skills/', { body: { name } }),
    failed: messages.addFailed,
    onDone: (skill) => {
      client.setQueryData<KnownSkills>(skillsQuery.queryKey, (list = []) =>
        list.some(({ id }) => id === skill.id) ? list : [...list, skill],
      );
      choose(skill);
    },
    onFailed: (_, name) => onRefused(name),
  });
  return { skills, choose, add: add.mutate };
};
