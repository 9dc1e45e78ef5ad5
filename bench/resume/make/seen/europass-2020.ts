import { eachEntry, escape, fullName, list, page, paragraph, section } from '../html.ts';
import type { Layout } from '../person.ts';

/** The Europass form of 2020: labelled contact lines, dates above the titles, languages with their five levels. */
export const europass2020: Layout = {
  name: 'europass-2020',
  tool: 'browser',
  people: ['mehdi', 'anais'],
  write: (person) => {
    const entries = (of: typeof person.education): string =>
      eachEntry(
        of,
        ({ dates, title, place, lines }) =>
          `<div class="entry"><p class="dates">[ ${escape(dates)} ]</p><p><b>${escape(title)}</b></p><p class="place">${escape(place)}</p>${list(lines)}</div>`,
      );
    const isNative = (level: string): boolean => level.includes('maternelle');
    const native = person.languages.filter(([, level]) => isNative(level)).map(([name]) => name);
    const others = person.languages.filter(([, level]) => !isNative(level));
    return page(
      `body { font: 10pt/1.4 "Liberation Sans"; padding: 36px 46px } h1 { font-size: 20pt } h2 { font-size: 11pt; text-transform: uppercase; border-bottom: 1px solid #ccc; margin: 12px 0 5px; color: #004494 }
       .dates { color: #555 } .place { font-style: italic } .entry { margin-bottom: 7px }`,
      `<h1>${escape(fullName(person))}</h1>
       <p><b>Nationalité :</b> Française &nbsp; <b>Numéro de téléphone :</b> ${escape(person.phone)} (Portable)</p>
       <p><b>Adresse électronique :</b> ${escape(person.email ?? '')} &nbsp; <b>Adresse :</b> ${escape(person.address.join(', '))}, France (Domicile)</p>
       ${paragraph(person.extra.join(' – '))}
       ${section('Présentation', paragraph(person.profile))}
       ${section('Éducation et formation', entries(person.education))}
       ${section('Expérience professionnelle', entries(person.experience))}
       ${section('Projets', list(person.projects ?? []))}
       ${section('Compétences linguistiques', `${native.length > 0 ? `<p>Langue(s) maternelle(s) : <b>${escape(native.join(' | '))}</b></p>` : ''}<p>Autre(s) langue(s) :</p>${others.map(([name, level]) => `<p><b>${escape(name)}</b></p><p>COMPRÉHENSION ORALE ${escape(level)} LECTURE ${escape(level)} ÉCRIT ${escape(level)}</p><p>EXPRESSION ORALE ${escape(level)} CONVERSATION ${escape(level)}</p>`).join('')}<p class="dates">Niveaux : A1 et A2 : utilisateur de base – B1 et B2 : utilisateur indépendant – C1 et C2 : utilisateur expérimenté</p>`)}
       ${section('Compétences', person.skills.map(({ label, items }) => `<p>${escape(label ?? '')}</p><p>${escape(items.join(' | '))}</p>`).join(''))}
       ${section('Loisirs et centres d’intérêt', paragraph(person.interests.join(', ')))}`,
    );
  },
};
