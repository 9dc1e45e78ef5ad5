import type { Answer, Sent } from '@tandem/contract';
import { needFields, type NeedFields } from '@tandem/domain/needs/need-fields';
import { possibleWith } from './closing/possible-with.ts';
import {
  emptyValues,
  formValues,
  sentValues,
  type FormValues,
} from '../../ui/forms/field-values.ts';

export type Need = Answer<'GET /offers/'>[number];
type Body = Sent<'POST /offers/'>['body'];

/** What the form of a need holds; selects and numbers are texts, as fields have them. */
export type NeedValues = FormValues<NeedFields>;

export const newNeed = (contractType: string): NeedValues => ({
  ...emptyValues(needFields),
  contract_type: contractType,
});

export const valuesOf = (need: Need): NeedValues => formValues(needFields, need);

/** What is sent; the server judges what the fields left open. */
export const bodyOf = (values: NeedValues): Body => ({
  ...sentValues(needFields, values),
  title: values.title.trim(),
  session_id: Number(values.session_id),
  seats: Number(values.seats),
});

/** Whether a number of seats may be sent. */
export const areSeats = (text: string): boolean =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 999;

/** How many of these look for somebody: those of a closed school year no longer do. */
export const countActive = (needs: readonly Need[]): number =>
  needs.filter((need) => possibleWith(need).matching).length;

/** Where the tutor of a need finds its test. */
export const testLinkOf = (origin: string, token: string): string =>
  `${origin}/test/${encodeURIComponent(token)}`;
