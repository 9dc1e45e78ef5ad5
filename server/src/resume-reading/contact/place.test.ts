import { beforeAll, describe, expect, it } from 'vitest';
import { loadPlaces, type Places } from '../../platform/places/places.ts';
import { readHome, type Home } from './place.ts';
import { sectionsOf } from '../testing/test-resume.ts';

let places: Places;
beforeAll(async () => {
  places = await loadPlaces();
});

const homeIn = (text: string, contact = '@'): Home | null => {
  const sections = sectionsOf(text);
  const lines = sections.flatMap((section) => section.lines);
  return readHome(
    sections,
    new Set(lines.filter((line) => line.text.includes(contact))),
    places.search,
  );
};

const home = (city: string, postalCode: string | null): Home => ({ city, postalCode });

describe('readHome', () => {
  it.each([
    ['12 rue des Lilas, 69100 Villeurbanne', 'Villeurbanne', '69100'],
    ['12 rue des Lilas\n69100\nVilleurbanne', 'Villeurbanne', '69100'],
    ['12 rue des Lilas - 69100 VILLEURBANNE - 06 39 98 12 34', 'Villeurbanne', '69100'],
    ['Adresse : 12 rue X, 69100, Villeurbanne, France', 'Villeurbanne', '69100'],
    ['0033 6 39 98 12 34 69100 Villeurbanne', 'Villeurbanne', '69100'],
    ['Villeurbanne (69100)', 'Villeurbanne', '69100'],
    ['Née à Nîmes, demeure à Alès (30100)', 'Alès', '30100'],
    ['Enfance à Lille, vit à Lyon 8e', 'Lyon', '69008'],
    ['PARIS XVIIIe', 'Paris', '75018'],
    ['Lyon IIIème', 'Lyon', '69003'],
    ['Ville : Saint-Ouen\nCP : 93400', 'Saint-Ouen-sur-Seine', '93400'],
    ['2 quai Haut, 19100 Brive', 'Brive-la-Gaillarde', '19100'],
    ['Perpignan et alentours (66)', 'Perpignan', null],
    ['Strasbourg-Neudorf 67100', 'Strasbourg', '67100'],
    ['Strasbourg (Neudorf) 67100', 'Strasbourg', '67100'],
    ['Villeurbanne, France (69100)', 'Villeurbanne', '69100'],
    ['St Pierre de la Réunion 97410', 'Saint-Pierre', '97410'],
    ['63000 Clermont-Fd – Permis B', 'Clermont-Ferrand', '63000'],
    ['94200 Ivry s/Seine', 'Ivry-sur-Seine', '94200'],
    ['77420 Champs s/ Marne', 'Champs-sur-Marne', '77420'],
    ['J’habite 5 rue de la Mine à 69100 Villeurbanne. Vous pouvez', 'Villeurbanne', '69100'],
    ['Domicile : 7 rue X, 69100\nVILLEURBANNE. Tél. 06 39 98 12 34', 'Villeurbanne', '69100'],
    ['12 rue X, 93200 St. Denis', 'Saint-Denis', '93200'],
    ['Née le 3 mai 2006 à Metz – demeurant à Villeurbanne', 'Villeurbanne', null],
    ['Adresse\tRésidant à Lyon 8ème', 'Lyon', '69008'],
    ['Lieu de résidence : Varades (44370), mobile', 'Varades', '44370'],
    ['Villeurbanne 69100', 'Villeurbanne', '69100'],
    ['Code postal : 69100\tCommune : Villeurbanne', 'Villeurbanne', '69100'],
    ['Code postal / Ville :\t69100 / Villeurbanne', 'Villeurbanne', '69100'],
    ['Code postal\n69100\nPortable\n06 39 98 12 34\nVille\nVilleurbanne', 'Villeurbanne', '69100'],
    [
      'Code postal : 69100\nPortable : 06 39 98 12 34\nCommune : Villeurbanne\nCourriel : anna@exemple.fr\nAdresse (si différente) : 2 rue X, 31000 Toulouse',
      'Villeurbanne',
      '69100',
    ],
    [
      'Code postal : 69100\tCommune : Villeurbanne\n# Représentant légal (si mineur)\nAdresse : 2 rue X, 31000 Toulouse',
      'Villeurbanne',
      '69100',
    ],
    ['F-69100 Villeurbanne', 'Villeurbanne', '69100'],
    ['Besançon, France | +33 6 39 98 12 34 | linkedin.com/in/nantes', 'Besançon', null],
    ['M’écrire · LinkedIn · Besançon', 'Besançon', null],
    ['Marseille – 06-39-98-12-34', 'Marseille', null],
    ['Ivry-sur-Seine ☎ 06 39 98 12 34 anna@exemple.fr', 'Ivry-sur-Seine', null],
    ['75011 Paris', 'Paris', '75011'],
    ['75 011 Paris', 'Paris', '75011'],
    ['35000 RENNES CEDEX 2', 'Rennes', '35000'],
    ['38402 Saint Martin d’Hères cedex', 'Saint-Martin-d’Hères', '38402'],
    ['94100 St Maur des Fossés', 'Saint-Maur-des-Fossés', '94100'],
    ['76600 Le Havre', 'Le Havre', '76600'],
    ['97434 SAINT-GILLES-LES-BAINS', 'Saint-Gilles-Les-Bains', '97434'],
    ['69003 Lyon 06 39 98 12 34', 'Lyon', '69003'],
    ['Permis B, 69003 Lyon', 'Lyon', '69003'],
    ['85000 La Roche-su', 'La Roche-sur-Yon', '85000'],
    ['06 39 98 12 34 69003 Lyon', 'Lyon', '69003'],
    ['+33 6 39 98 12 34 69003 Lyon', 'Lyon', '69003'],
    ['Née le 3 mai 2006 – Adresse : 1 rue X, 69003 Lyon', 'Lyon', '69003'],
    ['Cesson-Sévigné\tanna@exemple.fr', 'Cesson-Sévigné', null],
    ['Rennes et périphérie', 'Rennes', null],
    ['Neuilly s/ Seine', 'Neuilly-sur-Seine', null],
    ['Hébergée à Limoges (87)', 'Limoges', null],
    ['Ville : L’Haÿ les Roses', 'L’Haÿ-les-Roses', null],
  ])('reads %j', (text, city, postalCode) => {
    const found = homeIn(`# Anna Roux\n${text}`);
    expect(found?.city.replaceAll("'", '’')).toBe(city);
    expect(found?.postalCode).toBe(postalCode);
  });

  it.each([
    ['Grenoble (38)', 'Grenoble', null],
    ['Lyon 3e', 'Lyon', '69003'],
    ['anna@exemple.fr | Nantes | Permis B', 'Nantes', null],
    ['Adresse : Limoges, France', 'Limoges', null],
  ])('reads %j without a postal code', (text, city, postalCode) => {
    expect(homeIn(`# Anna Roux\n${text}`)).toEqual(home(city, postalCode));
  });

  it.each([
    ['Anna Roux\nMaçon – coffreur\n06 39 98 00 00'],
    ['Anna Roux\n06 39 98 00 00\n(auparavant : 10 rue Nationale,\n37000 Tours)'],
    ['Mobilité : Bordeaux, Toulouse, Paris'],
    ['Née le 3 mai 2005 à Lyon'],
    ['SIRET 812 345 678 00012'],
    ['Chiffre d’affaires : 75000 € par an'],
    ['Anna Roux'],
    ['Prête à venir à Lyon'],
    ['2025. CACES R489, Aftral, Bordeaux.'],
    ['Diplémes\nCFA Interpro, Brest\nLycée Carnot – Dijon'],
    ['EXPÉRIENCE\nVendeuse, Fnac, 69003 Lyon'],
    ['FORMATION\nLycée Marie-Curie, 69100 Villeurbanne'],
    ['RÉFÉRENCES\nM. Petit, 12 rue des Lilas, 69100 Villeurbanne'],
  ])('finds none in %j', (text) => {
    expect(homeIn(`# Anna Roux\n${text}`)).toBeNull();
  });

  it('takes the home, not the places of jobs and schools before it', () => {
    expect(
      homeIn(
        'EXPÉRIENCE\nVendeuse, 69003 Lyon\nCONTACT\n4 place Carnot\n54000 Nancy\nanna@exemple.fr',
      ),
    ).toEqual(home('Nancy', '54000'));
  });

  it('takes the home before where one is at weekends, or was, or where one’s firm is', () => {
    expect(
      homeIn('Semaine : 2 rue X, 54000 Nancy\nWeek-end : chez mon père, 87000 Limoges\n@'),
    ).toEqual(home('Nancy', '54000'));
    expect(homeIn('Nouvelle adresse : 54000 Nancy\nAncienne adresse : 87000 Limoges\n@')).toEqual(
      home('Nancy', '54000'),
    );
    expect(homeIn('Société X\n12 rue Y, 37000 Tours\nAnna, 41000 Blois @')).toEqual(
      home('Blois', '41000'),
    );
  });

  it('takes the home before that of the parents, theirs where it is the only one', () => {
    const parents = 'Adresse des parents : Le Moulin, 12850 Onet-le-Château\nanna@exemple.fr';
    expect(homeIn(`Adresse : 2 rue Haute, 54000 Nancy\n${parents}`)).toEqual(
      home('Nancy', '54000'),
    );
    expect(homeIn(parents)).toEqual(home('Onet-le-Château', '12850'));
    const family = 'Adresse familiale : Le Moulin, 12850 Onet-le-Château\n06 39 98 12 34';
    expect(homeIn(`Adresse étudiante : 2 rue Haute, 54000 Nancy\n${family}`)).toEqual(
      home('Nancy', '54000'),
    );
  });

  it('takes a place at the foot of the page, beside the e-mail', () => {
    expect(
      homeIn('# Anna Roux\nLOISIRS\nnatation\n06 39 98 12 34 • anna@exemple.fr • 54000 Nancy'),
    ).toEqual(home('Nancy', '54000'));
  });

  it('takes the town of the code on the next line, not where the street leads', () => {
    expect(homeIn('103 route de Launaguet, 31200\nToulouse\nanna@exemple.fr')).toEqual(
      home('Toulouse', '31200'),
    );
    expect(homeIn('5 impasse du Puits, 45140 Saint-Jean-\nde-la-Ruelle\nanna@exemple.fr')).toEqual(
      home('Saint-Jean-de-la-Ruelle', '45140'),
    );
  });

  it('reads a town in another column on the row of the name', () => {
    expect(homeIn('# Nancy Petit\tMarseille 13e\nanna@exemple.fr')).toEqual(
      home('Marseille', '13013'),
    );
    expect(homeIn('# Anna Petit\tQuimper (Finistère)\nanna@exemple.fr')).toEqual(
      home('Quimper', null),
    );
    expect(homeIn('# Anna\tNancy\nanna@exemple.fr')).toBeNull();
  });

  it('reads a town between an address or a number and what follows on the line', () => {
    expect(
      homeIn('# Anna Petit\nanna@exemple.fr 06 39 98 77 81 Brest, 29 Portfolio : /anna 21 ans'),
    ).toEqual(home('Brest', null));
    expect(
      homeIn('# Anna Petit\nanna@exemple.fr 06 39 98 24 69 Limoges (87) 23 ans · permis B'),
    ).toEqual(home('Limoges', null));
  });

  it('does not take the name of a person for that of a commune', () => {
    expect(homeIn('# Nancy Limoges\nVendeuse\nanna@exemple.fr')).toBeNull();
  });

  it('asks for a bounded number of places', () => {
    let asked = 0;
    const text = `${'54000 Nancy 54100 Paris, Lyon, Nantes\n'.repeat(200)}anna@exemple.fr`;
    readHome(sectionsOf(text), new Set(), (...query) => {
      asked += 1;
      return places.search(...query);
    });
    expect(asked).toBeLessThanOrEqual(150);
  });

  it('reads no town in the address of a page', () => {
    expect(homeIn('www.linkedin.com/in/noe-\nroux@exemple.fr\nBordeaux, France')).toEqual(
      home('Bordeaux', null),
    );
  });
});
