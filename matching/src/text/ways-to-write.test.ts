import { describe, expect, test } from 'vitest';
import { candidateTextOf, needTextOf, skillIdOf } from '../testing/made-profiles.ts';

const readingOf = (text: string) => {
  const { words, skills } = candidateTextOf(text);
  return { words, skills };
};

describe('however it is written, it is one thing', () => {
  test.each([
    ['mécanique générale', 'mecanique generale', 'MÉCANIQUE GÉNÉRALE', 'Méca générale'],
    ['BTS Négociation et digitalisation de la relation client', 'BTS NDRC', 'bts ndrc'],
    ['BTS Management commercial opérationnel', 'BTS MCO'],
    ['BTS Comptabilité et gestion', 'BTS CG'],
    ['Assistante ressources humaines', 'Assistante RH', 'Assistant RH'],
    ['assistance SAV', 'assistance S.A.V.', 'assistance s.a.v'],
    ['Responsable de rayon', 'Resp. de rayon'],
    ['Développement web', 'Dev web', 'dév. web', 'Developement web'],
    ['Préparation de commandes', 'Prépa commandes', 'Préparer des commandes'],
    ['accueil du trombone', 'acceuil du trombone', 'accueillir le trombone'],
    ['Rédaction de trombones', 'Rédiger des trombones', 'vous rédigerez des trombones'],
    ['Gestion des stocks', 'Gérer les stocks', 'vous gérez les stocks'],
    ['Mise en rayon', 'Mettre en rayon'],
  ])('« %s »', (plain, ...others) => {
    for (const other of others) expect(readingOf(other)).toEqual(readingOf(plain));
  });

  test.each([
    ['AutoCAD', 'Auto CAD'],
    ['Power BI', 'PowerBI'],
    ['Permis B', 'Permis : B'],
    ['Permis B', 'Titulaire du permis de conduire (B)'],
    ['EHPAD', 'Maisons de retraite'],
    ['JavaScript', 'JS'],
  ])('« %s » and « %s » say one skill', (one, other) => {
    const { skills } = candidateTextOf(one);
    expect(skills).toHaveLength(1);
    expect(candidateTextOf(other).skills).toEqual(skills);
  });
});

describe('what looks alike and is not', () => {
  test('letters of an address or of a file are no abbreviation', () => {
    for (const text of ['trombone dev.exemple.fr', 'trombone node.js', 'trombone low-tech'])
      expect(candidateTextOf(text).forms).not.toContain('développement');
    expect(candidateTextOf('trombone TP').forms).toContain('tp');
  });

  test('the initials of a name are no word', () => {
    expect(candidateTextOf('J.P. Trombone').forms).toEqual(['trombone']);
  });

  test('two words are the one that they make only side by side', () => {
    const drawn = candidateTextOf('Auto CAD').skills;
    expect(candidateTextOf('auto, CAD').skills).not.toEqual(drawn);
    expect(candidateTextOf('auto CADEAU').skills).not.toEqual(drawn);
  });

  test('who has no licence, and a need that asks for none', () => {
    const licence = skillIdOf('Permis de conduire B');
    for (const text of [
      'Pas de permis B',
      'sans permis',
      'Permis B non exigé',
      'pas encore le permis',
    ])
      expect([...needTextOf(text).skills]).not.toContain(licence);
    for (const text of ['Permis B exigé', 'permis B, pas de véhicule', 'Permis B en cours'])
      expect([...needTextOf(text).skills]).toContain(licence);
  });
});
