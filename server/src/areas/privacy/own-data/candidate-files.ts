import {
  answerScale,
  openQuestion,
  scoredQuestions,
  type ScaleAnswer,
} from '@tandem/domain/personality-tests/personality-test';
import { civilities, type Civility } from '@tandem/domain/reference/civilities';
import { contractTypes, type ContractType } from '@tandem/domain/reference/contract-types';
import { noDistanceLimit } from '@tandem/domain/reference/distances';
import { durations, type Duration } from '@tandem/domain/reference/durations';
import { levels, type Level } from '@tandem/domain/reference/levels';
import { sectors } from '@tandem/domain/reference/sectors';
import type { ArchivedFile } from '../../../platform/archive/zip.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../../accounts/index.ts';
import { findApplicant, findSheet, type Applicant } from '../../candidates/index.ts';
import { findOwnContractPairs, hasKeptEnrolment } from './own-data-queries.ts';
import { namedSkills, skillNamesOf } from '../../reference/index.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { jsonFile } from './json-file.ts';
import { matchesFile } from './match-files.ts';

const sectorNames = new Map(sectors.map(({ id, name }) => [id, name]));

export const namesOfSectors = (ids: readonly number[]): string[] =>
  ids.map((id) => sectorNames.get(id) ?? `secteur ${id}`);

const distanceLabel = (kilometers: number | null) =>
  kilometers === noDistanceLimit ? 'sans limite' : kilometers;

const sheetFacts = async (services: Pick<Services, 'db' | 'skillNames'>, applicant: Applicant) => {
  const { db } = services;
  const sheet = orNotFound(await findSheet(db.read, applicant.id));
  const skills = namedSkills(
    applicant.skill_ids,
    await skillNamesOf(services, db.read, [applicant]),
  );
  return {
    civilité: applicant.civility && civilities[applicant.civility as Civility],
    téléphone: applicant.phone,
    ville: applicant.city,
    pays: applicant.country,
    'dernier diplôme': applicant.diploma,
    formation: sheet.formation_name,
    session: sheet.session_name,
    'niveau visé':
      applicant.target_educational_level && levels[applicant.target_educational_level as Level],
    'type de contrat':
      applicant.contract_type && contractTypes[applicant.contract_type as ContractType],
    durée: applicant.duration && durations[applicant.duration as Duration],
    secteurs: namesOfSectors(applicant.sector_ids),
    compétences: skills.map(({ name }) => name),
    résumé: applicant.summary,
    'lieu de recherche': applicant.location,
    'coordonnées de ce lieu':
      applicant.latitude === null
        ? null
        : { latitude: applicant.latitude, longitude: applicant.longitude },
    'distance maximale (km)': distanceLabel(applicant.kilometers_away),
    'fiche remplie le': applicant.page_done_at,
    'dernier changement': applicant.changed_at,
    CV: sheet.resume_name && { nom: sheet.resume_name, 'déposé le': sheet.resume_added_at },
    'texte lu dans le CV': applicant.resume_text,
  };
};

const testFacts = (applicant: Applicant) => {
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
const enrolmentFacts = async ({ db }: Pick<Services, 'db'>, applicantId: number) => {
  const sheets = await findOwnContractPairs(db.read, { applicantId });
  return {
    'fiches de contrat': sheets.map((row) => ({
      besoin: row.title,
      entreprise: row.company_name,
      'enregistrée le': row.created_at,
    })),
    'inscription finalisée chez une entreprise supprimée depuis': await hasKeptEnrolment(
      db.read,
      applicantId,
    ),
  };
};

export const applicantFiles = (
  services: Pick<Services, 'db' | 'skillNames'>,
  account: Account,
  applicantId: number,
): ArchivedFile[] => {
  const applicant = async () => orNotFound(await findApplicant(services.db.read, applicantId));
  return [
    jsonFile('fiche.json', async () => sheetFacts(services, await applicant())),
    jsonFile('test.json', async () => testFacts(await applicant())),
    matchesFile(services, account, { applicantId }),
    jsonFile('inscriptions.json', () => enrolmentFacts(services, applicantId)),
  ];
};
