/** GSM 03.38's basic letters: a text of these alone takes half as many messages as one that needs Unicode. */
const basic = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ]*$/;

export const isBasicText = (text: string): boolean => basic.test(text);

const replaced: Readonly<Record<string, string>> = {
  '’': "'",
  '«': '"',
  '»': '"',
  '–': '-',
  '…': '...',
  œ: 'oe',
  Œ: 'OE',
};

const basicLetter = (letter: string): string => {
  if (isBasicText(letter)) return letter;
  const other = replaced[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return isBasicText(other) ? other : letter;
};

/** The same in basic letters, as far as there are any for it: `Forêt « Nœud »` → `Foret "Noeud"`. */
export const inBasicLetters = (text: string): string =>
  Array.from(
    text.replaceAll(/«\s/g, '«').replaceAll(/\s»/g, '»').replaceAll(/\s/g, ' '),
    basicLetter,
  ).join('');

/** Whether a number, as E.164, may be one that takes SMS: of French ones a mobile. */
export const maySms = (phone: string): boolean => !/^\+33(?![67])/.test(phone);
