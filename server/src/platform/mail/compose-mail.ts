/** Several things under a sentence, each with the page on which it is seen to. */
export interface Listing {
  head: string;
  items: readonly { text: string; link?: string }[];
}

export interface MailContent {
  subject: string;
  greeting: string;
  /** One a sentence group, before and after the button. */
  paragraphs: readonly (string | Listing)[];
  /** Leads to a page; nothing is ever done by the click itself. */
  action?: { label: string; link: string };
  after?: readonly string[];
  /** The page on which whoever receives it asks for fewer messages. */
  lessLink?: string;
}

/** How somebody is greeted: a person by the first name, a company by its own; nobody by what is not known. */
export const greetingOf = (name: string | null): string => (name ? `Bonjour ${name},` : 'Bonjour,');

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  /** What it says, where somebody tells it: without greeting, links and signature. */
  spoken: string;
  /** What it was made of. */
  content: MailContent;
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const anchor = (link: string, text: string): string =>
  `<a href="${escaped(link)}" style="color:#0f5b63">${escaped(text)}</a>`;

const plainListing = ({ head, items }: Listing): string =>
  [
    head,
    ...items.map(({ text, link }) => `• ${text}${link === undefined ? '' : `\n  ${link}`}`),
  ].join('\n');

const spokenParagraph = (given: string | Listing): string =>
  typeof given === 'string'
    ? given
    : [given.head, ...given.items.map(({ text }) => `• ${text}`)].join('\n');

const plainParagraph = (given: string | Listing): string =>
  typeof given === 'string' ? given : plainListing(given);

const listing = ({ head, items }: Listing): string =>
  [
    escaped(head),
    ...items.map(
      ({ text, link }) => `• ${link === undefined ? escaped(text) : anchor(link, text)}`,
    ),
  ].join('<br>');

const paragraph = (given: string | Listing): string =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14232b">${typeof given === 'string' ? escaped(given).replaceAll('\n', '<br>') : listing(given)}</p>`;

const button = ({ label, link }: { label: string; link: string }): string =>
  `<p style="margin:24px 0"><a href="${escaped(link)}" style="display:inline-block;background:#0f5b63;color:#ffffff;text-decoration:none;font-size:16px;font-weight:600;line-height:24px;padding:12px 24px;border-radius:10px">${escaped(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:#4a5b63">Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :<br><a href="${escaped(link)}" style="color:#0f5b63;word-break:break-all">${escaped(link)}</a></p>`;

const signature = 'L’équipe Tandem';
const footer =
  'Vous recevez ce message parce que votre adresse est enregistrée dans Tandem, la plateforme qui rapproche candidats à l’alternance et entreprises.';

const less = 'Moins de messages';

const lessLine = (link: string): string =>
  `<br><a href="${escaped(link)}" style="color:#4a5b63">${less}</a>`;

/** The one layout of every mail, as text and as HTML that mail programs show alike. */
export const composeMail = (content: MailContent): ComposedMail => {
  const { subject, greeting, paragraphs, action, after = [], lessLink } = content;
  return {
    content,
    subject,
    spoken: paragraphs.map(spokenParagraph).join('\n\n'),
    text: [
      greeting,
      ...paragraphs.map(plainParagraph),
      ...(action ? [`${action.label} :\n${action.link}`] : []),
      ...after,
      signature,
      `--\n${footer}${lessLink === undefined ? '' : `\n${less} : ${lessLink}`}`,
    ].join('\n\n'),
    html: `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:0;background:#fbf8f2;font-family:Inter,Segoe UI,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf8f2"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 16px;font-size:22px;font-weight:700;color:#0f5b63">Tandem</td></tr>
<tr><td style="background:#ffffff;border:1px solid #e6e0d6;border-radius:10px;padding:32px;overflow-wrap:anywhere;word-break:break-word">
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${action ? button(action) : ''}
${[...after, signature].map(paragraph).join('\n')}
</td></tr>
<tr><td style="padding:16px 0 0;font-size:12px;line-height:18px;color:#4a5b63">${escaped(footer)}${lessLink === undefined ? '' : lessLine(lessLink)}</td></tr>
</table></td></tr></table></body></html>`,
  };
};

/** The same with a way to fewer messages below its signature, and where one is given a line more before that. */
export const closeMail = (
  { content }: ComposedMail,
  { line, lessLink }: { line?: string; lessLink: string },
): ComposedMail => {
  const after = [...(content.after ?? []), ...(line === undefined ? [] : [line])];
  return composeMail({ ...content, after, lessLink });
};
