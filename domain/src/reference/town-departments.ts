/**
 * Towns that bear their name alone in France, with the department in which they lie, as postal codes begin it (INSEE, code
 * officiel géographique). Names that several communes share, such as Saint-Denis or Valence, are left out.
 */
const towns = `
01 Bourg-en-Bresse
02 Laon
04 Digne-les-Bains
05 Gap
06 Nice, Cannes, Antibes
07 Privas
08 Charleville-Mézières
09 Foix
10 Troyes
11 Carcassonne
12 Rodez
13 Marseille, Aix-en-Provence
14 Caen
15 Aurillac
16 Angoulême
18 Bourges
19 Tulle, Brive-la-Gaillarde
20 Ajaccio, Bastia
21 Dijon
22 Saint-Brieuc
23 Guéret
24 Périgueux
25 Besançon
27 Évreux
28 Chartres
29 Quimper
30 Nîmes
31 Toulouse
32 Auch
33 Bordeaux
34 Montpellier, Béziers
35 Rennes
36 Châteauroux
38 Grenoble
39 Lons-le-Saunier
40 Mont-de-Marsan
41 Blois
42 Saint-Étienne
44 Nantes
45 Orléans
46 Cahors
47 Agen
48 Mende
49 Angers
50 Saint-Lô
51 Reims
54 Nancy
55 Bar-le-Duc
56 Vannes, Lorient
57 Metz
58 Nevers
59 Lille, Roubaix, Tourcoing, Dunkerque
60 Beauvais
61 Alençon
62 Arras, Calais
63 Clermont-Ferrand
64 Pau, Bayonne
65 Tarbes
66 Perpignan
67 Strasbourg
68 Colmar, Mulhouse
69 Lyon, Villeurbanne
70 Vesoul
71 Mâcon
72 Le Mans
73 Chambéry
74 Annecy
75 Paris
76 Rouen, Le Havre
77 Melun
78 Versailles
79 Niort
80 Amiens
81 Albi
82 Montauban
83 Toulon
84 Avignon
85 La Roche-sur-Yon
86 Poitiers
87 Limoges
88 Épinal
89 Auxerre
90 Belfort
91 Évry-Courcouronnes
92 Nanterre
93 Bobigny
94 Créteil
95 Cergy
971 Pointe-à-Pitre
972 Fort-de-France
973 Cayenne
976 Mamoudzou
`;

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^st[\s-]/, 'saint ')
    .replace(/[^a-z]+/g, ' ')
    .trim();

const byTown: ReadonlyMap<string, string> = new Map(
  towns
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [department = ''] = line.split(' ');
      return line
        .slice(department.length)
        .split(',')
        .map((town) => [plain(town), department] as const);
    }),
);

/** « LYON 03 », « Paris 9e », « Lille CEDEX 09 » */
const withoutDistrict = (town: string): string =>
  town.replace(/(?:\s+cedex)?(?:\s+\d{1,2}(?:er?|e|ème)?)?$/iu, '');

/** The department of a town, as a postal code begins; null where the town is not known, or several bear its name. */
export const departmentOfTown = (town: string): string | null =>
  byTown.get(plain(withoutDistrict(town.trim()))) ?? null;
