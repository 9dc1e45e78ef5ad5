import type { Answer } from '@tandem/contract';
import { mayChangeNeed } from '@tandem/domain/accounts/access';
import { needFields } from '@tandem/domain/needs/need-fields';
import { levelKeys } from '@tandem/domain/reference/levels';
import { jobSkills, namesAJob, saidSkills } from '@tandem/matching/chances/skills';
import { kilometresBetween } from '@tandem/matching/parts/geographic';
import type { NeedProfile } from '@tandem/matching/profiles';
import { findProfile, isCandidate } from '../../../scoring/live/own-pairs.ts';
import { suppose, type WhatIf } from '../../../scoring/live/what-if.ts';
import { readNeedTexts } from '../../../scoring/profiles/prepare-texts.ts';
import { findNeedTexts } from '../../../scoring/profiles/profile-queries.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { findNeedRow } from '../../needs/index.ts';
import { namedSkills, type NamedSkills } from '../../reference/index.ts';
import { seenNeed } from '../near/seen-sides.ts';
import { findPlacesOf, findSettled, type OtherPlace } from './change-queries.ts';
import { findNeedTerms, type NeedTermsRow } from './chances-queries.ts';
import { changesRecord, Trial, type Found, type Tried } from './changes.ts';
import { chancesOfNeed } from './read-need-chances.ts';

type Changes = NonNullable<Answer<'GET /offers/{id}/chances/changes/'>['changes']>;
type Told = Omit<Changes['changes'][number], 'gain' | 'closer' | 'best'>;

const told = (kind: Told['kind'], more: Partial<Told> = {}): Told => ({
  kind,
  level: null,
  place: null,
  skill: null,
  title: null,
  ...more,
});

/** So many are tried of each kind, … */
const triedPlaces = 3;
const triedSkills = 8;
const triedTitles = 4;
/** … and so many told of those that only score higher. */
const toldSkills = 2;

/** Nearer than this it is the same place. */
const apartKm = 1;

const termsOf = (own: NeedProfile): Tried<Told>[] => [
  ...(own.contractType === 'Autre'
    ? []
    : [{ told: told('contract'), profile: { ...own, contractType: 'Autre' as const } }]),
  ...levelKeys
    .filter((level) => level !== own.level)
    .map((level) => ({ told: told('level', { level }), profile: { ...own, level } })),
];

type Texts = Awaited<ReturnType<typeof findNeedTexts>>[number];

const placesOf = (own: NeedProfile, texts: Texts, places: readonly OtherPlace[]): Tried<Told>[] =>
  places
    .filter((place) => !own.place || kilometresBetween(own.place, place) >= apartKm)
    .slice(0, triedPlaces)
    .map(({ location, latitude, longitude }) => ({
      told: told('place', { place: location }),
      profile: {
        ...own,
        place: { latitude, longitude },
        text: readNeedTexts({ ...texts, location }),
      },
    }));

/** Fewer skills asked for: what a company can do without is for it to say. */
const fewerSkills = (own: NeedProfile, texts: Texts, names: NamedSkills): Tried<Told>[] =>
  namedSkills(own.skillIds.slice(0, triedSkills), names).map((skill) => {
    const skills = texts.skills.filter(({ name }) => name !== skill.name);
    return {
      told: told('skill', { skill }),
      profile: {
        ...own,
        skillIds: own.skillIds.filter((id) => id !== skill.id),
        text: readNeedTexts({ ...texts, skills }),
      },
    };
  });

/** A title that names no job, with one behind it that the need itself says. */
const fullerTitles = (
  own: NeedProfile,
  texts: Texts,
  jobs: readonly { id: number; name: string }[],
): Tried<Told>[] =>
  jobs
    .map((skill) => ({ skill, title: `${texts.title} – ${skill.name}` }))
    .filter(({ title }) => title.length <= needFields.title.max)
    .slice(0, triedTitles)
    .map(({ skill, title }) => ({
      told: told('title', { skill, title }),
      profile: { ...own, text: readNeedTexts({ ...texts, title }) },
    }));

const findChanges = async (
  { db, skillNames }: Pick<Services, 'db' | 'skillNames'>,
  own: NeedProfile,
  { corpus }: WhatIf,
  trial: Trial,
): Promise<Found<Told>[]> => {
  const [row] = await findNeedTexts(db.read, [own.id]);
  const texts = orNotFound(row);
  const places = await findPlacesOf(db.read, own.companyId);
  const jobs = namesAJob(own.text, corpus) ? [] : jobSkills(saidSkills(own), corpus);
  const names = await skillNames.of(db.read, [...own.skillIds, ...jobs]);
  return [
    ...(await trial.worthwhile(termsOf(own))),
    ...(await trial.worthwhile(placesOf(own, texts, places))),
    ...(await trial.better(fewerSkills(own, texts, names), toldSkills)),
    ...(await trial.better(fullerTitles(own, texts, namedSkills(jobs, names)), 1)),
  ];
};

/** Before its tutor's test a need is compared with nobody: how many candidates wait for it alone is all that can be counted. */
const untested = async (db: Queries, need: NeedTermsRow) => {
  const { open, waitsForTutor } = await chancesOfNeed(db, need);
  if (!waitsForTutor) return null;
  const changes = open > 0 ? [{ ...told('tutor'), gain: open, closer: 0, best: null }] : [];
  return { matches: 0, best: null, changes };
};

type NeedRow = NonNullable<Awaited<ReturnType<typeof findNeedRow>>>;

/** Counts and scores alone, of no candidate. Null for a closed need. */
const changesOfNeed = async (
  services: Pick<Services, 'db' | 'live' | 'skillNames'>,
  { id, description }: NeedRow,
  /** Whose turn it takes. */
  key: string,
): Promise<Answer<'GET /offers/{id}/chances/changes/'>> => {
  const { read } = services.db;
  const need = await findNeedTerms(read, id);
  if (!need) return { changes: null };
  const missing: Changes['missing'] = [
    ...(description === '' ? (['description'] as const) : []),
    ...(need.latitude === null ? (['place'] as const) : []),
  ];
  const subject = { needId: id };
  const own = await findProfile(read, subject);
  if (!own || isCandidate(own)) {
    const waiting = await untested(read, need);
    return { changes: waiting && { ...waiting, missing } };
  }
  const of = { sessionId: own.sessionId, subject, key };
  return suppose(services, of, own, async (whatIf) => {
    const trial = await Trial.begin(whatIf, await findSettled(read, subject), own);
    const found = await findChanges(services, own, whatIf, trial);
    return { changes: { ...changesRecord(trial, found), missing } };
  });
};

/** A company reads of no candidate whom it has no match with. */
export const readNeedChanges: Handler<
  'GET /offers/{id}/chances/changes/',
  'db' | 'live' | 'skillNames'
> = async (services, { actor, params: { id } }) => {
  const row = orNotFound(await findNeedRow(services.db.read, id));
  orNotFound(mayChangeNeed(actor, { companyId: row.company_id }) || null);
  return changesOfNeed(services, row, `company ${row.company_id}`);
};

export const readChangesOfNeed: Handler<
  'GET /near_pairs/offer/{id}/changes/',
  'db' | 'live' | 'skillNames'
> = async (services, { actor, params: { id }, auditLog }) => {
  const row = await seenNeed(services.db.read, actor, id);
  await auditLog.saw({ companies: [row.company_id] });
  return changesOfNeed(services, row, `account ${actor.accountId}`);
};
