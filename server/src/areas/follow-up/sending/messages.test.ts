import type { Wait } from '@tandem/domain/follow-up/wait';
import { expect, test } from 'vitest';
import type { DigestContent } from './digest-content.ts';
import { digestMail } from './messages.ts';
import type { News } from './news-queries.ts';

const parts = { industry: 0, test: 0, geographic: 0, resume: 0 };

const someNews = (near: Partial<News['parts']>): News => ({
  accountId: 1,
  matchId: 2,
  title: 'Vendeuse ou vendeur',
  other: 'L’Atelier d’Été',
  location: 'Lille',
  score: 500,
  parts: { ...parts, ...near },
});

const mailOf = (content: Partial<DigestContent>) =>
  digestMail({
    side: 'applicant',
    greeted: 'Zoé',
    news: [],
    newsCount: content.news?.length ?? 0,
    placed: [],
    changed: [],
    closed: [],
    written: [],
    waits: [],
    titles: new Map(),
    others: new Map(),
    centreName: null,
    signingService: null,
    referent: null,
    confirmation: null,
    absolute: (path) => `https://tandem.exemple.fr${path}`,
    lessLink: 'https://tandem.exemple.fr/moins-de-messages/x',
    ...content,
  });

const textOf = (content: Partial<DigestContent>): string => mailOf(content).text;

test('what brings two together is said of one thing or of two', () => {
  expect(textOf({ news: [someNews({ geographic: 900 })] })).toContain(
    'la distance vous rapproche.',
  );
  expect(textOf({ news: [someNews({ geographic: 900, industry: 700 })] })).toContain(
    'la distance et le secteur vous rapprochent.',
  );
});

test('a company reads of one who has found a place, or of several', () => {
  const zoe = { candidate: 'Zoé D’Arc', title: 'Vendeuse ou vendeur' };
  const one = textOf({ side: 'company', placed: [zoe] });
  expect(one).toContain('Ce candidat a trouvé son entreprise');
  expect(one).toContain('Merci de lui avoir répondu.');
  const two = textOf({ side: 'company', placed: [zoe, { ...zoe, candidate: 'Noé Brel' }] });
  expect(two).toContain('Ils ont trouvé leur entreprise');
  expect(two).toContain('Merci de leur avoir répondu.');
});

test('a visit that is to be organised says by when, and leads to where its day is noted', () => {
  const visit = {
    kind: 'health_visit',
    subject: 'match',
    subjectId: 7,
    count: 1,
    since: new Date('2026-09-01T00:00:00Z'),
    limit: '2026-11-01',
  } as Wait;
  const text = textOf({ side: 'company', waits: [visit], others: new Map([[7, 'Zoé D’Arc']]) });
  expect(text).toContain('Zoé D’Arc, au plus tard le 1er novembre 2026.');
  expect(text).toContain('https://tandem.exemple.fr/company/contract/7');
  expect(text).toContain('service de santé au travail');
  const interview = textOf({
    side: 'company',
    waits: [{ ...visit, kind: 'adequacy_interview' }],
    others: new Map([[7, 'Zoé D’Arc']]),
  });
  expect(interview).toContain('Zoé D’Arc, au plus tard le 1er novembre 2026.');
  expect(interview).toContain('D6325-13');
});

test('of several companies that wait each is named', () => {
  const since = new Date('2026-11-12T09:00:00Z');
  const wait = (subjectId: number): Wait => ({
    kind: 'answer_company',
    accountId: 1,
    subject: 'match',
    subjectId,
    count: 1,
    since,
    due: null,
    isLate: false,
    isOver: false,
    sentCount: 0,
    lastSentAt: null,
    step: 1,
    next: null,
  });
  const others = new Map([
    [7, 'Mutuelle du Beffroi'],
    [8, 'Studio & Fils'],
  ]);
  const content = { waits: [wait(7), wait(8)], others };
  expect(textOf(content)).toContain(
    'vous rencontrer : Mutuelle du Beffroi, depuis le 12 novembre.',
  );
  expect(textOf(content)).toContain('vous rencontrer : Studio & Fils, depuis le 12 novembre.');
  expect(mailOf(content).subject).toBe('2 entreprises souhaitent vous rencontrer');
});

