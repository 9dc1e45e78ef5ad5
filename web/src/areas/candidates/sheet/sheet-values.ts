import type { Answer, Sent } from '@tandem/contract';
import { candidateFields, type CandidateFields } from '@tandem/domain/candidates/candidate-fields';
import { orderWithin } from '@tandem/domain/candidates/sector-order';
import {
  formValues,
  missingFields,
  sentValues,
  type FormValues,
} from '../../../ui/forms/field-values.ts';
import { sheetMessages as messages } from './messages.ts';

export type Sheet = Answer<'GET /applicants/registration/'>;
type Payload = Sent<'POST /applicants/registration/'>['body'];

/** The fields as they are typed: choices by their keys, empty where nothing is chosen yet. */
export type SheetValues = FormValues<CandidateFields>;

export type SheetField = keyof SheetValues;

export const valuesOf = (sheet: Sheet): SheetValues => {
  const values = formValues(candidateFields, sheet);
  return { ...values, country: values.country || messages.france };
};

/** What is sent once nothing is missing; the file goes apart, and a sector that was taken away has no place in the order. */
export const payloadOf = (values: SheetValues): Payload => ({
  ...sentValues(candidateFields, values),
  sector_order: orderWithin(values.sector_order, values.sector),
});

/** What is missing, by field. A distance of -1 is a choice like the others; none chosen is not. */
export const checkSheet = (values: SheetValues, sheet: Pick<Sheet, 'id' | 'resume'>) => ({
  resume:
    sheet.id === null && sheet.resume === null && values.resume === null
      ? messages.resumeMissing
      : null,
  ...missingFields(candidateFields, values),
  sector: values.sector.length === 0 ? messages.noSector : null,
});
