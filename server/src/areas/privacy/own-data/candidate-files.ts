import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { breakers, breakReasonLabel } from '@tandem/domain/enrolments/breaking';
import { centreRhythms } from '@tandem/domain/needs/job';
import { candidateFields } from '@tandem/domain/candidates/candidate-fields';
import {
  answerScale,
  openQuestion,
  scoredQuestions,
  type ScaleAnswer,
} from '@tandem/domain/personality-tests/personality-test';
import type { ArchivedFile } from '../../../platform/archive/zip.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../../accounts/index.ts';
import { findCandidate, findSheet, type Candidate } from '../../candidates/index.ts';
import { findKeptCourses, findKeptEnrolments, findOwnContractPairs } from './own-data-queries.ts';
import { namedSkills, skillNamesOf } from '../../reference/index.ts';
import { fieldFacts } from './field-facts.ts';
import { openContractFile } from '../../contracts/index.ts';
import { contractSteps } from './contract-files.ts';
import { partsFacts } from './part-facts.ts';
import { partLinkFacts } from './part-link-facts.ts';
import { jsonFile } from './json-file.ts';
import { conversationsFile } from './conversation-files.ts';
import { forumsFile } from './forum-files.ts';
import { meetingsFile } from './meeting-files.ts';
import { matchesFile } from './match-files.ts';

const sheetFacts = async (services: Pick<Services, 'db' | 'skillNames'>, candidate: Candidate) => {
  const { db } = services;
  const sheet = orNotFound(await findSheet(db.read, candidate.id));
  const skills = namedSkills(
    candidate.skill_ids,
    await skillNamesOf(services, db.read, [candidate], 'all'),
  );
  return {
    ...fieldFacts(candidateFields, candidate, {
      formation: sheet.formation_name,
      session_id: sheet.session_name,
      skills: skills.map(({ name }) => name),
      resume: sheet.resume_name && { nom: sheet.resume_name, 'déposé le': sheet.resume_added_at },
    }),
    'coordonnées de ce lieu':
      candidate.latitude === null
        ? null
        : { latitude: candidate.latitude, longitude: candidate.longitude },
    'fiche remplie le': candidate.page_done_at,
    'remplie par le centre': candidate.filled_at && {
      le: candidate.filled_at,
      par: sheet.filled_by_name,
      'relue et enregistrée par vous le': candidate.reread_at,
    },
    'dernier changement': candidate.changed_at,
    'texte lu dans le CV': candidate.resume_text,
  };
};

const testFacts = (candidate: Candidate) => {
  const answers = candidate.test_answers;
  if (answers === null) return { 'rempli le': null, réponses: [] };
  return {
    'rempli le': candidate.test_done_at,
    réponses: [
      ...scoredQuestions.map(({ name, applicant: question }) => ({
        question,
        réponse: answerScale[answers[name] as ScaleAnswer] ?? answers[name] ?? null,
      })),
      { question: openQuestion.applicant, réponse: answers[openQuestion.name] ?? null },
    ],
  };
};

/** An enrolment whose company is gone, to its candidate: all that is kept of it. */
const keptEnrolmentFacts = (kept: Awaited<ReturnType<typeof findKeptEnrolments>>[number]) => ({
  session: kept.session,
  'finalisée le': kept.agreed_at,
  début: kept.begins_on,
  fin: kept.ends_on,
  'contrat de professionnalisation': kept.is_professional,
  rythme: kept.centre_rhythm && centreRhythms[kept.centre_rhythm],
  'rompue le': kept.broken_on,
  'rompue par': kept.broken_by && breakers[kept.broken_by],
  raison: kept.reason && breakReasonLabel(kept.reason, kept.is_professional),
  'dans les 45 premiers jours (estimation)': kept.within_trial,
  ...(kept.comment && { 'écrit au centre': kept.comment }),
});

/** Of a contract file what it says of the candidate; the rest is the company's, and about its tutor. */
const enrolmentFacts = async (
  services: Pick<Services, 'db' | 'now' | 'vault'>,
  candidateId: number,
) => {
  const { db } = services;
  const sheets = await findOwnContractPairs(db.read, { candidateId });
  return {
    'fiches de contrat': await Promise.all(
      sheets.map(async (row) => {
        const pair = { candidateId, needId: row.offer_id };
        const file = await openContractFile(services, db.read, pair);
        return {
          besoin: row.title,
          entreprise: row.company_name,
          'enregistrée le': row.created_at,
          ...partsFacts(['candidate', 'guardian'], file?.values ?? {}),
          ...(await contractSteps(services, pair)),
        };
      }),
    ),
    'parties demandées par un lien': await partLinkFacts(services, { candidateId }),
    'inscriptions dans des entreprises supprimées depuis': (
      await findKeptEnrolments(db.read, candidateId)
    ).map(keptEnrolmentFacts),
    'atteint avec des entreprises supprimées depuis': (
      await findKeptCourses(db.read, candidateId)
    ).map((kept) => ({
      session: kept.session,
      'premier match': kept.matched,
      'premier entretien': kept.met,
      'oui des deux côtés': kept.agreed,
      'inscription finalisée': kept.signed,
      'contrat rompu': kept.broken,
    })),
  };
};

export const candidateFiles = (
  services: Pick<Services, 'db' | 'now' | 'skillNames' | 'vault'>,
  account: Account,
  candidateId: number,
): ArchivedFile[] => {
  const candidate = async () => orNotFound(await findCandidate(services.db.read, candidateId));
  return [
    jsonFile('fiche.json', async () => sheetFacts(services, await candidate())),
    jsonFile('test.json', async () => testFacts(await candidate())),
    matchesFile(services, account, { candidateId }),
    meetingsFile(services, { candidateId }),
    forumsFile(services, { candidateId }),
    conversationsFile(services, { candidateId }),
    jsonFile('inscriptions.json', () => enrolmentFacts(services, candidateId)),
  ];
};
