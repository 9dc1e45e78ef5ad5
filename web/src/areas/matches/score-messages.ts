import { formatScore } from '../../platform/format/numbers.ts';

export const scoreMessages = {
  parts: {
    industry: 'Secteur',
    test: 'Test',
    geographic: 'Distance',
    resume: 'CV',
  },
  total: (score: number) => `Score total: ${formatScore(score)}/100`,
};
