import { skills } from '@tandem/domain/reference/skills';
import { sectors } from '@tandem/domain/reference/sectors';
import { incompatibility } from '@tandem/matching/pair/compatible';
import {
  type EncodedCandidate,
  encodeCandidate,
  type EncodedNeed,
  encodeNeed,
} from '@tandem/matching/pair/encoded';
import { scoreParts, sharedWeight } from '@tandem/matching/pair/score-pair';
import type { CandidateProfile, NeedProfile } from '@tandem/matching/profiles';
import { prepareCandidateText } from '@tandem/matching/text/prepare';
import { equalWeights, totalTenths } from '@tandem/matching/weights';
import { mean } from '../shared/statistics.ts';
import { type EngineSession, lexicon } from './engine-profiles.ts';
import type { CandidateSheet, NeedSheet } from './session.ts';
import { commonWords } from './vocabulary.ts';

const nameOfSkill = new Map(skills.map(({ id, name }) => [id, name]));

const skillsOf = ({ text, skillIds }: NeedProfile): number[] => [
  ...new Set([...text.skills, ...skillIds]),
];

/** The commonest first. */
const byFrequency = (ids: readonly number[]): number[] =>
  [...Map.groupBy(ids, (id) => id)]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .map(([id]) => id);

/** What somebody may know of a programme's needs, and write into their own sheet. */
export class Stuffer {
  readonly #session: EngineSession;
  readonly #sheetOf: ReadonlyMap<number, CandidateSheet>;

  constructor(session: EngineSession) {
    this.#session = session;
    this.#sheetOf = new Map(Array.from(session.candidates, ([sheet, one]) => [one.id, sheet]));
  }

  /** The needs of a candidate's own programme, as they are written and as the engine reads them. */
  ownNeeds({ programmeId }: CandidateProfile): [NeedSheet, NeedProfile][] {
    return [...this.#session.needs].filter(([, { programmeIds }]) =>
      programmeIds.includes(programmeId),
    );
  }

  texts(one: CandidateProfile): string {
    return this.ownNeeds(one)
      .map(([{ title, description }]) => `${title}\n${description}`)
      .join('\n\n');
  }

  titles(one: CandidateProfile): string {
    return this.ownNeeds(one)
      .map(([{ title }]) => title)
      .join('\n');
  }

  /** The three titles that most needs have. */
  commonTitles(one: CandidateProfile): string[] {
    return [...Map.groupBy(this.ownNeeds(one), ([{ title }]) => title)]
      .toSorted(([, some], [, others]) => others.length - some.length)
      .slice(0, 3)
      .map(([title]) => title);
  }

  /** All skills that its needs ask for, those that most ask first. */
  askedSkills(one: CandidateProfile): number[] {
    return byFrequency(this.ownNeeds(one).flatMap(([, need]) => skillsOf(need)));
  }

  /** The four sectors that most of its companies have. */
  commonSectors(one: CandidateProfile): number[] {
    return byFrequency(this.ownNeeds(one).flatMap(([, { sectorIds }]) => sectorIds)).slice(0, 4);
  }

  rewritten(
    one: CandidateProfile,
    more: { resume?: string; summary?: string; trades?: readonly string[] },
  ): CandidateProfile {
    const sheet = this.#sheetOf.get(one.id);
    if (!sheet) throw new Error('No sheet');
    const { resumeText, summary, skillNames, person, place } = sheet;
    return {
      ...one,
      text: prepareCandidateText(
        {
          resumeText: `${resumeText}\n\n${more.resume ?? ''}`,
          summary: `${summary}\n${more.summary ?? ''}`,
          trades: more.trades ?? [],
          skillNames,
          personal: [person.firstName, person.lastName, place.name],
        },
        lexicon,
      ),
    };
  }
}

const ordinary = commonWords.split(/\s+/);
const ordinaryLines = ordinary.map((word, at) =>
  [word, ordinary[(at * 7 + 3) % ordinary.length], ordinary[(at * 11 + 5) % ordinary.length]].join(
    ' ',
  ),
);

