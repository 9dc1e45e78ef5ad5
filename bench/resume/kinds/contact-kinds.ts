import {
  inPairs,
  withContact,
  withExpected,
  type Cv,
  type Half,
  type Kind,
  type Someone,
} from './cv.ts';

export type Variants<Variant> = Readonly<Record<Half, readonly Variant[]>>;

/** The variant of a turn; there is at least one. */
export const variantOf = <Variant>(variants: readonly Variant[], turn: number): Variant => {
  const way = variants[turn % variants.length];
  if (way === undefined) throw new Error('A kind without variants to say it.');
  return way;
};

const parted = (email: string): [local: string, host: string] => {
  const at = email.indexOf('@');
  return [email.slice(0, at), email.slice(at + 1)];
};

const emails: Variants<(local: string, host: string) => string> = {
  seen: [
    (local, host) => `${local} @ ${host}`,
    (local, host) => `${local.replaceAll('.', ' . ')} @ ${host.replaceAll('.', ' . ')}`,
    (local, host) => `${local}(at)${host}`,
    (local, host) => `${local} [at] ${host}`,
    (local, host) => `${local} (arobase) ${host}`,
    (local, host) => `${local}@ ${host}`,
    (local, host) => `${local.replaceAll('_', ' _ ')} @${host}`,
  ],
  spent: [
    (local, host) => `${local} (a) ${host}`,
    (local, host) => `${local} AT ${host.replaceAll('.', ' DOT ')}`,
    (local, host) => `${local} [arobase] ${host.replaceAll('.', ' [point] ')}`,
    (local, host) =>
      `${local.replaceAll('-', ' - ').replaceAll('_', ' _ ')} @ ${host.replaceAll('.', ' .')}`,
    (local, host) => `${local.replaceAll('.', '. ')} @ ${host.replaceAll('.', '. ')}`,
    (local, host) => `${local}\u00a0@\u00a0${host}`,
    (local, host) => `<${local} @${host}>`,
  ],
  'held-out': [
    (local, host) => `${local} @${host.replace('.', ' .')}`,
    (local, host) => `${local}{at}${host}`,
    (local, host) => `${local} [ at ] ${host}`,
    (local, host) => `${local} (à) ${host}`,
    (local, host) => `${local} @\n${host}`,
    (local, host) => `Mail. ${local}@${host};`,
    (local, host) => `${local} (chez) ${host}`,
  ],
};

const phones: Variants<(phone: string) => string> = {
  seen: [
    (phone) => inPairs(phone, '·'),
    (phone) => inPairs(phone, ' · '),
    (phone) => inPairs(phone, '•'),
    (phone) => inPairs(phone, '_'),
    (phone) => `+33 (0)${inPairs(phone).slice(1)}`,
    (phone) => `+33·${inPairs(phone, '·').slice(1)}`,
    (phone) => inPairs(phone, ','),
    (phone) => inPairs(phone, ' - '),
  ],
  spent: [
    (phone) => inPairs(phone, ' • '),
    (phone) => inPairs(phone, ' ·'),
    (phone) => `(+33) ${inPairs(phone).slice(1)}`,
    (phone) => inPairs(phone, '–'),
    (phone) => `(0)${phone.slice(3)}`,
    (phone) => inPairs(phone, '  '),
    (phone) => inPairs(phone, '|'),
    (phone) => `00 33 ${inPairs(phone).slice(1)}`,
    (phone) => `+33.${inPairs(phone, '.').slice(1)}`,
  ],
  'held-out': [
    (phone) => inPairs(phone, '·  '),
    (phone) => inPairs(phone, ' / '),
    (phone) => `+33(0)${inPairs(phone, '.').slice(1)}`,
    (phone) => inPairs(phone, '\u00a0'),
    (phone) => inPairs(phone, ' . '),
    (phone) => `0${phone.slice(3)}`,
    (phone) => `${inPairs(phone, '  ·  ')} (répondeur)`,
    (phone) =>
      `+33 ${phone.slice(3, 4)} ${phone.slice(4, 6)}${phone.slice(6, 8)} ${phone.slice(8, 12)}`,
  ],
};

const departmentOf = ({ postalCode }: Someone): string => postalCode.slice(0, 2);

interface Place {
  say: (someone: Someone) => string;
  /** Whether it tells the postal code; else the town alone. */
  code: boolean;
}

