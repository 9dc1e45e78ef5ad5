/**
 * The regions of mainland France with their departments, as the law has drawn them since 2016 (loi n° 2015-29). Corsica
 * and what is overseas are left out, as they are in the list of communes.
 */
export const regions: Readonly<Record<string, readonly string[]>> = {
  'Île-de-France': ['75', '77', '78', '91', '92', '93', '94', '95'],
  'Auvergne-Rhône-Alpes': '01 03 07 15 26 38 42 43 63 69 73 74'.split(' '),
  'Hauts-de-France': ['02', '59', '60', '62', '80'],
  'Nouvelle-Aquitaine': '16 17 19 23 24 33 40 47 64 79 86 87'.split(' '),
  Occitanie: '09 11 12 30 31 32 34 46 48 65 66 81 82'.split(' '),
  'Grand Est': ['08', '10', '51', '52', '54', '55', '57', '67', '68', '88'],
  "Provence-Alpes-Côte d'Azur": ['04', '05', '06', '13', '83', '84'],
  'Pays de la Loire': ['44', '49', '53', '72', '85'],
  Normandie: ['14', '27', '50', '61', '76'],
  Bretagne: ['22', '29', '35', '56'],
  'Bourgogne-Franche-Comté': ['21', '25', '39', '58', '70', '71', '89', '90'],
  'Centre-Val de Loire': ['18', '28', '36', '37', '41', '45'],
};
