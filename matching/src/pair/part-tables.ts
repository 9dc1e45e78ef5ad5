import { distanceSteps, geographicTable } from '../parts/geographic.ts';
import { industryTable } from '../parts/industry.ts';
import { testTable } from '../parts/personality.ts';
import { resumeTable } from '../parts/resume.ts';
import { scaled, type Scale, type Scales } from '../corpus/scales.ts';
import type { Part } from '../weights.ts';

/** For each part, the score (tenths) at each step of what it measures, as one session scales it. */
export type PartTables = Readonly<Record<Part, Uint16Array>>;

const onScale = (table: Uint16Array, scale: Scale): Uint16Array =>
  table.map((score) => scaled(score, scale));

export const partTables = (scales: Scales): PartTables => {
  const geographic = onScale(geographicTable, scales.geographic);
  // A place that is not known scores 0 whatever the scale, as does one beyond all limits.
  geographic[distanceSteps] = 0;
  return {
    industry: onScale(industryTable, scales.industry),
    test: onScale(testTable, scales.test),
    geographic,
    resume: onScale(resumeTable, scales.resume),
  };
};
