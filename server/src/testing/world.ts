import type { Answer, Sent } from '@tandem/contract';
import { ensureSuperuser } from '../areas/accounts/ensure-superuser.ts';
import { linkIn, mailsTo, type Message } from './mails.ts';
import { answers, sheetFor, type CandidateSheet } from './candidate-payloads.ts';
import { makePdf } from './pdf.ts';
import type { TestServer } from './test-server.ts';

export const password = 'Tandem-2026!';

let serial = 0;

/** Different at every call, so that tests of one file do not meet. */
export const unique = (prefix: string): string => `${prefix}${process.pid}x${(serial += 1)}`;

export const someEmail = (): string => `${unique('personne')}@exemple.fr`;

export interface Person {
  email: string;
  /** The access token. */
  token: string;
  refresh: string;
}

export const signIn = async (
  { call }: TestServer,
  email: string,
  typed = password,
): Promise<Person> => {
  const { status, body } = await call('POST /token/', { body: { email, password: typed } });
  if (status !== 200) throw new Error(`Signing in answered ${status}.`);
  return { email, token: body.access, refresh: body.refresh };
};

export const someSuperuser = async (server: TestServer): Promise<Person> => {
  const email = someEmail();
  const config = { ...server.services.config, adminEmail: email, adminPassword: password };
  await ensureSuperuser({ ...server.services, config });
  return signIn(server, email);
};

export const someManager = async (server: TestServer, superuser: Person): Promise<Person> => {
  const email = someEmail();
  const body = { first_name: 'Maëlle', last_name: "L'Hostis", email };
  await server.call('POST /staff/', { as: superuser.token, body });
  const [mail] = await mailsTo(server, email);
  const link = linkIn(mail as Message);
  await server.call('POST /password-reset/', {
    body: {
      uid: link.searchParams.get('uid') ?? '',
      token: link.searchParams.get('token') ?? '',
      new_password: password,
    },
  });
  return signIn(server, email);
};

export interface Training {
  sessionId: number;
  programmeId: number;
}

export const someTraining = async (server: TestServer, superuser: Person): Promise<Training> => {
  const as = superuser.token;
  const session = await server.call('POST /sessions/', { as, body: { name: unique('Session ') } });
  const formation = await server.call('POST /formations/', {
    as,
    body: { name: unique('BTS '), level: '5' },
  });
  return { sessionId: session.body.id, programmeId: formation.body.id };
};

const registered = async (server: TestServer, email: string): Promise<Person> => {
  const [mail] = await mailsTo(server, email);
  const token =
    linkIn(mail as Message)
      .pathname.split('/')
      .at(-1) ?? '';
  await server.call('POST /user/register/', { body: { token, password } });
  return signIn(server, email);
};

export interface PersonName {
  first_name: string;
  last_name: string;
}

const zoe: PersonName = { first_name: 'Zoé', last_name: "D'Arc" };

/** A candidate who has created an account and nothing else. */
export const someCandidate = async (
  server: TestServer,
  staff: Person,
  name = zoe,
): Promise<Person> => {
  const email = someEmail();
  const body = [{ ...name, email, phone: null }];
  await server.call('POST /temp-applicants/', { as: staff.token, body });
  return registered(server, email);
};

export const someCompany = async (server: TestServer, staff: Person): Promise<Person> => {
  const email = someEmail();
  const body = [{ name: unique('Entreprise '), email }];
  await server.call('POST /temp-companies/', { as: staff.token, body });
  return registered(server, email);
};

const webResume = ['Zoé D’Arc', 'Développeuse web', 'TypeScript, React'];

/** What sets a candidate apart from the usual one. */
export interface Candidate {
  name?: PersonName;
  sheet?: Partial<CandidateSheet>;
  test?: Record<string, string>;
  resume?: readonly string[];
}

/** A candidate whose sheet and test are complete. */
export const completeCandidate = async (
  server: TestServer,
  staff: Person,
  training: Training,
  { name = zoe, sheet: changes = {}, test = answers(), resume = webResume }: Candidate = {},
): Promise<Person & { id: number }> => {
  const person = await someCandidate(server, staff, name);
  const as = person.token;
  const sheet = await server.call('POST /applicants/registration/', {
    as,
    body: { ...sheetFor(training), ...changes },
    files: { resume: makePdf(resume) },
  });
  await server.call('POST /applicant_test/', { as, body: test });
  return { ...person, id: sheet.body.id ?? 0 };
};

export type NeedForm = Sent<'POST /offers/'>['body'];

export const needFor = ({ sessionId, programmeId }: Training) => ({
  title: 'Développeur web',
  location: 'Lyon',
  contract_type: 'apprentissage' as const,
  target_educational_level: '5' as const,
  description: 'Développement de sites en TypeScript.',
  formations_ids: [programmeId],
  session_id: sessionId,
  skills: [],
});

export type Need = Answer<'POST /offers/'>;

export type CompanySheet = Sent<'POST /company/'>['body'];

export const companySheet = (): CompanySheet => ({
  name: unique('Atelier '),
  sector: [24],
  size: 'pme',
  workforce: '12',
  city: 'Lyon',
});

/** A company with its sheet. */
export const completeCompany = async (
  server: TestServer,
  staff: Person,
  changes: Partial<CompanySheet> = {},
): Promise<Person> => {
  const person = await someCompany(server, staff);
  await server.call('POST /company/', {
    as: person.token,
    body: { ...companySheet(), ...changes },
  });
  return person;
};

/** A need whose tutor has passed the test. */
export const activeNeed = async (
  server: TestServer,
  company: Person,
  training: Training,
  changes: Partial<NeedForm> = {},
  test: Record<string, string> = answers(),
): Promise<Need> => {
  const { body } = await server.call('POST /offers/', {
    as: company.token,
    body: { ...needFor(training), ...changes },
  });
  await server.call('PUT /company_test/{token}/', { params: { token: body.token }, body: test });
  return body;
};

/** Runs the matching to its end. */
export const launch = async (server: TestServer, superuser: Person): Promise<void> => {
  await server.call('POST /launch_matching/', { as: superuser.token });
};

export interface Placement {
  superuser: Person;
  training: Training;
  applicant: Person & { id: number };
  company: Person;
  offer: Need;
  matchId: number;
}

/** A candidate and a need that match, after a run. */
export const somePlacement = async (server: TestServer, superuser: Person): Promise<Placement> => {
  const training = await someTraining(server, superuser);
  const applicant = await completeCandidate(server, superuser, training);
  const company = await completeCompany(server, superuser);
  const offer = await activeNeed(server, company, training);
  await launch(server, superuser);
  const { body } = await server.call('GET /matches/', { as: company.token });
  return { superuser, training, applicant, company, offer, matchId: body[0]?.id ?? 0 };
};
