const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (names: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

const isBrowser = (agent: string): boolean => agent.startsWith('Mozilla/');

/** What a browser calls itself, as people would: `Firefox sur Linux`. What is not a browser keeps its own name. */
export const deviceName = (agent: string): string => {
  if (!isBrowser(agent)) return agent;
  const browser = nameIn(browsers, agent) ?? 'Navigateur';
  const system = nameIn(systems, agent);
  return system ? `${browser} sur ${system}` : browser;
};

/** The same where others than its owner may have written it, as in a mail: what is not a browser says nothing of its own. */
export const safeDeviceName = (agent: string): string =>
  isBrowser(agent) ? deviceName(agent) : 'un programme qui n’est pas un navigateur';
