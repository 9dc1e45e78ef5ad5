import { expect, type Page } from '@playwright/test';
import type { Answer, Sent } from '@tandem/contract';
import {
  answers,
  sheetFor,
  type CandidateSheet,
} from '../../server/src/testing/fixtures/candidate-payloads.ts';
import { makePdf } from '../../server/src/testing/pdf.ts';
import { call } from './api.ts';
import { superuser, type Product } from './product.ts';

export const password = 'Tandem-2026!';

let serial = 0;

/** Different at every call, also between the files that share a server. */
export const unique = (prefix: string): string => `${prefix}${process.pid}${(serial += 1)}`;

export const someEmail = (who = 'personne'): string => `${unique(who)}@exemple.fr`;

export interface Person {
  email: string;
  password: string;
  /** The access token. */
  token: string;
  refresh: string;
}

export const signIn = async (
  product: Product,
  email: string,
  typed = password,
): Promise<Person> => {
  const { access, refresh } = await call(product, 'POST /token/', {
    body: { email, password: typed },
  });
  return { email, password: typed, token: access, refresh };
};

export const asSuperuser = (product: Product): Promise<Person> =>
  signIn(product, superuser.email, superuser.password);

/** Opens the product on a page as somebody who is signed in already. */
export const openAs = async (
  page: Page,
  product: Product,
  person: Person,
  path = '/',
): Promise<void> => {
  const { token: access, refresh } = person;
  await page.addInitScript(
    (tokens) => {
      // The browser's own frames, such as its PDF reader, have no storage.
      if (window !== window.top || window.sessionStorage.getItem('seeded')) return;
      window.sessionStorage.setItem('seeded', 'yes');
      window.localStorage.setItem('access', tokens.access);
      window.localStorage.setItem('refresh', tokens.refresh);
      window.localStorage.setItem('tokens', JSON.stringify(tokens));
    },
    { access, refresh },
  );
  await page.goto(`${product.url}${path}`);
};

export interface Training {
  sessionId: number;
  sessionName: string;
  programmeId: number;
  programmeName: string;
}

export const someTraining = async (product: Product, by: Person): Promise<Training> => {
  const as = by.token;
  const session = await call(product, 'POST /sessions/', {
    as,
    body: { name: unique('Session ') },
  });
  const programme = await call(product, 'POST /formations/', {
    as,
    body: { name: unique('BTS '), level: '5' },
  });
  return {
    sessionId: session.id,
    sessionName: session.name,
    programmeId: programme.id,
    programmeName: programme.name,
  };
};

export const someManager = async (product: Product, by: Person): Promise<Person> => {
  const email = someEmail('responsable');
  await call(product, 'POST /staff/', {
    as: by.token,
    body: { first_name: 'Maëlle', last_name: "L'Hostis", email },
  });
  const { searchParams } = new URL((await product.mails.lastTo(email)).link);
  await call(product, 'POST /password-reset/', {
    body: {
      uid: searchParams.get('uid') ?? '',
      token: searchParams.get('token') ?? '',
      new_password: password,
    },
  });
  return signIn(product, email);
};

const register = async (product: Product, email: string): Promise<Person> => {
  const { link } = await product.mails.lastTo(email);
  const token = new URL(link).pathname.split('/').at(-1) ?? '';
  await call(product, 'POST /user/register/', { body: { token, password } });
  return signIn(product, email);
};

export interface Identity {
  first_name: string;
  last_name: string;
}

/** A candidate who has created an account and nothing else. */
export const someCandidate = async (
  product: Product,
  by: Person,
  identity: Identity = { first_name: 'Zoé', last_name: "D'Arc" },
): Promise<Person> => {
  const email = someEmail('candidat');
  const body = [{ ...identity, email, phone: null }];
  await call(product, 'POST /temp-applicants/', { as: by.token, body });
  return register(product, email);
};

export const someCompany = async (
  product: Product,
  by: Person,
  name = unique('Atelier '),
): Promise<Person> => {
  const email = someEmail('entreprise');
  await call(product, 'POST /temp-companies/', { as: by.token, body: [{ name, email }] });
  return register(product, email);
};

/** A candidate whose sheet and test are complete. */
export const completeCandidate = async (
  product: Product,
  by: Person,
  training: Training,
  identity?: Identity,
  changes: Partial<CandidateSheet> = {},
): Promise<Person> => {
  const person = await someCandidate(product, by, identity);
  const as = person.token;
  await call(product, 'POST /applicants/registration/', {
    as,
    body: { ...sheetFor(training), phone: '06 39 98 12 34', ...changes },
    files: { resume: makePdf(['Zoé D’Arc', 'Développeuse web', 'TypeScript, React']) },
  });
  await call(product, 'POST /applicant_test/', { as, body: answers() });
  return person;
};

/** A company with its sheet. */
export const completeCompany = async (
  product: Product,
  by: Person,
  name = unique('Atelier '),
): Promise<Person> => {
  const person = await someCompany(product, by, name);
  await call(product, 'POST /company/', {
    as: person.token,
    body: { name, sector: [24], size: 'pme', workforce: '12', city: 'Lyon' },
  });
  return person;
};

export type Need = Answer<'POST /offers/'>;

type NeedBody = Sent<'POST /offers/'>['body'];

export const someNeed = (
  product: Product,
  company: Person,
  training: Training,
  title = 'Développeur web',
  changes: Partial<NeedBody> = {},
): Promise<Need> =>
  call(product, 'POST /offers/', {
    as: company.token,
    body: {
      title,
      location: 'Lyon',
      contract_type: 'apprentissage',
      target_educational_level: '5',
      description: 'Développement de sites en TypeScript et React, en équipe.',
      formations_ids: [training.programmeId],
      session_id: training.sessionId,
      skills: [],
      ...changes,
    },
  });

/** A need whose tutor has passed the test. */
export const activeNeed = async (
  product: Product,
  company: Person,
  training: Training,
  title?: string,
  changes?: Partial<NeedBody>,
): Promise<Need> => {
  const need = await someNeed(product, company, training, title, changes);
  await call(product, 'PUT /company_test/{token}/', {
    params: { token: need.token },
    body: answers(),
  });
  return need;
};

export interface Placement {
  superuser: Person;
  training: Training;
  candidate: Person;
  company: Person;
  need: Need;
  matchId: number;
}

/** Runs the matching to its end: on a busy machine a launch is answered while the run goes on. */
export const runMatching = async (
  product: Product,
  { token: as }: Pick<Person, 'token'>,
): Promise<void> => {
  await call(product, 'POST /launch_matching/', { as });
  const stateOf = async () => (await call(product, 'GET /launch_matching/', { as })).state;
  await expect.poll(stateOf).toBe('done');
};

/** A candidate and a need that match, after a run. */
export const somePlacement = async (product: Product): Promise<Placement> => {
  const by = await asSuperuser(product);
  const training = await someTraining(product, by);
  const candidate = await completeCandidate(product, by, training);
  const company = await completeCompany(product, by);
  const need = await activeNeed(product, company, training);
  await runMatching(product, by);
  const [match] = await call(product, 'GET /matches/', { as: company.token });
  return { superuser: by, training, candidate, company, need, matchId: match?.id ?? 0 };
};
