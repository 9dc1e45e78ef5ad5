import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCorpus } from '../corpus/corpus.ts';
import { openCorpus } from '../parts/document.ts';
import { sectors } from '@tandem/domain/reference/sectors';
import { skills } from '@tandem/domain/reference/skills';
import type { CandidateProfile, NeedProfile } from '../profiles.ts';
import { scorePair } from './score-pair.ts';
import {
  answers,
  bothSides,
  freeText,
  place,
  sectorIds,
  sentence,
  sessions,
  skillIds,
  weights,
} from '../testing/arbitraries.ts';
import {
  aCandidate,
  aNeed,
  answersOf,
  candidateTextOf,
  lexicon,
  lyon,
  needTextOf,
  paris,
  skillIdOf,
  versailles,
} from '../testing/made-profiles.ts';
import { familiesOf } from '../text/families.ts';
import { prepareCandidateText, prepareNeedText } from '../text/prepare.ts';
import { equalWeights, parts, type Weights } from '../weights.ts';

const corpusOf = (candidates: CandidateProfile[], needs: NeedProfile[]) =>
  openCorpus(buildCorpus(candidates, needs, lexicon));

const score = (candidate: CandidateProfile, need: NeedProfile, weighted: Weights = equalWeights) =>
  scorePair(candidate, need, corpusOf([candidate], [need]), weighted);

describe('which pairs are scored', () => {
  test.each([
    ['another session', { sessionId: 2 }],
    ['a formation that the need does not list', { programmeId: 9 }],
    ['another level', { level: '6' }],
    ['another contract', { contractType: 'stage' }],
    ['a place beyond the limit', { place: lyon }],
  ] as const)('not %s', (_, change) => {
    expect(score(aCandidate(change), aNeed())).toBeNull();
  });

  test.each([
    ['a need for several formations', {}, { programmeIds: [3, 1] }],
    ['« Autre » on the candidate’s side', { contractType: 'Autre' }, {}],
    ['« Autre » on the need’s side', {}, { contractType: 'Autre' }],
    ['a far place without a limit', { maxKm: -1, place: lyon }, {}],
    ['a candidate whose place is not known', { place: null }, {}],
    ['a need whose place is not known', { maxKm: 5 }, { place: null }],
  ] as const)('%s', (_, ours, theirs) => {
    const need = { ...theirs, ...('programmeIds' in theirs ? { programmeIds: [3, 1] } : {}) };
    expect(score(aCandidate(ours), aNeed(need))).not.toBeNull();
  });
});

describe('the parts', () => {
  test('geographic: full at the door, less with every kilometre whatever the limit, 0 for an unknown place', () => {
    const km = (maxKm: number, from = versailles) =>
      score(aCandidate({ maxKm, place: from }), aNeed({ place: paris }))?.geographic;
    expect(km(50, paris)).toBe(1000);
    // 17.9 km.
    expect(km(50)).toBeGreaterThan(580);
    expect(km(50)).toBeLessThan(610);
    for (const maxKm of [-1, 20, 100]) expect(km(maxKm)).toBe(km(50));
    expect(km(-1, lyon)).toBe(0);
    expect(score(aCandidate({ place: null }), aNeed())?.geographic).toBe(0);
  });

  test('industry: the same heading counts full, the same section half, another nothing', () => {
    const industry = (ours: number[], theirs: number[]) =>
      score(aCandidate({ sectorIds: ours }), aNeed({ sectorIds: theirs }))?.industry;
    expect(industry([24], [24])).toBe(1000);
    expect(industry([22], [24])).toBe(500);
    expect(industry([1], [24])).toBe(0);
    // The company finds its sector, the candidate one of two: (2 · 1 + ½) / 3.
    expect(industry([24, 1], [24])).toBe(833);
    expect(industry([], [24])).toBe(0);
    expect(
      industry(
        sectors.map(({ id }) => id),
        [24],
      ),
    ).toBeLessThan(100);
  });

  test('test: full for the same answers, little for opposite ones, less than half by chance', () => {
    const same = answersOf([1, 5, 3, 2, 4, 5, 1, 2, 3, 4, 5, 1, 2]);
    const opposite = answersOf([5, 1, 3, 4, 2, 1, 5, 4, 3, 2, 1, 5, 4]);
    const part = (theirs: typeof same) =>
      score(aCandidate({ answers: same }), aNeed({ answers: theirs }))?.test;
    expect(part(same)).toBe(1000);
    expect(part(opposite)).toBeLessThan(200);
  });

  test('resume: nearly full for the same words, nothing without one in common, skills before stray words', () => {
    const words = (ours: string, theirs: string) => {
      const candidate = aCandidate({ text: candidateTextOf(ours) });
      const need = aNeed({ text: needTextOf(theirs) });
      const others = [candidateTextOf('Python, Git'), candidateTextOf('mirabelle')].map(
        (text, at) => aCandidate({ id: 10 + at, text }),
      );
      return scorePair(candidate, need, corpusOf([candidate, ...others], [need]), equalWeights)
        ?.resume;
    };
    expect(words('Python et quenouille', 'Python et quenouille')).toBeGreaterThan(900);
    expect(words('Python', 'Comptabilité générale')).toBe(0);
    expect(words('Python, mirabelle', 'Python, quenouille')).toBeGreaterThan(
      words('Java, quenouille', 'Python, quenouille') ?? 1000,
    );
  });
});

