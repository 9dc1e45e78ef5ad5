import type { Answer, Sent } from '@tandem/contract';
import type { Skill } from '../reference/skill-options.ts';

export type Need = Answer<'GET /offers/'>[number];
type Body = Sent<'POST /offers/'>['body'];

/** What the form of a need holds; selects and numbers are texts, as fields have them. */
export interface NeedValues extends Record<string, unknown> {
  title: string;
  session_id: string;
  contract_type: string;
  target_educational_level: string;
  seats: string;
  same_entity_location: boolean;
  location: string;
  formations_ids: number[];
  skills: Skill[];
  description: string;
}

export const newNeed = (contractType: string): NeedValues => ({
  title: '',
  session_id: '',
  contract_type: contractType,
  target_educational_level: '',
  seats: '1',
  same_entity_location: false,
  location: '',
  formations_ids: [],
  skills: [],
  description: '',
});

export const valuesOf = (offer: Need): NeedValues => ({
  title: offer.title,
  session_id: String(offer.session_id),
  contract_type: offer.contract_type,
  target_educational_level: offer.target_educational_level,
  seats: String(offer.seats),
  same_entity_location: offer.same_entity_location,
  location: offer.location,
  formations_ids: offer.formations_ids,
  skills: offer.skills,
  description: offer.description,
});

/** What is sent; the server judges what the fields left open. */
export const bodyOf = (values: NeedValues): Body =>
  ({
    ...values,
    title: values.title.trim(),
    session_id: Number(values.session_id),
    seats: Number(values.seats),
    skills: values.skills.map(({ id }) => id),
  }) as Body;

/** Whether a number of seats may be sent. */
export const areSeats = (text: string): boolean =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 999;

/** Where the tutor of a need finds its test. */
export const testLinkOf = (origin: string, token: string): string =>
  `${origin}/test/${encodeURIComponent(token)}`;
