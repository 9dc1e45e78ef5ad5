import type { Fields } from '../measure.ts';

/** What was looked at while rules were mended; what was held out until it was looked at, too; what is held out. */
export type Half = 'seen' | 'spent' | 'held-out';

/** A job or a course. */
export interface Entry {
  dates: string;
  title: string;
  place: string;
  lines: readonly string[];
}

export type Topic =
  | 'profile'
  | 'education'
  | 'experience'
  | 'skills'
  | 'languages'
  | 'interests'
  | 'licence'
  | 'wish';

/** A stretch of a resume under its heading: entries, or plain lines. */
export interface Block {
  topic: Topic;
  heading: string;
  entries: readonly Entry[];
  lines: readonly string[];
}

/** What stands under the name; `link` is what a click on it opens. */
export interface ContactItem {
  label: string;
  text: string;
  link?: string;
}

/** A resume before it is set: every layout draws the same content. */
export interface Cv {
  name: string;
  headline: string;
  contact: readonly ContactItem[];
  blocks: readonly Block[];
  /** A page of its own before or after the resume, or a block of lines at its head. */
  letter?: {
    where: 'before' | 'after' | 'head';
    sender: readonly string[];
    addressee: readonly string[];
    text: readonly string[];
  };
  expected: Fields;
}

/** An invented person. */
export interface Someone {
  name: string;
  headline: string;
  email: string;
  phone: string;
  street: string;
  postalCode: string;
  city: string;
  profile: string;
  education: readonly Entry[];
  experience: readonly Entry[];
  skills: readonly string[];
  languages: readonly string[];
  interests: readonly string[];
  expected: Pick<
    Fields,
    'diploma' | 'diploma_level' | 'target_educational_level' | 'skills' | 'languages'
  >;
}

/** One kind of difficulty: what it makes of a resume; `turn` counts its variants from 0 on. */
export interface Kind {
  name: string;
  /** So many ways there are to say it. */
  turns: number;
  apply: (cv: Cv, someone: Someone, turn: number) => Cv;
}

/** `+33639981234` as it is dialled at home, digit pairs parted. */
export const inPairs = (e164: string, separator = ' '): string =>
  `0${e164.slice(3)}`.match(/\d\d/g)?.join(separator) ?? '';

export const withBlock = (cv: Cv, topic: Topic, change: (block: Block) => Block): Cv => ({
  ...cv,
  blocks: cv.blocks.map((block) => (block.topic === topic ? change(block) : block)),
});

export const withContact = (
  cv: Cv,
  label: string,
  change: (item: ContactItem) => ContactItem,
): Cv => ({
  ...cv,
  contact: cv.contact.map((item) => (item.label === label ? change(item) : item)),
});

export const withExpected = (cv: Cv, expected: Partial<Fields>): Cv => ({
  ...cv,
  expected: { ...cv.expected, ...expected },
});

/** The plain resume of a person, which every kind starts from. */
export const cvOf = (one: Someone): Cv => ({
  name: one.name,
  headline: one.headline,
  contact: [
    { label: 'Adresse', text: `${one.street}, ${one.postalCode} ${one.city}` },
    { label: 'Téléphone', text: inPairs(one.phone) },
    { label: 'Courriel', text: one.email },
  ],
  blocks: [
    { topic: 'profile', heading: 'Profil', entries: [], lines: [one.profile] },
    {
      topic: 'experience',
      heading: 'Expériences professionnelles',
      entries: one.experience,
      lines: [],
    },
    { topic: 'education', heading: 'Formation', entries: one.education, lines: [] },
    { topic: 'skills', heading: 'Compétences', entries: [], lines: one.skills },
    { topic: 'languages', heading: 'Langues', entries: [], lines: one.languages },
    { topic: 'interests', heading: 'Centres d’intérêt', entries: [], lines: one.interests },
  ],
  expected: {
    email: one.email,
    phone: one.phone,
    city: one.city,
    postal_code: one.postalCode,
    ...one.expected,
    summary: one.profile,
    contract_type: null,
    duration: null,
    start: null,
  },
});
