import { contract, type ContractKey, type Sent } from '@tandem/contract';
import { testAnswerFaults } from '@tandem/domain/personality-tests/personality-test';
import { describe, expect, it } from 'vitest';
import { writeContract } from '../play/contract-sheets.ts';
import { trades, type TradeKey } from '../data/trades.ts';
import { openRegistry } from './people.ts';
import { planDemo } from './plan-demo.ts';
import type { Arrival, DemoCandidate, DemoCompany, DemoNeed, DemoPlan } from './plan.ts';
import { seededRandom } from '../random.ts';

const seed = 'Tandem';
const now = new Date('2026-11-20T10:00:00Z');
const plan = planDemo(seed, now, 200);

const needsOf = ({ companies }: DemoPlan): { company: DemoCompany; need: DemoNeed }[] =>
  companies.flatMap((company) => company.needs.map((need) => ({ company, need })));

/** Without the moments: what stays when the demo is made on another day. */
const timeless = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string' && /^\d{4}-\d\d-\d\dT/.test(inner) ? 'then' : inner,
  );

describe('a plan', () => {
  it('is the same for the same seed and moment, and another for another seed', () => {
    expect(planDemo(seed, now, 200)).toEqual(plan);
    const names = ({ candidates }: DemoPlan) => candidates.map(({ lastName }) => lastName);
    expect(names(planDemo('another', now, 200))).not.toEqual(names(plan));
  });

  it('has the same companies, texts and tutors on another day', () => {
    const later = planDemo(seed, new Date('2026-12-06T22:30:00Z'), 200);
    const toldOf = ({ companies }: DemoPlan) =>
      companies.map(({ data, email, director, needs }) => ({
        name: data.name,
        email,
        director,
        needs: new Set(needs.map(({ title, description, tutor }) => [title, description, tutor])),
      }));
    expect(toldOf(later)).toEqual(toldOf(plan));
    expect(timeless(later.managers)).toEqual(timeless(plan.managers));
  });
});

/** What happened to somebody, in the order in which it must have happened. */
const lifeOf = (arrival: Arrival, ...next: (Date | null | undefined)[]): Date[] =>
  [arrival.invitedAt, ...arrival.remindedAt, arrival.registeredAt, ...next].filter(
    (moment) => moment instanceof Date,
  );

const livesOf = ({ candidates, companies, invitedCompanies, managers }: DemoPlan): Date[][] => [
  ...candidates.map(({ arrival, sheet, test }) => lifeOf(arrival, sheet?.savedAt, test?.doneAt)),
  ...companies.flatMap(({ arrival, savedAt, needs }) =>
    needs.map(({ createdAt, activatedAt }) => lifeOf(arrival, savedAt, createdAt, activatedAt)),
  ),
  ...invitedCompanies.map(({ arrival }) => lifeOf(arrival)),
  ...managers.map(({ invitedAt, registeredAt }) =>
    [invitedAt, registeredAt].filter((moment) => moment !== null),
  ),
];

const daysAndHours = Array.from({ length: 7 }, (_, day) => [0, 7, 13, 23].map((at) => [day, at]))
  .flat()
  .map(([day = 0, at = 0]) => new Date(Date.UTC(2026, 10, 16 + day, at, 20)));

describe('whenever it is made, a plan', () => {
  const made = daysAndHours.map((moment) => ({ moment, plan: planDemo(seed, moment, 200) }));

  it('has a past in the right order, and no future', () => {
    for (const { moment, plan } of made)
      for (const life of livesOf(plan)) {
        expect(life).toEqual(life.toSorted((one, other) => one.getTime() - other.getTime()));
        expect(life.at(-1)?.getTime()).toBeLessThan(moment.getTime());
      }
  });

  it('has reminders in working hours only', () => {
    for (const { plan } of made) {
      const { candidates, companies, invitedCompanies } = plan;
      const reminders = [...candidates, ...companies, ...invitedCompanies].flatMap(
        ({ arrival }) => arrival.remindedAt,
      );
      expect(reminders.length).toBeGreaterThan(30);
      for (const reminder of reminders) {
        expect(reminder.getUTCHours()).toBeGreaterThanOrEqual(8);
        expect(reminder.getUTCHours()).toBeLessThan(16);
        expect([0, 6]).not.toContain(reminder.getUTCDay());
      }
    }
  });

  it('has nobody register, or fill in a sheet, at the very moment when another does', () => {
    for (const { plan } of made) {
      const moments = plan.candidates.flatMap(({ arrival, sheet }) =>
        [arrival.registeredAt, sheet?.savedAt].flatMap((moment) => moment?.getTime() ?? []),
      );
      expect(new Set(moments).size).toBe(moments.length);
    }
  });
});

