import { companiesNorthEast } from './companies-north-east.ts';
import { companiesSouth } from './companies-south.ts';
import { companiesWest } from './companies-west.ts';
import type { CompanyData } from './company.ts';

/** Companies that have registered, with the jobs that they offer. Their names are invented. */
export const companies: readonly CompanyData[] = [
  ...companiesWest,
  ...companiesNorthEast,
  ...companiesSouth,
];
