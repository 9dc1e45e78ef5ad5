import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { lemma, stem } from './stem.ts';

const stemsOf = (family: string): Set<string> =>
  new Set(family.split(' ').map((word) => stem(fold(word))));

const genders = `
acheteur acheteuse|agriculteur agricultrice|animateur animatrice|assistant assistante|auteur autrice|boucher bouchère|
boulanger boulangère|caissier caissière|chanteur chanteuse|charpentier charpentière|chef cheffe|coiffeur coiffeuse|
commercial commerciale|conducteur conductrice|conseiller conseillère|créatif créative|cuisinier cuisinière|
danseur danseuse|dessinateur dessinatrice|développeur développeuse|directeur directrice|éducateur éducatrice|
électricien électricienne|esthéticien esthéticienne|étudiant étudiante|formateur formatrice|français française|
gardien gardienne|gérant gérante|hôte hôtesse|infirmier infirmière|informaticien informaticienne|ingénieur ingénieure|
installateur installatrice|livreur livreuse|logisticien logisticienne|maçon maçonne|maître maîtresse|masseur masseuse|
mécanicien mécanicienne|menuisier menuisière|monteur monteuse|motivé motivée|opérateur opératrice|opticien opticienne|
ouvrier ouvrière|pâtissier pâtissière|peintre peintre|pharmacien pharmacienne|plombier plombière|
professionnel professionnelle|programmeur programmeuse|rédacteur rédactrice|responsable responsable|sérieux sérieuse|
serveur serveuse|soudeur soudeuse|surveillant surveillante|technicien technicienne|traducteur traductrice|
tuteur tutrice|vendeur vendeuse|commis commise|vif vive|bref brève|doux douce|roux rousse|gros grosse|gras grasse|
favori favorite|grec grecque|jaloux jalouse|vifs vives|brefs brèves|copain copine|faux fausse|laïc laïque|syndic syndique|
épais épaisse|métis métisse|fou folle|mou molle|malin maligne|bénin bénigne|tiers tierce|manager manageuse|leader leadeuse|
designer designeuse`
  .split('|')
  .map((pair) => pair.trim());

test.each(genders)('%s is one word in two genders', (pair) => {
  expect(stemsOf(pair).size).toBe(1);
});

const plurals = `
travail travaux|bail baux|vitrail vitraux|émail émaux|tuyau tuyaux|noyau noyaux|matériau matériaux|égal égaux|local locaux|
canal canaux|métal métaux|jeu jeux|lieu lieux|tableau tableaux|pneu pneus|œil yeux|loyal loyaux`
  .split('|')
  .map((pair) => pair.trim());

test.each(plurals)('%s is one word in the singular and in the plural', (pair) => {
  const [one = '', many = ''] = pair.split(' ').map(fold);
  expect([stem(many), lemma(many)]).toEqual([stem(one), lemma(one)]);
});

const families = `
développeur développeuses développement développer|coiffeur coiffure coiffer coiffage|vendeurs vendeuse vente vendre|
boulangère boulangerie|pâtissier pâtisserie|comptable comptabilité|soudeur soudage soudure souder|
monteur montage monter|plomberie plombier|menuiserie menuisier|charpente charpentier|peintre peinture|
secrétaire secrétariat|conseiller conseil conseils|commercial commerciaux commerce|gestionnaire gestion|
réceptionniste réception|formateur formation|acheter achats acheteuse|technicien technique|électricité électricienne|
pharmacie pharmacienne|logistique logisticien|recruteur recrutement|ingénieure ingénierie|restaurateur restauration|
industriel industrie|dépannage dépanneur|planifier planification|alternante alternance|travail travaux|
journal journaux|réseau réseaux|matériel matériels|gérer gestion gestionnaire|rédiger rédaction rédacteur|
concevoir conception conçu|construire construction|livrer livraison livreuse|suivre suivi|mettre mise|prendre prise|
créer création créée créateur|entretenir entretien|distribuer distribution|coordonner coordination|fabriquer fabrication fabriqué|
élaguer élagage|lever levage|coder codage|laver lavage|archive archivage|trier tri|répondre réponse|vendu vendez vente|
développeur developeur|profesionnel professionnelle|acceuillir accueil`
  .split('|')
  .map((family) => family.trim());

test.each(families)('%s belong together', (family) => {
  expect(stemsOf(family).size).toBe(1);
});

const verbs = `
accompagner améliorer animer assurer automatiser calculer centraliser collaborer communiquer contrôler coordonner créer
cuisiner découper dépanner développer élaborer encaisser encadrer exploiter fabriquer facturer gérer implanter installer
livrer négocier nettoyer optimiser organiser participer planifier poser préparer prospecter réaliser réceptionner rédiger
réparer restaurer saisir souder superviser trier vérifier`
  .trim()
  .split(/\s+/);

test.each(verbs)('« vous %sez » and its like are one word with the infinitive', (verb) => {
  const future = ['ez', 'a', 'ai', 'ont', 'ait', 'aient'].map((ending) => verb + ending);
  expect([...stemsOf([verb, ...future].join(' '))]).toEqual([stem(fold(verb))]);
});

test.each([
  'couture coût',
  'facteur facturation',
  'matériau matériel',
  'chauffeur chauffage',
  'élève élevage',
  'information informatique',
  'électronique électrique',
  'équipe équipement',
  'marché marketing',
  'hôtel hôtesse',
  'gestion gestes',
  'conditions conditionnement',
  'dossiers dosage',
  'vente Vendée',
  'réunions réunionnais',
  'produits production',
  'brassage brasage',
])('%s do not', (pair) => {
  expect(stemsOf(pair).size).toBe(2);
});

test('short words, abbreviations and words with digits stay as they are', () => {
  expect(['rh', 'ux', 'bts', 'html5', 'b2b'].map(stem)).toEqual([
    'rh',
    'ux',
    'bts',
    'html5',
    'b2b',
  ]);
});

test('a place is no form of a word that it looks like', () => {
  expect(stemsOf('Gers gérer gestion').size).toBe(2);
  expect(stemsOf('Gard gardes gardienne').size).toBe(2);
  expect(stemsOf('Corrèze corps').size).toBe(2);
});