/** What the contract says of a payload; empty when it takes it. */
const faultsOf = (key: ContractKey, payload: unknown): string[] => {
  const call = contract[key];
  if (!('body' in call)) throw new Error(`${key} has no payload.`);
  const { error } = call.body.safeParse(payload);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

const programmeId = (trade: TradeKey): number => Object.keys(trades).indexOf(trade) + 1;

const sheetForm = ({
  sheet,
  ...person
}: DemoCandidate): Sent<'POST /applicants/registration/'>['body'] | null =>
  sheet && {
    formation: programmeId(person.trade),
    session_id: 1,
    civility: person.civility,
    city: sheet.city,
    country: 'France',
    phone: person.phone,
    diploma: sheet.diploma,
    target_educational_level: trades[person.trade].programme.level,
    duration: trades[person.trade].duration,
    contract_type: sheet.contractType,
    sector: [...sheet.sectors],
    sector_order: [...sheet.sectorOrder],
    location: sheet.location,
    kilometers_away: sheet.kilometers,
    summary: sheet.summary ?? '',
    skills: [...sheet.skills],
  };

describe('every sheet', () => {
  it('of a candidate passes the contract', () => {
    const forms = plan.candidates.flatMap((candidate) => sheetForm(candidate) ?? []);
    expect(forms.length).toBeGreaterThan(150);
    for (const form of forms) expect(faultsOf('POST /applicants/registration/', form)).toEqual([]);
  });

  it('of a company passes the contract', () => {
    for (const { data, city, zipCode } of plan.companies) {
      const { name, sectors, size, workforce, street, description } = data;
      const place = { adress: street, city, zip_code: zipCode, country: 'France' };
      const form = { name, sector: sectors, size, workforce, description, ...place };
      expect(faultsOf('POST /company/', form)).toEqual([]);
    }
  });

  it('of a need passes the contract', () => {
    for (const { company, need } of needsOf(plan)) {
      const {
        title,
        description,
        contractType,
        skills,
        seats,
        trade,
        formations: programmes,
      } = need;
      const form = {
        title,
        description,
        location: company.city,
        contract_type: contractType,
        target_educational_level: trades[trade].programme.level,
        formations_ids: programmes.map(programmeId),
        session_id: 1,
        skills,
        seats,
        same_entity_location: true,
      };
      expect(faultsOf('POST /offers/', form)).toEqual([]);
    }
  });

  it('of a contract passes the contract', () => {
    const registry = openRegistry(seededRandom('contracts'));
    for (const [at, { company, need }] of needsOf(plan).entries()) {
      const facts = { company, need, signedAt: now, now };
      const sheet = writeContract(facts, registry, seededRandom(`contract ${at}`));
      expect(faultsOf('POST /contract/note/{matchId}/', sheet)).toEqual([]);
    }
  });

  it('has complete answers to the personality test where there is one', () => {
    const answers = [
      ...plan.candidates.flatMap(({ test }) => test?.answers ?? []),
      ...needsOf(plan).map(({ need }) => need.answers),
    ];
    for (const one of answers) expect(testAnswerFaults(one)).toEqual({});
  });
});

/** Everything that people read. */
const texts = [
  ...plan.candidates.flatMap(({ sheet, test }) => [
    sheet?.summary ?? '',
    ...(sheet ? [sheet.resume.headline, sheet.resume.profile, ...sheet.resume.interests] : []),
    ...(sheet?.resume.experiences.flatMap(({ title, place, tasks }) => [title, place, ...tasks]) ??
      []),
    test?.answers['motivation'] ?? '',
  ]),
  ...needsOf(plan).flatMap(({ need }) => [need.title, need.description]),
];

describe('the texts', () => {
  it.each([
    ['place left to fill', /[{}[\]|]|undefined/],
    ['white space twice, or before a comma', / {2}| [,.]/],
    ['punctuation twice', /\.\.|,,|;;|,\.|\.,/],
    ['vowel without its elision', /\b(?:de|que|je|le|se) (?:une?|ils?|elles?|ai|aime)\b/i],
  ])('have no %s', (_, fault) => {
    expect(texts.filter((text) => fault.test(text))).toEqual([]);
  });

  it('do not say of the same person that they stay near and that they go far', () => {
    const sheets = plan.candidates.flatMap(({ sheet }) => sheet ?? []);
    const near = sheets.filter(({ resume }) =>
      /proche de chez moi|aux environs/.test(resume.profile),
    );
    const within50 = sheets.filter(({ resume }) => /cinquante kilomètres/.test(resume.profile));
    const far = sheets.filter(({ resume }) => /Déménager n’est pas/.test(resume.profile));
    for (const { kilometers } of near) expect([5, 10, 50]).toContain(kilometers);
    for (const { kilometers } of within50) expect(kilometers).toBe(50);
    for (const { kilometers } of far) expect([-1, 100]).toContain(kilometers);
    expect(Math.min(near.length, within50.length, far.length)).toBeGreaterThan(0);
  });
});
