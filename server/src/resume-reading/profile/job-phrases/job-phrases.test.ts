import { skills } from '@tandem/domain/reference/skills';
import { fold } from '@tandem/matching/text/fold';
import { expect, it } from 'vitest';
import { jobPhrases, qualityPhrases } from './job-phrases.ts';

const rows = [...jobPhrases, ...qualityPhrases];

it('every row tells a skill of the reference list, and nothing that the list says already', () => {
  const said = new Map(
    skills.map(({ name, synonyms }) => [name, new Set([name, ...synonyms].map(fold))]),
  );
  for (const [skill, phrases] of rows) {
    expect([...said.keys()]).toContain(skill);
    const known = said.get(skill);
    expect(phrases.split('; ').filter((phrase) => known?.has(fold(phrase)))).toEqual([]);
  }
});

it('no row says a thing twice, and none says nothing', () => {
  for (const [, phrases] of rows) {
    const all = phrases.split('; ');
    expect(all.filter((phrase, at) => phrase.trim() === '' || all.indexOf(phrase) !== at)).toEqual(
      [],
    );
  }
});
