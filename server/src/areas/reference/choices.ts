import { Failure } from '@tandem/domain/errors';
import { organisationTypes, workforceBands } from '@tandem/domain/reference/companies';
import { contractTypes } from '@tandem/domain/reference/contract-types';
import { durationKeys, durations } from '@tandem/domain/reference/durations';
import { levels } from '@tandem/domain/reference/levels';
import { sectors } from '@tandem/domain/reference/sectors';
import { pageOfList } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';

const pairs = (labels: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(labels);

const lists = {
  target_educational_level: pairs(levels),
  contract_type: pairs(contractTypes),
  duration: durationKeys.map((key): [string, string] => [key, durations[key]]),
};

const isOn = (flag: string | undefined): boolean =>
  flag === 'true' || flag === 'True' || flag === '1';

export const listChoices: Handler<'GET /choices/'> = async (_, { query }) => {
  const asked = (Object.keys(lists) as (keyof typeof lists)[]).filter((name) => isOn(query[name]));
  const [name] = asked;
  if (!name || asked.length > 1)
    throw new Failure('invalid_input', {
      fields: { _: `Choisissez une liste : ${Object.keys(lists).join(', ')}.` },
    });
  return lists[name];
};

export const listLevels: Handler<'GET /educational-level-choices/'> = async () => levels;

export const listOrganisationTypes: Handler<'GET /company/sizes/'> = async () =>
  pairs(organisationTypes);

export const listWorkforceBands: Handler<'GET /company/workforce/'> = async () =>
  workforceBands.map(([code, label]): [string, string] => [code, label]);

export const listSectors: Handler<'GET /sector/'> = async (_, { query }) =>
  pageOfList(
    sectors.map(({ id, name, section }) => ({ id, name, section })),
    query,
  );
