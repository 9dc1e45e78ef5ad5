import { describe, expect, it } from 'vitest';
import { mapColumns } from './columns/map-columns.ts';
import type { ImportKind } from './fields.ts';
import { judgeRows } from './rows/judge-rows.ts';
import { readRows } from './rows/read-rows.ts';
import { findTable } from './table/find-table.ts';
import type { Table } from './table/grid.ts';

const programmes = [{ id: 1, name: 'BTS MCO' }];
const sessions = [{ id: 7, name: '2026-2027' }];

const read = (
  kind: ImportKind,
  lines: readonly string[],
  { name = 'Feuil1', hidden = [] as number[] } = {},
) => {
  const rows = lines.map((line) => line.split('|'));
  const grid = { name, hidden: false, rows, links: [], hiddenColumns: new Set(hidden) };
  const table = findTable(kind, [grid]) as Table;
  const fields = mapColumns(kind, table).columns.map(({ field }) => field);
  const people = readRows(kind, table, fields, { programmes, sessions });
  const judged = judgeRows(kind, people);
  return people.map((row, at) => ({ ...row, doubts: judged[at]?.doubts }));
};

const people = ['Nom|Prénom|Mail', 'Durand|Léa|lea@exemple.fr', 'Roux|Noé|noe@exemple.fr'];

describe('what stands above a list', () => {
  it.each([
    [['Liste des inscrits CAP Boulanger 2026-2027'], 'unknown-programme', 7],
    [['CAP Boulanger', 'Promotion 2026-2027'], 'unknown-programme', 7],
    [['Formation : CAP Boulanger', 'Édité le 12/11/2026'], 'unknown-programme', null],
    [['Candidats, rentrée 2026'], undefined, 7],
    [['Campagne : 2026-2027|Statut : Tous'], undefined, 7],
    [['Session :|2026-2027', 'Formation :|CAP Boulanger'], 'unknown-programme', 7],
    [['Candidats, rentrée 2031'], 'unknown-session', null],
    [['Liste des candidats en BTS'], undefined, null],
    [['Export du 2026-11-12', 'Contact : cap@exemple.fr'], undefined, null],
  ])('%j is told of everybody below', (titles, doubt, session) => {
    for (const row of read('candidates', [...titles, '', ...people]))
      expect(row).toMatchObject({ programme: null, session, doubts: doubt ? [doubt] : [] });
  });

  it('a sheet that is called after a session is of it', () => {
    const [first] = read('candidates', people, { name: 'Rentrée septembre 2026' });
    expect(first).toMatchObject({ session: 7, doubts: [] });
  });

  it('a sheet that is called after an unknown programme asks which it is', () => {
    const [first] = read('candidates', people, { name: 'CAP Pâtissier' });
    expect(first).toMatchObject({
      values: { programme: 'CAP Pâtissier' },
      doubts: ['unknown-programme'],
    });
  });
});

it('of two addresses the one in sight is taken', () => {
  const lines = ['Nom|Prénom|Mail|Mail', 'Durand|Léa|ancien@exemple.fr|lea@exemple.fr'];
  expect(read('candidates', lines, { hidden: [2] })[0]).toMatchObject({
    values: { email: 'lea@exemple.fr' },
    spare: ['ancien@exemple.fr'],
  });
});

it.each([
  ['732829320', '732829320', []],
  ['732829321', '732829321', ['odd-siret']],
  ['73282932000074', '73282932000074', []],
  ['7,33E+13', '7,33E+13', ['odd-siret']],
  ['542000500018', '00542000500018', []],
])('the number %s of a company is %s', (written, siret, doubts) => {
  const lines = ['Entreprise|SIRET|Mail', `Roux SAS|${written}|contact@roux.exemple.fr`];
  expect(read('companies', lines)[0]).toMatchObject({ values: { siret }, doubts });
});

it('of two wishes the first is taken, whatever its title says between brackets', () => {
  const lines = [
    'Nom|Prénom|Mail|Formation demandée (vœu 1)|Vœu 2',
    'Durand|Léa|lea@exemple.fr|CAP Boulanger|BTS MCO',
  ];
  expect(read('candidates', lines)[0]).toMatchObject({ values: { programme: 'CAP Boulanger' } });
});

