const isPlain = /^[a-z0-9 '()/-]*$/;
const hasShortSaint = /(?:^| )ste?(?: |$)/;

/**
 * One spelling for the names of places: lower case, no accents, words parted by single spaces; « St », « Ste » and
 * « s/ » are written out.
 */
export const placeKey = (text: string): string => {
  // Most names are plain: what costs time is done where it can change something (this runs 80,000 times at start).
  const lower = text.toLowerCase();
  const plain = isPlain.test(lower)
    ? lower
    : lower.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/æ/g, 'ae');
  const written = plain.includes('/') ? plain.replace(/(?<![a-z])s\/\s*/g, 'sur ') : plain;
  const words = written.replace(/[^a-z0-9]+/g, ' ').trim();
  return hasShortSaint.test(words)
    ? words.replace(/(?<![a-z0-9])st(e?)(?![a-z0-9])/g, (_, e: string) => (e ? 'sainte' : 'saint'))
    : words;
};

/** The three digits overseas, else the two signs, that start the codes of a department's communes. */
export const departmentOf = (communeCode: string): string =>
  communeCode.slice(0, /^9[78]/.test(communeCode) ? 3 : 2);

/** Where a postal code lies, by the department in it; Corsica shares « 20 », whose two halves are told apart by `2A`. */
export const isInDepartment = (department: string, hint: string): boolean =>
  department === hint || (hint === '20' && /^2[AB]$/.test(department));

export const departmentOfPostalCode = (postalCode: string): string =>
  postalCode.slice(0, /^9[78]/.test(postalCode) ? 3 : 2);

/** Countries that are France; those overseas also say the department. */
const frenchCountries = new Map<string, string | null>([
  ...['france', 'fr', 'fra', 'france metropolitaine', 'republique francaise', 'corse'].map(
    (name) => [name, null] as const,
  ),
  ...(
    [
      ['971', 'guadeloupe', 'gp'],
      ['972', 'martinique', 'mq'],
      ['973', 'guyane', 'guyane francaise', 'gf'],
      ['974', 'la reunion', 'reunion', 'ile de la reunion', 're'],
      ['975', 'saint pierre et miquelon', 'pm'],
      ['976', 'mayotte', 'yt'],
      ['977', 'saint barthelemy', 'bl'],
      ['978', 'saint martin', 'mf'],
      ['986', 'wallis et futuna', 'wf'],
      ['987', 'polynesie francaise', 'pf'],
      ['988', 'nouvelle caledonie', 'nc'],
    ] as const
  ).flatMap(([department, ...names]) => names.map((name) => [name, department] as const)),
]);

/** Whether a country, as people write it, is France (also when it is not said), and the department that it tells. */
export const readCountry = (
  country: string | null | undefined,
): { isFrance: boolean; department: string | null } => {
  const key = placeKey(country ?? '');
  if (key === '') return { isFrance: true, department: null };
  return { isFrance: frenchCountries.has(key), department: frenchCountries.get(key) ?? null };
};

export interface TypedPlace {
  /** The stretches of the text that may name a commune, as keys, in their order, with a department said beside the name. */
  names: { key: string; department: string | null }[];
  postalCode: string | null;
  /** A department said apart, by its number or its name. */
  department: string | null;
}

const articles = new Set(['le', 'la', 'les', 'l']);

const arrondissementCity = '(paris|lyon|marseille)';
const ordinal = String.raw`0?(\d{1,2}) ?(?:er|ere|e|eme|ieme|nd|nde)?`;
const arrondissementWord = '(?: ?(?:arr|arrdt|ardt|arrondissement))';
const numberAfter = new RegExp(`^${arrondissementCity} ${ordinal}${arrondissementWord}?$`);
const numberBefore = new RegExp(
  `^${ordinal}${arrondissementWord} (?:de |d )?${arrondissementCity}$`,
);

const arrondissementsOf: Readonly<Record<string, number>> = { paris: 20, lyon: 9, marseille: 16 };

/** « lyon 3 », « lyon 3e », « lyon 3eme arrondissement », « 3e arrondissement de lyon » → « lyon 3e arrondissement ». */
const toArrondissement = (key: string): string | null => {
  const after = numberAfter.exec(key);
  const before = after ? null : numberBefore.exec(key);
  const city = after?.[1] ?? before?.[2];
  const number = Number(after?.[2] ?? before?.[1]);
  if (!city || number < 1 || number > (arrondissementsOf[city] ?? 0)) return null;
  return `${city} ${number}${number === 1 ? 'er' : 'e'} arrondissement`;
};

const departmentCode = '(?:0[1-9]|[1-8]\\d|9[0-5]|2[ab]|97[1-8]|98[678])';
const trailingDepartment = new RegExp(`^(.+) (${departmentCode})$`);
const leadingDepartment = new RegExp(`^(${departmentCode}) (.+)$`);
const onlyDepartment = new RegExp(`^${departmentCode}$`);

/**
 * Takes apart what people write for a place: « Lyon », « Lyon 3e », « 69003 Lyon », « Lyon (69) », « Havre (Le) »,
 * « 12 rue Bugeaud, 69006 Lyon cedex 06, France ».
 */
export const readTypedPlace = (
  text: string,
  departmentsByName: ReadonlyMap<string, string>,
): TypedPlace => {
  let postalCode: string | null = null;
  let department: string | null = null;
  let article = '';
  const bare = text
    .replace(/\(([^)]*)\)/g, (_, inside: string) => {
      const key = placeKey(inside);
      if (articles.has(key)) article = `${key} `;
      else if (onlyDepartment.test(key)) department = key.toUpperCase();
      else if (/^\d{5}$/.test(key)) postalCode = key;
      else department ??= departmentsByName.get(key) ?? null;
      return ' ';
    })
    .replace(/(?<![\p{L}\p{N}])(?:F-?)?(\d{5})(?!\d)/iu, (_, code: string) => {
      postalCode ??= code;
      return ' ';
    })
    .replace(/(?<!\p{L})cedex(?:\s+\d{1,2})?(?![\p{L}\p{N}])/giu, ' ');
  const names: TypedPlace['names'] = [];
  for (const stretch of bare.split(/[,;|\n]|\s[-–—/]\s/)) {
    const key = placeKey(stretch);
    if (key === '') continue;
    if (onlyDepartment.test(key)) {
      department ??= key.toUpperCase();
      continue;
    }
    // « Vienne, Isère »: what follows the commune says where it lies.
    if (names.length > 0) department ??= departmentsByName.get(key) ?? null;
    const arrondissement = toArrondissement(key);
    names.push({ key: arrondissement ?? article + key, department: null });
    if (arrondissement) continue;
    const [, before, after] = trailingDepartment.exec(key) ?? [];
    if (before && after) names.push({ key: before, department: after.toUpperCase() });
    const [, first, rest] = leadingDepartment.exec(key) ?? [];
    if (first && rest) names.push({ key: rest, department: first.toUpperCase() });
  }
  return { names, postalCode, department };
};