test('the job that a summary looks for counts more than one that the resume merely names', () => {
  const need = (id: number, title: string) =>
    aNeed({ id, text: prepareNeedText({ title, description: 'Python, Java, SQL, Git' }, lexicon) });
  const needs = ['Luthière', 'Luthier (H/F)', 'Verrier', 'Verrière', 'Vannier', 'Tonnelier'].map(
    (title, id) => need(id, title),
  );
  const candidate = (summary: string, resumeText: string) =>
    aCandidate({ text: prepareCandidateText({ summary, resumeText }, lexicon) });
  const aiming = candidate('Je veux devenir luthière', 'Stage chez un verrier');
  const others = ['Stage chez un verrier', 'Stage chez une luthière', 'trombone', 'trombone'].map(
    (text) => candidate('', text),
  );
  const corpus = corpusOf([aiming, ...others], needs);
  const resume = (one: CandidateProfile, at: number) => {
    const asked = needs[at];
    return asked && scorePair(one, asked, corpus, equalWeights)?.resume;
  };
  expect(resume(aiming, 0)).toBeGreaterThan(resume(aiming, 2) ?? 1000);
  const sameWords = candidate('', 'Je veux devenir luthière. Stage chez un verrier');
  expect(resume(aiming, 0)).toBeGreaterThan(resume(sameWords, 0) ?? 1000);
  expect(resume(aiming, 2)).toBeLessThan(resume(sameWords, 2) ?? 0);
  // Whose summary names no job, or who has none, looks for the jobs that the resume names.
  const nowhere = candidate('Je veux apprendre', 'Stage chez un verrier');
  expect(resume(nowhere, 2)).toBeGreaterThan(resume(aiming, 2) ?? 1000);
  expect(resume(nowhere, 2)).toBeGreaterThan(resume(nowhere, 0) ?? 1000);
});

test('a trade that somebody looks for counts the more the earlier they name it, and never less than unsaid', () => {
  const need = (id: number, title: string) =>
    aNeed({ id, text: prepareNeedText({ title, description: 'Python, Java, SQL, Git' }, lexicon) });
  const needs = ['Luthier', 'Verrier', 'Vannier', 'Tonnelier', 'Fourreur'].flatMap((title, at) => [
    need(2 * at, title),
    need(2 * at + 1, title),
  ]);
  const candidate = (trades: string[], summary = '') =>
    aCandidate({
      text: prepareCandidateText({ trades, summary, resumeText: 'Python, Git' }, lexicon),
    });
  const ordered = candidate(['Luthier', 'Verrière', 'Vannier'], 'Tonnelier depuis toujours');
  const others = ['trombone', 'Java', 'SQL'].map((text) =>
    aCandidate({ text: candidateTextOf(text) }),
  );
  const corpus = corpusOf([ordered, ...others], needs);
  const resumes = (one: CandidateProfile) =>
    needs
      .filter((_, at) => at % 2 === 0)
      .map((asked) => scorePair(one, asked, corpus, equalWeights)?.resume ?? 0);
  const [first = 0, second = 0, third = 0, summary = 0, none = 0] = resumes(ordered);
  expect(first).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(third);
  // Beside an order, what the summary says is wished for less.
  expect([third, third > none]).toEqual([expect.any(Number), true]);
  expect(summary).toBeGreaterThan(none);
  // One trade in place of a summary says the same, however it is told; order is all that three tell.
  expect(resumes(candidate(['Luthier']))[0]).toBeGreaterThan(resumes(candidate([], ''))[0] ?? 1000);
  const alike = candidate([], 'Luthier, verrière, vannier');
  expect(new Set(resumes(alike).slice(0, 3)).size).toBe(1);
});