const places: Variants<Place> = {
  seen: [
    { say: (one) => `${one.city} (${departmentOf(one)})`, code: false },
    { say: (one) => `J’habite à ${one.city}`, code: false },
    { say: (one) => `${one.street} – ${one.postalCode} ${one.city.toUpperCase()}`, code: true },
    { say: (one) => `${one.city} ${one.postalCode}`, code: true },
    { say: (one) => `Domiciliée à ${one.city} (${one.postalCode})`, code: true },
    {
      say: (one) => `${one.postalCode.slice(0, 2)} ${one.postalCode.slice(2)} ${one.city}`,
      code: true,
    },
    { say: (one) => `${one.city}, France`, code: false },
  ],
  spent: [
    { say: (one) => `Je vis à ${one.city}`, code: false },
    { say: (one) => `Basé à ${one.city} – ${departmentOf(one)}`, code: false },
    { say: (one) => `${one.street}\n${one.postalCode} - ${one.city}`, code: true },
    { say: (one) => `Lieu de résidence : ${one.city} (${departmentOf(one)})`, code: false },
    { say: (one) => `Je réside à ${one.city} (${one.postalCode})`, code: true },
    { say: (one) => `${one.city.toUpperCase()} • Mobile dans toute la région`, code: false },
    { say: (one) => `F-${one.postalCode} ${one.city}`, code: true },
    {
      say: (one) =>
        `${one.city.replaceAll('-', ' ').replace('Saint', 'St')} / ${departmentOf(one)}`,
      code: false,
    },
  ],
  'held-out': [
    { say: (one) => `Habite à ${one.city} (${departmentOf(one)})`, code: false },
    { say: (one) => `${one.city} – ${one.postalCode}`, code: true },
    { say: (one) => `Résidant actuellement à ${one.city}`, code: false },
    { say: (one) => `${departmentOf(one)} – ${one.city}`, code: false },
    { say: (one) => `${one.street}, ${one.city} ${one.postalCode}, France`, code: true },
    { say: (one) => `${one.city} (${departmentOf(one)}) – véhiculée`, code: false },
    { say: (one) => `Je loge à ${one.city} et me déplace à Paris`, code: false },
    { say: (one) => `Ville : ${one.city.toLowerCase()}`, code: false },
    { say: (one) => `${one.postalCode}, ${one.city.toUpperCase()} CEDEX`, code: true },
  ],
};

const links: Variants<(cv: Cv, one: Someone) => Cv> = {
  seen: [
    (cv, one) =>
      withContact(
        withContact(cv, 'Courriel', (item) => ({
          ...item,
          text: 'M’écrire',
          link: `mailto:${one.email}`,
        })),
        'Téléphone',
        (item) => ({ ...item, text: 'M’appeler', link: `tel:${one.phone}` }),
      ),
    (cv, one) =>
      withContact(cv, 'Courriel', (item) => ({
        ...item,
        text: 'E-mail',
        link: `mailto:${one.email}?subject=CV`,
      })),
    (cv, one) =>
      withContact(cv, 'Téléphone', (item) => ({
        ...item,
        text: 'Téléphone',
        link: `tel:${inPairs(one.phone, '%20')}`,
      })),
  ],
  spent: [
    (cv, one) =>
      withContact(
        withContact(cv, 'Courriel', (item) => ({
          ...item,
          text: 'Contactez-moi',
          link: `MAILTO:${encodeURIComponent(one.email)}`,
        })),
        'Téléphone',
        (item) => ({ ...item, text: 'Mobile', link: `tel:0033${one.phone.slice(3)}` }),
      ),
    (cv, one) =>
      withContact(cv, 'Courriel', (item) => ({
        ...item,
        text: 'Écrire',
        link: `mailto:${one.name.split(' ')[0] ?? ''} <${one.email}>`,
      })),
    (cv, one) =>
      withContact(cv, 'Téléphone', (item) => ({
        ...item,
        text: 'Appeler',
        link: `tel:${inPairs(one.phone, '.')}`,
      })),
  ],
  'held-out': [
    (cv, one) =>
      withContact(cv, 'Courriel', (item) => ({
        ...item,
        text: 'mail',
        link: `mailto:${one.email.toUpperCase()}?cc=`,
      })),
    (cv, one) =>
      withContact(
        withContact(cv, 'Téléphone', (item) => ({
          ...item,
          text: 'WhatsApp',
          link: `tel:+33-${one.phone.slice(3)}`,
        })),
        'Courriel',
        (item) => ({ ...item, text: 'Cliquez ici', link: `mailto:%20${one.email}` }),
      ),
    (cv, one) =>
      withContact(cv, 'Téléphone', (item) => ({
        ...item,
        text: 'Me contacter',
        link: `https://wa.me/${one.phone.slice(1)}`,
      })),
  ],
};

export const contactKinds = (half: Half): readonly Kind[] => [
  { name: 'plain', turns: 1, apply: (cv) => cv },
  {
    name: 'spaced address',
    turns: emails[half].length,
    apply: (cv, { email }, turn) =>
      withContact(cv, 'Courriel', (item) => ({
        ...item,
        text: variantOf(emails[half], turn)(...parted(email)),
      })),
  },
  {
    name: 'phone signs',
    turns: phones[half].length,
    apply: (cv, { phone }, turn) =>
      withContact(cv, 'Téléphone', (item) => ({
        ...item,
        text: variantOf(phones[half], turn)(phone),
      })),
  },
  {
    name: 'town said otherwise',
    turns: places[half].length,
    apply: (cv, one, turn) => {
      const { say, code } = variantOf(places[half], turn);
      const said = withContact(cv, 'Adresse', (item) => ({ ...item, text: say(one) }));
      return withExpected(said, { postal_code: code ? one.postalCode : null });
    },
  },
  {
    name: 'contact as a link',
    turns: links[half].length,
    apply: (cv, one, turn) => variantOf(links[half], turn)(cv, one),
  },
];