it.each([
  ['Bourg-en-Bresse (01000)', '01000 Bourg-en-Bresse'],
  ['Besançon (25)', 'Besançon (25)'],
  ['31 - Colomiers', 'Colomiers (31)'],
  ['2A - Ajaccio', 'Ajaccio (2A)'],
  ['RENNES CEDEX 03', 'RENNES'],
  ['F-45160 Olivet', '45160 Olivet'],
  ['Lyon, Auvergne-Rhône-Alpes, France', 'Lyon'],
])('the town %s is %s', (written, town) => {
  const lines = ['Nom|Prénom|Mail|Commune', `Durand|Léa|lea@exemple.fr|${written}`];
  expect(read('candidates', lines)[0]).toMatchObject({ values: { town } });
});

it('a remark beside a number is noted, whose it is among them', () => {
  const lines = [
    'Nom|Prénom|Tél|Mail|Note',
    'Durand|Léa|06 12 34 56 78 (après 18h)|lea@exemple.fr|à rappeler',
    'Roux|Noé|mère : 07 12 34 56 79|noe@exemple.fr|',
  ];
  expect(read('candidates', lines)).toMatchObject([
    { values: { phone: '06 12 34 56 78', note: 'à rappeler · 06 12 34 56 78 (après 18h)' } },
    { values: { phone: '07 12 34 56 79', note: 'mère : 07 12 34 56 79' } },
  ]);
});

it('what companies stand under is noted with each, and what somebody does there is their role', () => {
  const lines = [
    'Enseigne|Représentée par|Poste occupé|Mail',
    'AUTOMOBILE',
    'Garage Sorel|Mme Durand|Gérante|lea@sorel.exemple.fr',
    'COMMERCE',
    'Roux Distribution|M. Petit|DRH|noe@roux.exemple.fr',
  ];
  expect(read('companies', lines)).toMatchObject([
    { values: { note: 'AUTOMOBILE', contact_role: 'Gérante' } },
    { values: { note: 'COMMERCE', contact_role: 'DRH' } },
  ]);
});

it('a parent below a candidate is looked at, and somebody called Parent is not', () => {
  const lines = [
    'Nom et prénom|Mail',
    'DURAND Léa|lea@exemple.fr',
    'Mère : DURAND Anne|anne@exemple.fr',
    'Représentante légale : ROUX Ana|ana@exemple.fr',
    'PARENT Julie|julie@exemple.fr',
  ];
  expect(read('candidates', lines).map(({ doubts }) => doubts)).toEqual([
    [],
    ['relative'],
    ['relative'],
    [],
  ]);
});

it('a question stands above what a form program calls its free answers, and roles stand below names', () => {
  const lines = [
    'Vos coordonnées :|||Comment nous avez-vous connus ?',
    'Nom|Prénom|Adresse électronique|Open-Ended Response',
    'Durand|Léa|lea@exemple.fr|Salon',
  ];
  expect(read('candidates', lines)[0]?.values.source).toBe('Salon');
  const cards = [
    'Noé PETIT|Gérant|Garage Roux|noe@exemple.fr',
    'Ana ROY|DRH|Hôtel Gay|a@exemple.fr',
  ];
  expect(read('companies', cards)[0]?.values).toMatchObject({ contact_role: 'Gérant' });
});

it.each([
  ['SIREN|NIC|DENOMINATION|LIBCOM|MAIL', '732829320|00074|ROUX|ROANNE|a@roux.exemple.fr'],
  ['Date|Entreprise|Mail|Lieu du poste', '1/2/26|Roux|a@roux.exemple.fr|ROANNE'],
  ['Client|E-mail corresp.|C.P.|Bureau distributeur', 'Roux|a@roux.exemple.fr|42300|ROANNE'],
  ['Account|E-mail|Billing City|Billing Zip/Postal Code', 'Roux|a@roux.exemple.fr|ROANNE|42300'],
  ['Compte|E-mail|CP de facturation|Ville de facturation', 'Roux|a@roux.exemple.fr|42300|ROANNE'],
  ['Client|E-mail|CP|BUR. DISTRIB.', 'Roux|a@roux.exemple.fr|42300|ROANNE'],
  ['Client|Coordonnées', 'Roux|Léa PETIT\n04 77 13 39 53\nlea@roux.exemple.fr\n42300 ROANNE'],
])('the town of a company under %s', (titles, line) => {
  const [found] = read('companies', [titles, line]);
  expect(found?.values.town).toMatch(/ROANNE$/);
});

