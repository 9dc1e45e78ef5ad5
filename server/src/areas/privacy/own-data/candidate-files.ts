import { orNotFound } from '../../../platform/http/or-not-found.ts';
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
import { findOwnContractPairs, hasKeptEnrolment } from './own-data-queries.ts';
import { namedSkills, skillNamesOf } from '../../reference/index.ts';
import { fieldFacts } from './field-facts.ts';
import { jsonFile } from './json-file.ts';
import { matchesFile } from './match-files.ts';

const sheetFacts = async (services: Pick<Services, 'db' | 'skillNames'>, applicant: Candidate) => {
  const { db } = services;
  const sheet = orNotFound(await findSheet(db.read, applicant.id));
  const skills = namedSkills(
    applicant.skill_ids,
    await skillNamesOf(services, db.read, [applicant], 'all'),
  );
  return {
    ...fieldFacts(candidateFields, applicant, {
      formation: sheet.formation_name,
      session_id: sheet.session_name,
      skills: skills.map(({ name }) => name),
      resume: sheet.resume_name && { nom: sheet.resume_name, 'déposé le': sheet.resume_added_at },
    }),
    'coordonnées de ce lieu':
      applicant.latitude === null
        ? null
        : { latitude: applicant.latitude, longitude: applicant.longitude },
    'fiche remplie le': applicant.page_done_at,
    'dernier changement': applicant.changed_at,
    'texte lu dans le CV': applicant.resume_text,
  };
};

const testFacts = (applicant: Candidate) => {
  const answers = applicant.test_answers;
  if (answers === null) return { 'rempli le': null, réponses: [] };
  return {
    'rempli le': applicant.test_done_at,
    réponses: [
      ...scoredQuestions.map(({ name, applicant: question }) => ({
        question,
        réponse: answerScale[answers[name] as ScaleAnswer] ?? answers[name] ?? null,
      })),
      { question: openQuestion.applicant, réponse: answers[openQuestion.name] ?? null },
    ],
  };
};

/** That there is a contract sheet, not what it says: the company wrote it, and it is about its tutor. */
const enrolmentFacts = async ({ db }: Pick<Services, 'db'>, candidateId: number) => {
  const sheets = await findOwnContractPairs(db.read, { candidateId });
  return {
    'fiches de contrat': sheets.map((row) => ({
      besoin: row.title,
      entreprise: row.company_name,
      'enregistrée le': row.created_at,
    })),
    'inscription finalisée chez une entreprise supprimée depuis': await hasKeptEnrolment(
      db.read,
      candidateId,
    ),
  };
};

export const candidateFiles = (
  services: Pick<Services, 'db' | 'skillNames'>,
  account: Account,
  candidateId: number,
): ArchivedFile[] => {
  const applicant = async () => orNotFound(await findCandidate(services.db.read, candidateId));
  return [
    jsonFile('fiche.json', async () => sheetFacts(services, await applicant())),
    jsonFile('test.json', async () => testFacts(await applicant())),
    matchesFile(services, account, { candidateId }),
    jsonFile('inscriptions.json', () => enrolmentFacts(services, candidateId)),
  ];
};
