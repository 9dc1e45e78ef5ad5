import type { Answer } from '@tandem/contract';
import { tradesIn } from '@tandem/domain/candidates/wished-trades';
import { distances, noDistanceLimit } from '@tandem/domain/reference/distances';
import { chancesOf } from '@tandem/matching/chances/chances';
import { forgottenSkills, jobSkills, saidSkills } from '@tandem/matching/chances/skills';
import type { CandidateProfile } from '@tandem/matching/profiles';
import { findProfile, isCandidate } from '../../../scoring/live/own-pairs.ts';
import { suppose, type WhatIf } from '../../../scoring/live/what-if.ts';
import { readCandidateTexts } from '../../../scoring/profiles/prepare-texts.ts';
import { findCandidateTexts } from '../../../scoring/profiles/profile-queries.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { namedSkills } from '../../reference/index.ts';
import { seenCandidate } from '../near/seen-sides.ts';
import { findOwnSheet, findSettled } from './change-queries.ts';
import { findNeedsTerms } from './chances-queries.ts';
import { changesRecord, Trial, type Found, type Tried } from './changes.ts';
import { candidateTerms, needTerms } from './terms.ts';

type Changes = NonNullable<Answer<'GET /chances/changes/'>['changes']>;
type Told = Omit<Changes['changes'][number], 'gain' | 'closer' | 'best'>;

const told = (kind: Told['kind'], more: Partial<Told> = {}): Told => ({
  kind,
  km: null,
  skill: null,
  near: null,
  ...more,
});

/** So many skills are tried, and so many told, of those that may have been forgotten. */
const triedSkills = 6;
const toldSkills = 3;
/** The same of jobs that an empty summary could name. */
const triedJobs = 4;

const limitsOf = (own: CandidateProfile): Tried<Told>[] =>
  own.maxKm === noDistanceLimit
    ? []
    : [...distances.filter((km) => km > own.maxKm).toSorted((a, b) => a - b), noDistanceLimit].map(
        (km) => ({ told: told('limit', { km }), profile: { ...own, maxKm: km } }),
      );

const contractOf = (own: CandidateProfile): Tried<Told>[] =>
  own.contractType === 'Autre'
    ? []
    : [{ told: told('contract'), profile: { ...own, contractType: 'Autre' } }];

/** The texts of a candidate with another summary. */
const textsOf = async (db: Queries, own: CandidateProfile) => {
  const [row] = await findCandidateTexts(db, [own.id]);
  const texts = orNotFound(row);
  return {
    isSilent: (texts.summary ?? '').trim() === '' && tradesIn(texts.trades).length === 0,
    withSummary: (summary: string): CandidateProfile => ({
      ...own,
      text: readCandidateTexts({ ...texts, summary }),
    }),
  };
};

const findChanges = async (
  { db, skillNames }: Pick<Services, 'db' | 'skillNames'>,
  own: CandidateProfile,
  { corpus, index }: WhatIf,
  trial: Trial,
): Promise<Found<Told>[]> => {
  const { read } = db;
  const said = saidSkills(own);
  const near = forgottenSkills(said, index.skillsAsked(own));
  const jobs = jobSkills(said, corpus);
  const names = await skillNames.of(read, [
    ...near.flatMap((one) => [one.skill, one.near]),
    ...jobs,
  ]);
  const texts = await textsOf(read, own);
  const skills = near
    .flatMap((one) => {
      const [skill, close] = namedSkills([one.skill, one.near], names);
      return skill && close ? [{ skill, near: close }] : [];
    })
    .slice(0, triedSkills)
    // They are of the reference list: ticking one says nothing in the texts.
    .map((one) => ({
      told: told('skill', one),
      profile: { ...own, skillIds: [...own.skillIds, one.skill.id] },
    }));
  const summaries = namedSkills(jobs, names)
    // Whoever asks waits for each text that is read anew, and so does everybody else.
    .slice(0, texts.isSilent ? triedJobs : 0)
    .map((skill) => ({
      told: told('summary', { skill }),
      profile: texts.withSummary(skill.name),
    }));
  return [
    ...(await trial.gainingMore(limitsOf(own))),
    ...(await trial.worthwhile(contractOf(own))),
    ...(await trial.better(skills, toldSkills)),
    ...(await trial.better(summaries, 1)),
  ];
};

/** Whoever has not passed the test yet is compared with nobody: how many needs wait for it alone is all that can be counted. */
const untested = (gain: number) => ({
  matches: 0,
  best: null,
  changes: gain > 0 ? [{ ...told('test'), gain, closer: 0, best: null }] : [],
});

/** What each change of a candidate's sheet would bring; null while it is not complete, and for who is placed. */
const changesOfCandidate = async (
  services: Pick<Services, 'db' | 'live' | 'skillNames'>,
  candidateId: number,
  /** Whose turn it takes. */
  key: string,
): Promise<Answer<'GET /chances/changes/'>> => {
  const { read } = services.db;
  const sheet = await findOwnSheet(read, candidateId);
  if (!sheet || sheet.is_placed || sheet.formation_id === null) return { changes: null };
  const missing: Changes['missing'] = [
    ...(sheet.has_no_resume ? (['resume'] as const) : []),
    ...(sheet.latitude === null ? (['place'] as const) : []),
  ];
  if (sheet.test_done_at === null) {
    const needs = await findNeedsTerms(read, sheet.session_id, sheet.formation_id);
    const { open } = chancesOf(candidateTerms(sheet), needs.map(needTerms));
    return { changes: { ...untested(open), missing } };
  }
  const subject = { candidateId };
  const own = await findProfile(read, subject);
  if (!own || !isCandidate(own)) return { changes: null };
  const of = { sessionId: own.sessionId, subject, key };
  return suppose(services, of, own, async (whatIf) => {
    const trial = await Trial.begin(whatIf, await findSettled(read, subject), own);
    const found = await findChanges(services, own, whatIf, trial);
    return { changes: { ...changesRecord(trial, found), missing } };
  });
};

export const readChanges: Handler<'GET /chances/changes/', 'db' | 'live' | 'skillNames'> = (
  services,
  { actor },
) => {
  const id = orNotFound(actor.candidateId);
  return changesOfCandidate(services, id, `candidate ${id}`);
};

export const readChangesOfCandidate: Handler<
  'GET /near_pairs/applicant/{id}/changes/',
  'db' | 'live' | 'skillNames'
> = async (services, { actor, params: { id }, auditLog }) => {
  await seenCandidate(services.db.read, actor, id);
  await auditLog.saw({ applicants: [id] });
  return changesOfCandidate(services, id, `account ${actor.accountId}`);
};
