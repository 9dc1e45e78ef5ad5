import { contractTypeKeys } from '@tandem/domain/reference/contract-types';
import { distances } from '@tandem/domain/reference/distances';
import { levelKeys } from '@tandem/domain/reference/levels';
import { sectors } from '@tandem/domain/reference/sectors';
import { skills } from '@tandem/domain/reference/skills';
import * as fc from 'fast-check';
import { buildCorpus } from '../corpus/corpus.ts';
import { openCorpus } from '../parts/document.ts';
import {
  aCandidate,
  aNeed,
  answersOf,
  candidateTextOf,
  lexicon,
  needTextOf,
} from './made-profiles.ts';

const plainWords =
  `accueil client équipe vente ventes vendeuse vendeur magasin caisse stock livraison développement développeuse site
internet application données réseau maintenance atelier machine soudure chantier plans dossier comptabilité facture paie
banque conseil jeune enfant soin patient cuisine service salle hôtel jardin plante qualité sécurité logistique camion
anglais espagnol rigueur autonomie curiosité travail projet stage alternance entreprise mission bac licence lycée`.split(
    /\s+/,
  );

/** French words, some of them whole names of skills. */
export const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...plainWords) },
  { weight: 1, arbitrary: fc.constantFrom(...skills.map(({ name }) => name)) },
);

export const sentence = fc
  .array(word, { minLength: 1, maxLength: 8 })
  .map((words) => words.join(' '));

export const freeText = fc
  .array(sentence, { minLength: 0, maxLength: 8 })
  .map((sentences) => sentences.join('.\n'));

export const answers = fc
  .array(fc.integer({ min: 1, max: 5 }), { minLength: 13, maxLength: 13 })
  .map(answersOf);

export const place = fc.option(
  fc.record({
    latitude: fc.double({ min: 43, max: 50, noNaN: true }),
    longitude: fc.double({ min: -1, max: 6, noNaN: true }),
  }),
);

export const sectorIds = fc.uniqueArray(fc.constantFrom(...sectors.map(({ id }) => id)), {
  maxLength: 5,
});

export const skillIds = fc.uniqueArray(fc.constantFrom(...skills.map(({ id }) => id)), {
  maxLength: 5,
});

const common = {
  sessionId: fc.integer({ min: 1, max: 2 }),
  contractType: fc.constantFrom(...contractTypeKeys),
  level: fc.constantFrom(...levelKeys.slice(0, 2)),
  sectorIds,
  answers,
  place,
  skillIds,
};

export const candidate = fc
  .record({
    ...common,
    id: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 1_000_000 })),
    programmeId: fc.integer({ min: 1, max: 3 }),
    maxKm: fc.constantFrom(...distances),
    text: freeText.map(candidateTextOf),
    placed: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ placed, ...one }) => aCandidate({ ...one, sectorOrder: one.sectorIds.slice(0, placed) }));

export const need = fc
  .record({
    ...common,
    id: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 1_000_000 })),
    companyId: fc.integer({ min: 1, max: 9 }),
    programmeIds: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1 }),
    text: freeText.map(needTextOf),
  })
  .map(aNeed);

const byId = <Profile extends { id: number }>(profile: fc.Arbitrary<Profile>, maxLength: number) =>
  fc.uniqueArray(profile, { maxLength, selector: ({ id }) => id });

/** Both sides of a few small sessions. */
export const bothSides = fc.record({ candidates: byId(candidate, 12), needs: byId(need, 12) });

/** The same with the corpus of their texts. */
export const sessions = bothSides.map((sides) => ({
  ...sides,
  corpus: openCorpus(buildCorpus(sides.candidates, sides.needs, lexicon)),
}));

export const weights = fc
  .record({
    industry: fc.integer({ min: 0, max: 100 }),
    test: fc.integer({ min: 0, max: 100 }),
    geographic: fc.integer({ min: 0, max: 100 }),
    resume: fc.integer({ min: 0, max: 100 }),
  })
  .filter((one) => Object.values(one).some((weight) => weight > 0));