it('a cell that was filled in to say nothing says nothing, and a name that is also such a word stays', () => {
  const nothing = ['NULL', '(vide)', 'néant', '-', 'Non renseigné', 'n/a'];
  const lines = [
    'Nom|Prénom|Ville|Mail|Tél',
    'Sans|Léa|Lyon|lea@exemple.fr|06 12 34 56 78',
    ...nothing.map((word, at) => `${word}|Noé|${word}|${at === 0 ? word : `n${at}@exemple.fr`}|-`),
  ];
  const [first, second, ...others] = read('candidates', lines);
  expect(first?.values).toMatchObject({ last_name: 'Sans', town: 'Lyon' });
  expect(second?.values).toMatchObject({ last_name: '', town: '', email: '', phone: '' });
  for (const { values } of others)
    expect(values).toMatchObject({ last_name: '', first_name: 'Noé', town: '', phone: '' });
});

it.each(['Na', 'ND', 'nr', 'Rien', 'Vide', 'X', 'NULL', 'nan'])(
  'whoever is called %s keeps the name, and is looked at',
  (name) => {
    const line = `${name}|Kim|Lyon|kim@exemple.fr`;
    const [found] = read('candidates', ['Nom|Prénom|Ville|Mail', line]);
    expect(found?.values.last_name.toLowerCase()).toBe(name.toLowerCase());
    expect(found?.doubts).toContain('odd-name');
    const [firm] = read('companies', ['Entreprise|Mail', `${name}|kim@exemple.fr`]);
    expect([firm?.values.name, firm?.doubts]).toEqual([name, ['odd-name']]);
  },
);

it('a row whose cells hold errors of the spreadsheet is looked at, where they are taken', () => {
  const rows = ['Nom|Prénom|Mail|Âge', 'Roux||a@exemple.fr|', 'Gay|Lou|b@exemple.fr|'];
  const grid = { name: 'A', hidden: false, rows: rows.map((row) => row.split('|')), links: [] };
  const errors = new Map([
    [1, [1]],
    [2, [3]],
  ]);
  const table = findTable('candidates', [{ ...grid, errors }]) as Table;
  const people = readRows('candidates', table, ['last_name', 'first_name', 'email', null], {
    programmes,
    sessions,
  });
  expect(judgeRows('candidates', people).map(({ doubts }) => doubts)).toEqual([['error'], []]);
});

it('a company that stands above already is looked at, by its SIRET or by its name; two SIRETs are two', () => {
  const lines = [
    'Entreprise|SIRET|Mail|Tél',
    'Garage Roux|73282932000074|a@exemple.fr|04 77 12 34 56',
    'Roux Automobiles|73282932000074|b@exemple.fr|04 77 12 34 57',
    'GARAGE ROUX||c@exemple.fr|',
    'SARL Garage Roux|55210055400013|d@exemple.fr|',
    'Petit et fils||e@exemple.fr|',
  ];
  const same = read('companies', lines).map(({ doubts }) => doubts?.includes('same-company'));
  expect(same).toEqual([false, true, true, false, false]);
});

it.each([
  ['Nom|Prénom|Mail|CP|Ville', 'Roux|Léa|l@exemple.fr|93200|Saint-Denis', '93200 Saint-Denis'],
  ['Nom|Prénom|Mail|Ville|Code postal', 'Roux|Léa|l@exemple.fr|Lyon|69003', '69003 Lyon'],
  ['NOM|PRENOM|MEL|ADR_CP|ADR_COMMUNE', 'Roux|Léa|l@exemple.fr|42300|ROANNE', '42300 ROANNE'],
  ['Nom|Prénom|Mail|cp|ville', 'Roux|Léa|l@exemple.fr|1000|Bourg', '01000 Bourg'],
  ['Nom|Prénom|Mail|CP lycée|Ville lycée|Ville', 'Roux|Léa|l@exemple.fr|69003|Lyon|Gap', 'Gap'],
  ['Nom|Prénom|Mail|Ville / CP', 'Roux|Léa|l@exemple.fr|BORDEAUX 33000', '33000 BORDEAUX'],
  ['Nom|Prénom|Mail|Ville', 'Roux|Léa|l@exemple.fr|Annecy, 74000', '74000 Annecy'],
])(
  'below %s a town goes with its code, which tells it from its namesakes',
  (titles, line, town) => {
    expect(read('candidates', [titles, line])[0]?.values.town).toBe(town);
  },
);

