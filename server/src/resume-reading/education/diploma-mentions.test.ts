import { fold } from '@tandem/matching/text/fold';
import { describe, expect, it } from 'vitest';
import { mentionsIn, numberedLevel } from './diploma-mentions.ts';

const levelsIn = (text: string): (string | null)[] =>
  mentionsIn(text, fold(text)).map(({ level }) => level);

describe('mentionsIn', () => {
  it.each([
    ['MC Boulangerie', '3'],
    ['Titre professionnel Assistante RH', '5'],
    ['Titre professionnel Chef d’équipe gros œuvre', '4'],
    ['DE Éducatrice de jeunes enfants', '6'],
    ['Mention complémentaire Sommellerie', '4'],
    ['Mention complémentaire Coiffure', '3'],
    ['CFC Employé de commerce', '3'],
    ['CESS, Athénée royal', '4'],
    ['Maturité professionnelle', '4'],
    ['Abitur', '4'],
    ['Brevet des métiers d’art Ébénisterie', '4'],
    ['Bachelier en gestion', '6'],
    ['Global BBA', '6'],
    ['DE infirmier', '6'],
    ['Certificat de spécialisation (niveau 4)', '4'],
    ['CAP Cuisine', '3'],
    ['BEP Logistique', '3'],
    ['Certificat d’aptitude professionnelle Coiffure', '3'],
    ['DEAES', '3'],
    ['Bac STMG', '4'],
    ['Baccalauréat général', '4'],
    ['Bac pro MELEC', '4'],
    ['Baccalauréat professionnel Commerce', '4'],
    ['Brevet professionnel Coiffure', '4'],
    ['DAEU A', '4'],
    ['Diplôme d’État d’aide-soignante', '4'],
    ['BTS MCO', '5'],
    ['BTSA Viticulture', '5'],
    ['Brevet de technicien supérieur', '5'],
    ['DUT GEII', '5'],
    ['DEUST Informatique', '5'],
    ['BUT Informatique', '6'],
    ['B.U.T. GEA', '6'],
    ['Licence d’histoire', '6'],
    ['Licence pro Métiers de la GRH', '6'],
    ['Bachelor Marketing', '6'],
    ['DCG', '6'],
    ['Diplôme de comptabilité et de gestion', '6'],
    ['Diplôme d’État d’infirmier', '6'],
    ['Master 2 Finance', '7'],
    ['Mastère spécialisé', '7'],
    ['MBA Management', '7'],
    ['Diplôme d’ingénieur', '7'],
    ['Cycle ingénieur', '7'],
    ['DSCG', '7'],
    ['Doctorat en chimie', '8'],
    ['Brevet des collèges', null],
    ['Diplôme national du brevet', null],
    ['DNB', null],
    ['Titre professionnel Employé commercial (niveau 3)', '3'],
    ['TP Développeur web, niveau 5', '5'],
    ['Titre RNCP niveau II', '6'],
    ['Titre professionnel Secrétaire', '4'],
  ])('reads %j as one diploma of level %s', (text, level) => {
    expect(levelsIn(text)).toEqual([level]);
  });

  it.each([
    'Bachelière depuis 2024',
    'Maturité d’esprit',
    'Mon but est de progresser',
    'MON BUT EST DE PROGRESSER',
    'Licence de football',
    'Scrum Master',
    'Cap sur la vente',
    'Bac +2',
    'Local de 250 m2',
    'Captation vidéo',
    'BPJ, masterisation',
    'Brevet de natation',
  ])('reads none in %j', (text) => {
    expect(levelsIn(text)).toEqual([]);
  });

  it('reads several, from left to right', () => {
    expect(levelsIn('Après un bac pro, je prépare un BTS puis une licence')).toEqual([
      '4',
      '5',
      '6',
    ]);
  });
});

describe('numberedLevel', () => {
  it.each([
    ['niveau 6', '6'],
    ['niveau iv', '4'],
    ['bac+3', '6'],
    ['bac + 5', '7'],
    ['niveau 12', null],
    ['niveau intermediaire', null],
    ['bac', null],
  ])('reads %j as %s', (key, level) => {
    expect(numberedLevel(key)).toBe(level);
  });
});
