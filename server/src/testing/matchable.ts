import { openQuestion, scoredQuestions } from '@tandem/domain/personality-tests/personality-test';
import type { SignedInActor } from '../platform/http/call.ts';
import { makeSecretToken } from '../platform/security/tokens.ts';
import type { Services } from '../areas/services.ts';
import { addFile } from '../platform/files/file-queries.ts';
import { addNeed as insertNeed } from '../areas/needs/need-queries.ts';
import type { Writes } from '../platform/database/database.ts';

/** Candidates and needs put straight into the database, ready to be matched: for tests that want many of them. */

const at = new Date('2026-09-01T08:00:00Z');

const words = (
  'comptabilité paie soudure pâtisserie vente accueil développement réseau marketing ' +
  'logistique électricité maintenance TypeScript React Excel cuisine gestion stocks ' +
  'atelier bois chantier dessin enfant ferme glace horloge image jardin kiosque langue meuble nuage ouvrage ' +
  'papier quai radio sable table usine verre wagon yacht zinc arbre banque camion drone encre fleur'
).split(' ');

const places = [
  { location: 'Lyon', latitude: 45.76, longitude: 4.84 },
  { location: 'Villeurbanne', latitude: 45.77, longitude: 4.88 },
  { location: 'Paris', latitude: 48.86, longitude: 2.35 },
  { location: 'Ailleurs', latitude: null, longitude: null },
];

/** The same numbers for the same seed, so that a failing test fails again. */
export const drawing = (seed: number) => {
  let state = seed;
  const below = (end: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  return {
    below,
    pick,
    some: <Item>(items: readonly Item[], count: number) =>
      Array.from({ length: count }, () => pick(items)),
  };
};

export type Drawing = ReturnType<typeof drawing>;

export const someAnswers = ({ below }: Drawing): Record<string, string> => ({
  ...Object.fromEntries(scoredQuestions.map(({ name }) => [name, String(1 + below(5))])),
  [openQuestion.name]: 'Apprendre.',
});

export const someText = (draw: Drawing, length = 12): string => draw.some(words, length).join(' ');

export const somePlace = (draw: Drawing) => draw.pick(places);

const addAccount = async (tx: Writes, kind: 'applicant' | 'company'): Promise<number> => {
  const email = `${makeSecretToken()}@exemple.fr`;
  const { id } = await tx
    .insertInto('accounts')
    .values({
      kind,
      email,
      email_key: email.toLowerCase(),
      first_name: 'Zoé',
      last_name: 'Martin',
      created_at: at,
      registered_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export interface Where {
  sessionId: number;
  programmeIds: readonly number[];
}

const actorOf = (
  kind: SignedInActor['kind'],
  accountId: number,
  own: { candidateId?: number; companyId?: number },
): SignedInActor => ({
  accountId,
  kind,
  candidateId: null,
  companyId: null,
  email: '',
  signInId: 0,
  ...own,
});

/** A candidate whose sheet and test are complete, with the actor that they are. */
export const addCandidate = (
  { db }: Services,
  { sessionId, programmeIds }: Where,
  draw: Drawing,
): Promise<SignedInActor & { candidateId: number }> =>
  db.transaction(async (tx) => {
    const accountId = await addAccount(tx, 'applicant');
    const resume = `${makeSecretToken()}.pdf`;
    await addFile(tx, {
      name: resume,
      account_id: accountId,
      original_name: 'cv.pdf',
      content_type: 'application/pdf',
      size: 1,
      created_at: at,
    });
    const { id } = await tx
      .insertInto('applicants')
      .values({
        account_id: accountId,
        civility: 'Mme',
        city: 'Lyon',
        country: 'France',
        target_educational_level: '5',
        contract_type: draw.pick(['apprentissage', 'Autre']),
        summary: someText(draw),
        sector_ids: [1 + draw.below(38)],
        kilometers_away: draw.pick([-1, -1, 50, 100]),
        session_id: sessionId,
        formation_id: draw.pick(programmeIds),
        ...somePlace(draw),
        resume_file: resume,
        resume_text: someText(draw, 40),
        page_done_at: at,
        test_answers: JSON.stringify(someAnswers(draw)),
        test_done_at: at,
        changed_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...actorOf('applicant', accountId, {}), candidateId: id };
  });

/** A company without needs, with the actor that it is. */
export const addCompany = (
  { db }: Services,
  draw: Drawing,
): Promise<SignedInActor & { companyId: number }> =>
  db.transaction(async (tx) => {
    const accountId = await addAccount(tx, 'company');
    const { location, ...coordinates } = somePlace(draw);
    const { id } = await tx
      .insertInto('companies')
      .values({
        account_id: accountId,
        name: `Atelier ${accountId}`,
        sector_ids: [1 + draw.below(38)],
        city: location,
        ...coordinates,
        page_done_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...actorOf('company', accountId, {}), companyId: id };
  });

/** An active need. */
export const addNeed = (
  { db }: Services,
  companyId: number,
  { sessionId, programmeIds }: Where,
  draw: Drawing,
): Promise<number> =>
  db.transaction((tx) =>
    insertNeed(
      tx,
      {
        company_id: companyId,
        session_id: sessionId,
        title: draw.pick(words),
        contract_type: draw.pick(['apprentissage', 'professionnalisation', 'Autre']),
        target_educational_level: '5',
        description: someText(draw, 20),
        same_entity_location: false,
        ...somePlace(draw),
        token: makeSecretToken(),
        test_answers: JSON.stringify(someAnswers(draw)),
        activated_at: at,
        created_at: at,
        changed_at: at,
      },
      [...new Set(draw.some(programmeIds, 2))],
    ),
  );
