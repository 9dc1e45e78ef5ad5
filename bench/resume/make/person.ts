/** One entry of a resume's education or experience. */
export interface Entry {
  dates: string;
  title: string;
  place: string;
  lines: readonly string[];
}

/** What a reader of the resume would fill in; see `people/README.md`. */
export interface Expected {
  phone: string | null;
  city: string | null;
  postal_code: string | null;
  diploma: string | null;
  diploma_level: string | null;
  target_educational_level: string | null;
  /** Names of the reference list. */
  skills: readonly string[];
  languages: readonly string[];
}

/** An invented person, as a resume tells of them. */
export interface Person {
  name: readonly [first: string, last: string];
  headline: string;
  email: string | null;
  phone: string;
  address: readonly string[];
  extra: readonly string[];
  profile: string | null;
  education: readonly Entry[];
  experience: readonly Entry[];
  skills: readonly { label: string | null; items: readonly string[] }[];
  languages: readonly (readonly [name: string, level: string])[];
  certifications?: readonly string[];
  projects?: readonly string[];
  interests: readonly string[];
  references?: readonly string[];
  closing?: string;
  expected: Expected;
}

/** A way to set a resume: the source that a browser, LaTeX or LibreOffice Writer turns into a PDF file. */
export interface Layout {
  name: string;
  tool: 'browser' | 'latex' | 'writer';
  /** Names of the files in `people/`. */
  people: readonly string[];
  write(person: Person): string;
}