it('a four-digit code stays as it is where another has kept its 0: it is of Belgium', () => {
  const lines = [
    'Nom|Prénom|Mail|CP|Ville',
    'Roux|Léa|l@exemple.fr|7500|Tournai',
    'Gay|Noé|n@exemple.fr|02100|Saint-Quentin',
  ];
  const towns = read('candidates', lines).map(({ values }) => values.town);
  expect(towns).toEqual(['Tournai', '02100 Saint-Quentin']);
});

describe('what stands below another title than its own', () => {
  const titles = 'Nom|Prénom|Mail|Tél|Ville';
  const lea = 'Durand|Léa|lea@exemple.fr|06 12 34 56 78|Roanne';
  it.each([
    ['Roux|Noé|0612345679|noe@exemple.fr|Lyon', 'noe@exemple.fr', '06 12 34 56 79', 'Lyon'],
    ['Roux|Noé|noe@exemple.fr|Lyon|0612345679', 'noe@exemple.fr', '06 12 34 56 79', 'Lyon'],
    ['Roux|Noé||noe@exemple.fr|0612345679', 'noe@exemple.fr', '06 12 34 56 79', ''],
  ])('%s is read, and looked at', (line, email, phone, town) => {
    expect(read('candidates', [titles, lea, line])).toMatchObject([
      { doubts: [] },
      { values: { email, phone, town }, doubts: ['misplaced'] },
    ]);
  });

  it.each([
    ['candidates', titles, 'Roux|Noé|noe@exemple.fr||Oui', 'odd-town'],
    ['candidates', titles, 'Roux 06|Noé|noe@exemple.fr||Lyon', 'odd-name'],
    ['candidates', `${titles}|Salle`, 'Roux|Noé|n@exemple.fr||Lyon|0612345679', 'unread-number'],
    ['companies', 'Entreprise|Contact|Mail', 'Roux|3 postes, 2026|r@exemple.fr', 'odd-contact'],
    [
      'companies',
      'Entreprise|Contact principal|Mail contact principal|Contact secondaire|Mail contact secondaire',
      'Roux|M. Petit||Mme Gay|gay@exemple.fr',
      'misplaced',
    ],
  ] as const)('of %s below %s, %s is looked at', (kind, header, line, doubt) => {
    const filler = kind === 'candidates' ? [`${lea}|B12`] : ['Gay SA|Mme Faure|f@exemple.fr||'];
    expect(read(kind, [header, ...filler, line])[1]?.doubts).toContain(doubt);
  });
});

it('days below a title that speaks of a trade are none', () => {
  const lines = [
    'Account Name|Email|Last Activity',
    'Garage Roux|contact@roux.exemple.fr|12/03/2026',
    'Optique Gay|contact@gay.exemple.fr|14/03/2026',
  ];
  expect(read('companies', lines)[0]?.values.sectors).toBe('');
});

it.each([
  ['candidates', 'Chargée d’admission', 'referent', 'Sandrine V.'],
  ['companies', 'Production', 'sectors', 'Fromages'],
] as const)('of %s, « %s » says the %s', (kind, title, field, text) => {
  const lines = [
    `${title}|${kind === 'companies' ? 'Entreprise' : 'Nom|Prénom'}|Mail`,
    `${text}|${kind === 'companies' ? 'Roux SAS' : 'Roux|Noé'}|noe@exemple.fr`,
  ];
  expect(read(kind, lines)[0]?.values[field]).toBe(text);
});

it.each([
  ['Vu le', '46027', '46058'],
  ['Référence', 'HW17', 'HW18'],
  ['Réf.', 'HW17', 'HW18'],
])(
  'what stands below « %s » is no source, and nobody who looks after people',
  (title, one, other) => {
    const lines = [`${title}|${people[0]}`, `${one}|${people[1]}`, `${other}|${people[2]}`];
    for (const { values } of read('candidates', lines))
      expect([values.source, values.referent]).toEqual(['', '']);
  },
);