const sides = fc.record({
  sectorIds,
  answers,
  place,
  text: freeText,
  skillIds,
});

describe('properties', () => {
  test('skills and words that no need asks for change nothing, however many', () => {
    fc.assert(
      fc.property(sides, sessions, skillIds, sentence, (ours, session, extra, strange) => {
        const { needs, corpus } = session;
        const unasked = (skillId: number) =>
          [
            corpus.skillTerm(skillId),
            ...familiesOf([skillId]).map((family) => corpus.wordTerm(family)),
          ].every((term) => (corpus.claims[term] ?? 0) === 0);
        const known = new Set(needs.flatMap(({ text }) => [...text.words]));
        const words = candidateTextOf(strange);
        const quiet = words.words.every((word) => !known.has(word)) && words.skills.every(unasked);
        const text = quiet ? `${ours.text}\n\n${strange}` : ours.text;
        const scores = (resume: string, ticked: readonly number[]) =>
          needs.map((need) =>
            scorePair(
              aCandidate({
                ...ours,
                sessionId: need.sessionId,
                contractType: need.contractType,
                level: need.level,
                programmeId: need.programmeIds[0] ?? 1,
                maxKm: -1,
                text: candidateTextOf(resume),
                skillIds: ticked,
              }),
              need,
              corpus,
              equalWeights,
            ),
          );
        expect(scores(text, [...ours.skillIds, ...extra.filter(unasked)])).toEqual(
          scores(ours.text, ours.skillIds),
        );
      }),
    );
  });

  test('a skill that the need asks for never lowers the score, ticked or written', () => {
    fc.assert(
      fc.property(
        sides,
        sides,
        fc.constantFrom(...skills),
        bothSides,
        weights,
        (ours, theirs, skill, session, weighted) => {
          const need = aNeed({
            text: needTextOf(theirs.text),
            skillIds: [...theirs.skillIds, skill.id],
          });
          // Of its session: what only a need newer than the measure asks for is no claim yet.
          const corpus = corpusOf(session.candidates, [...session.needs, need]);
          const scores = (text: string, ticked: readonly number[]) =>
            scorePair(
              aCandidate({ skillIds: ticked, text: candidateTextOf(text) }),
              need,
              corpus,
              weighted,
            );
          const before = scores(ours.text, ours.skillIds);
          const after = [
            scores(ours.text, [...ours.skillIds, skill.id]),
            scores(`${ours.text}\n\n${skill.name}`, ours.skillIds),
          ];
          for (const one of after) {
            expect(one?.resume).toBeGreaterThanOrEqual(before?.resume ?? Infinity);
            expect(one?.total).toBeGreaterThanOrEqual(before?.total ?? Infinity);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('parts lie from 0 to 100, and the total is their weighted mean rounded to a tenth', () => {
    fc.assert(
      fc.property(sessions, weights, ({ candidates, needs, corpus }, weighted) => {
        for (const candidate of candidates)
          for (const need of needs) {
            const scores = scorePair(candidate, need, corpus, weighted);
            if (!scores) continue;
            const all = parts.reduce((sum, part) => sum + weighted[part], 0);
            const mean = parts.reduce((sum, part) => sum + weighted[part] * scores[part], 0) / all;
            for (const part of parts) {
              expect(scores[part]).toBeGreaterThanOrEqual(0);
              expect(scores[part]).toBeLessThanOrEqual(1000);
            }
            expect(Math.abs(scores.total - mean)).toBeLessThanOrEqual(0.5);
            expect(Number.isInteger(scores.total)).toBe(true);
          }
      }),
    );
  });
});

test('a ticked skill that is also written counts once', () => {
  const text = candidateTextOf('Python');
  const ticked = aCandidate({ text, skillIds: [skillIdOf('Python'), skillIdOf('Python')] });
  expect(score(ticked, aNeed())).toEqual(score(aCandidate({ text }), aNeed()));
});