type Way = (by: Stuffer, one: CandidateProfile) => CandidateProfile;

/** What must bring less than 3 % of the rivals in the mean in the session of `fairness.test.ts`. */
export const heldWays: Readonly<Record<string, Way>> = {
  'all skills ticked': (_, one) => ({ ...one, skillIds: skills.map(({ id }) => id) }),
  'all skills that are asked ticked': (by, one) => ({ ...one, skillIds: by.askedSkills(one) }),
  'the ten skills asked most often ticked': (by, one) => ({
    ...one,
    skillIds: by.askedSkills(one).slice(0, 10),
  }),
  'all sectors': (_, one) => ({ ...one, sectorIds: sectors.map(({ id }) => id) }),
  'the three titles that most needs have, as trades': (by, one) =>
    by.rewritten(one, { trades: by.commonTitles(one) }),
  'pages of ordinary words': (by, one) => by.rewritten(one, { resume: ordinaryLines.join('\n') }),
  'all needs of the programme pasted into the resume': (by, one) =>
    by.rewritten(one, { resume: by.texts(one) }),
  'all their titles pasted into the summary': (by, one) =>
    by.rewritten(one, { summary: by.titles(one) }),
  'all of it, and the sectors that most companies have': (by, one) => ({
    ...by.rewritten(one, { resume: by.texts(one) }),
    skillIds: by.askedSkills(one),
    sectorIds: by.commonSectors(one),
  }),
};

/** What is told of the bench alone: who is like that stands there, too (see docs/measurements.md). */
const freeWays: Readonly<Record<string, Way>> = {
  'the ten skills asked most often written': (by, one) =>
    by.rewritten(one, {
      resume: by
        .askedSkills(one)
        .slice(0, 10)
        .flatMap((id) => nameOfSkill.get(id) ?? [])
        .join('\n'),
    }),
  'the four sectors that most companies have': (by, one) => ({
    ...one,
    sectorIds: by.commonSectors(one),
  }),
};

/**
 * What share of the rivals some of the candidates of a session pass more than before, in the mean over the needs that suit them, by
 * each way alone. Scored with the measure of the session as it is, as a sheet is that is saved between two runs.
 */
export const gainsIn = (session: EngineSession, many: number): Map<string, number[]> => {
  const { corpus } = session;
  const stuffer = new Stuffer(session);
  const encoded = Array.from(session.candidates.values(), (one) => encodeCandidate(one, corpus));
  const needs = new Map(
    Array.from(session.needs.values(), (need) => [need.id, encodeNeed(need, corpus)]),
  );
  const totalOf = (one: EncodedCandidate, need: EncodedNeed): number | null => {
    if (incompatibility(one, need)) return null;
    const shared = sharedWeight(one.terms, need.terms, corpus);
    return totalTenths(scoreParts(one, need, shared, corpus), equalWeights);
  };
  const every = Math.max(1, Math.floor(encoded.length / many));
  const gains = new Map<string, number[]>();
  for (const self of encoded.filter((_, at) => at % every === every >> 1)) {
    const { profile } = self;
    const lists = stuffer.ownNeeds(profile).flatMap(([, { id }]) => {
      const need = needs.get(id);
      return need === undefined || totalOf(self, need) === null
        ? []
        : [
            {
              need,
              rivals: encoded
                .filter((other) => other.profile.id !== profile.id)
                .flatMap((other) => totalOf(other, need) ?? []),
            },
          ];
    });
    const standing = (one: CandidateProfile): number => {
      const instead = encodeCandidate(one, corpus);
      return mean(
        lists.map(({ need, rivals }) => {
          const own = totalOf(instead, need) ?? 0;
          return rivals.filter((total) => total < own).length / Math.max(1, rivals.length);
        }),
      );
    };
    if (lists.length === 0) continue;
    const before = standing(profile);
    for (const [name, way] of Object.entries({ ...heldWays, ...freeWays })) {
      const gain = standing(way(stuffer, profile)) - before;
      gains.set(name, [...(gains.get(name) ?? []), gain]);
    }
  }
  return gains;
};
