import { contractPart, trainingPart } from './fields/contract-fields.ts';
import { costsPart } from './fields/cost-fields.ts';
import type { FileField, FilePart } from './fields/file-field.ts';
import { candidatePart, companyPart, guardianPart } from './fields/party-fields.ts';
import {
  professionalCandidate,
  professionalCompany,
  professionalContract,
  professionalTraining,
} from './fields/professional-fields.ts';
import { supervisorPart } from './fields/supervisor-fields.ts';

/** Every field of the contract file, in the order of the official form; what another form asks for besides ends its part. */
export const fileFields: readonly FileField[] = [
  ...companyPart,
  ...professionalCompany,
  ...candidatePart,
  ...professionalCandidate,
  ...guardianPart,
  ...supervisorPart,
  ...contractPart,
  ...professionalContract,
  ...trainingPart,
  ...professionalTraining,
  ...costsPart,
];

export const fieldsOf = (part: FilePart): readonly FileField[] =>
  fileFields.filter((field) => field.part === part);

/** Social security numbers: shown only to whoever asks for them by themselves, which the audit log tells. */
export const sealedKeys: readonly string[] = fileFields
  .filter(({ kind }) => kind === 'nir')
  .map(({ key }) => key);

const byKey: ReadonlyMap<string, FileField> = new Map(
  fileFields.map((field) => [field.key, field]),
);

export const fileFieldOf = (key: string): FileField | undefined => byKey.get(key);