test('of several things each leads to its own page, of one the button does', () => {
  const since = new Date('2026-09-21T09:00:00Z');
  const sheet = { kind: 'sheet', subject: 'account', count: 1, since } as Wait;
  const yes = { ...sheet, kind: 'answer_company', subject: 'match', subjectId: 7 } as Wait;
  const { text, html } = mailOf({ news: [someNews({})], waits: [yes, sheet] });
  const at = 'https://tandem.exemple.fr/applicant/';
  for (const path of ['matches?match=2', 'matches?match=7', 'application'])
    expect(text).toContain(`.\n  ${at}${path}\n`);
  expect(html).toMatch(/• <a href="[^"]+application"[^>]*>Compléter votre fiche, depuis le 21/);
  expect(textOf({ waits: [yes] }).split(`${at}matches?match=7`)).toHaveLength(2);
  const looking = { kind: 'still_looking', subject: 'need', subjectId: 3, count: 1, since } as Wait;
  const confirmation = 'https://tandem.exemple.fr/confirmer/x';
  const waits = [{ ...sheet, kind: 'answer_candidate' } as Wait, looking];
  const asked = textOf({ side: 'company', waits, confirmation });
  expect(asked).toContain('.\n  https://tandem.exemple.fr/confirmer/x\n');
  expect(asked).toContain('.\n  https://tandem.exemple.fr/company/matches\n');
});

test('a company that hears of new candidates is not told at once that they wait; later it is, and how many', () => {
  const since = new Date('2026-09-21T09:00:00Z');
  const wait = { kind: 'answer_candidate', subject: 'account', count: 2, since } as Wait;
  const news = [someNews({}), someNews({})];
  const first = mailOf({ side: 'company', news, waits: [wait] });
  expect(first.subject).toBe('2 candidats vous correspondent');
  expect(first.text).not.toContain('Ce qui vous attend');
  const later = mailOf({ side: 'company', news, waits: [{ ...wait, count: 5 }] });
  expect(later.subject).toBe('2 candidats vous correspondent, 5 en tout attendent votre réponse');
  expect(later.text).toContain(
    '5 personnes attendent en tout, la première depuis le 21 septembre.',
  );
});

test('a reminder of one thing says how little it takes, and asks on whether a need still stands without a since', () => {
  const since = new Date('2026-09-21T09:00:00Z');
  const sheet = { kind: 'sheet', subject: 'account', count: 1, since } as Wait;
  const looking = { kind: 'still_looking', subject: 'need', subjectId: 3, count: 1, since } as Wait;
  expect(textOf({ waits: [sheet] })).toContain('déposez votre CV');
  const both = textOf({
    side: 'company',
    waits: [sheet, looking],
    titles: new Map([[3, 'Vendeur']]),
  });
  expect(both).not.toContain('Quelques minutes');
  expect(both).toContain(
    'toujours, pour « Vendeur »\u202F: rien n’a bougé depuis le 21 septembre.',
  );
});

test('whoever signs online reads by whose mail; a minor whose signature alone is there, who signs now', () => {
  const since = new Date('2026-09-21T09:00:00Z');
  const sign = { kind: 'sign_contract', subject: 'match', subjectId: 7, count: 1, since } as Wait;
  const others = new Map([[7, 'Studio & Fils']]);
  const of = (manner: Wait['manner']) =>
    mailOf({ waits: [{ ...sign, manner }], others, signingService: 'signer.exemple.fr' });
  expect(of(undefined).subject).toBe('Rappel : signer le contrat et ajouter le document signé');
  expect(of('online').subject).toBe(
    'Rappel : signer le contrat en ligne, par le lien que signer.exemple.fr vous a envoyé par e-mail',
  );
  const { subject, text } = of('guardian');
  expect(subject).toBe('Rappel : faire signer le contrat par votre représentant légal');
  expect(text).toContain('Voir où en est la signature');
});

test('once both have said yes each reads what is theirs of the contract, and gets to its page', () => {
  const since = new Date('2026-09-21T09:00:00Z');
  const wait = (kind: Wait['kind']) =>
    ({ kind, subject: 'match', subjectId: 7, count: 1, since }) as Wait;
  const toCompany = mailOf({
    side: 'company',
    waits: [wait('prepare_contract')],
    others: new Map([[7, 'Zoé D’Arc']]),
  });
  expect(toCompany.subject).toBe('Rappel : préparer le contrat');
  expect(toCompany.text).toContain('Préparer le contrat : Zoé D’Arc, depuis le 21 septembre');
  expect(toCompany.text).toContain('Vous vous êtes dit oui');
  expect(toCompany.text).toContain('https://tandem.exemple.fr/company/contract/7');
  const toCandidate = mailOf({
    waits: [wait('candidate_part')],
    others: new Map([[7, 'Studio & Fils']]),
  });
  expect(toCandidate.subject).toBe('Rappel : remplir votre partie du contrat');
  expect(toCandidate.text).toContain('https://tandem.exemple.fr/applicant/contract/7');
});

test('whoever has somebody at the centre is told whom to write to', () => {
  expect(textOf({ centreName: 'CFA des Deux Rives' })).toContain(
    'CFA des Deux Rives vous répond\u202F: https://tandem.exemple.fr/contact',
  );
  const referent = { name: 'Anne Roux', email: 'anne.roux@centre.exemple.fr' };
  expect(textOf({ referent })).toContain(
    'Anne Roux, de votre centre de formation, vous répond\u202F: anne.roux@centre.exemple.fr',
  );
});
