/** Where most people in France have their mail: an address at a neighbour of these by one letter was misread. */
export const knownHosts =
  'gmail.com hotmail.com hotmail.fr outlook.com outlook.fr yahoo.com yahoo.fr orange.fr wanadoo.fr laposte.net icloud.com protonmail.com numericable.fr live.fr free.fr sfr.fr'.split(
    ' ',
  );

/** Neighbours that people do have. */
export const otherHosts =
  'ymail.com live.com hotmail.be hotmail.ch yahoo.be yahoo.ca outlook.be me.com'.split(' ');

/** Others that nobody writes of but in an address. */
const rarerHosts = 'proton.me mailo.com gmx.fr gmx.com bbox.fr neuf.fr aol.com'.split(' ');

const allHosts = [...knownHosts, ...otherHosts, ...rarerHosts];

/** « live.frna »: a usual host, and behind it what recognition made of an icon; null for any other. */
export const beforeIcon = (host: string): string | null =>
  allHosts.find((one) => host.startsWith(one) && /^[a-z\d]{1,3}$/.test(host.slice(one.length))) ??
  null;

/** A host of mail as it stands in a text. */
export const mailHost = allHosts.map((host) => host.replace('.', String.raw`\.`)).join('|');
