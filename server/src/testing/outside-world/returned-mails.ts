/** The mail that comes back: its id, as `<…@…>`, and to whom it was sent. */
export interface SentMail {
  messageId: string;
  to: string;
}

const crlf = (text: string): string => text.replaceAll(/\r?\n/g, '\r\n');

const copyOf = ({ messageId, to }: SentMail): string =>
  `From: Centre <centre@centre.example>
To: <${to}>
Subject: =?UTF-8?Q?Trouvez_votre_alternance?=
Message-ID: ${messageId}
MIME-Version: 1.0
`;

interface Report {
  from: string;
  subject: string;
  /** What the server says in words, with its content type. */
  words: [type: string, text: string];
  status: string;
  /** As the copy of the mail is called; none where null. */
  copy?: string | null;
}

/** A delivery report (RFC 3462, RFC 3464). */
export const report = (mail: SentMail, { from, subject, words, status, copy }: Report): string =>
  crlf(`Return-Path: <>
From: ${from}
To: centre@centre.example
Subject: ${subject}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="=_r"

--=_r
Content-Type: ${words[0]}; charset=utf-8

${words[1]}

--=_r
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.centre.example

${status}

--=_r
${copy === null ? 'Content-Type: text/plain\n\n' : `Content-Type: ${copy ?? 'message/rfc822'}\n\n${copyOf(mail)}`}
--=_r--
`);

const plain = (head: string, body: string): string =>
  crlf(`Return-Path: <>
${head}
To: centre@centre.example
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

${body}
`);

type Form = (mail: SentMail) => string;

const postfix = (action: string, status: string, answer: string): Form => {
  return (mail) =>
    report(mail, {
      from: 'MAILER-DAEMON@mx.centre.example (Mail Delivery System)',
      subject: 'Undelivered Mail Returned to Sender',
      words: [
        'text/plain',
        `This is the mail system at host mx.centre.example.\n\n<${mail.to}>: ${answer}`,
      ],
      status: `Final-Recipient: rfc822; ${mail.to}
Original-Recipient: rfc822;${mail.to}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.exemple.fr
Diagnostic-Code: smtp; ${answer.replaceAll('\n', '\n ')}`,
      copy: 'text/rfc822-headers',
    });
};

/** Servers as they give a mail back for good, each in the form of its own. */
export const refusedForms: Record<string, Form> = {
  Postfix: postfix('failed', '5.1.1', '550 5.1.1 User unknown\nin virtual mailbox table'),
  'Postfix, of a domain that is not there': postfix(
    'failed',
    '5.4.4',
    'Host or domain name not found. Name service error',
  ),
  'Microsoft, in French': (mail) =>
    report(mail, {
      from: 'Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@centre.onmicrosoft.com>',
      subject: '=?utf-8?Q?Non_remis=C2=A0:_Trouvez_votre_alternance?=',
      words: [
        'text/html',
        `<html><body><p>Votre message n&#8217;a pas pu &ecirc;tre remis &agrave; <b>${mail.to}</b>.</p></body></html>`,
      ],
      status: `Final-Recipient: rfc822;${mail.to}
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup`,
    }),
  'Google, in French': (mail) =>
    report(mail, {
      from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      subject: 'Delivery Status Notification (Failure)',
      words: [
        'text/plain',
        `** Adresse introuvable **\n\nVotre message n'a pas été transmis à ${mail.to}, car cette adresse est introuvable.`,
      ],
      status: `Final-Recipient: rfc822; ${mail.to}
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist.`,
    }),
  'a server that names the mail alone': (mail) =>
    report(mail, {
      from: 'postmaster@exemple.fr',
      subject: 'failure notice',
      words: ['text/plain', 'No such user here.'],
      status: `Original-Envelope-Id: ${mail.messageId.replaceAll(/[<>]/g, '')}

Final-Recipient: rfc822; <${mail.to.toUpperCase()}>
Action: failed
Diagnostic-Code: smtp; 550 No such user`,
      copy: null,
    }),
  Exim: (mail) =>
    plain(
      `From: Mail Delivery System <Mailer-Daemon@mx.centre.example>
X-Failed-Recipients: ${mail.to}
Subject: Mail delivery failed: returning message to sender`,
      `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  ${mail.to}
    host mx.exemple.fr [192.0.2.4]
    SMTP error from remote mail server after RCPT TO:<${mail.to}>:
    550 5.1.1 User unknown

------ This is a copy of the message's headers. ------

Received: from app ([192.0.2.9]) by mx.centre.example
${copyOf(mail)}`,
    ),
  qmail: (mail) =>
    plain(
      `From: MAILER-DAEMON@exemple.fr
Subject: failure notice`,
      `Hi. This is the qmail-send program at exemple.fr.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<${mail.to}>:
Sorry, no mailbox here by that name. (#5.1.1)

--- Below this line is a copy of the message.

Return-Path: <centre@centre.example>
${copyOf(mail)}`,
    ),
  'a French provider': (mail) =>
    plain(
      `From: Postmaster <postmaster@fournisseur.example>
Subject: =?utf-8?Q?=C3=89chec_de_la_remise?=`,
      `Bonjour,

Votre message n’a pas pu être remis au destinataire suivant :

    ${mail.to}

Raison : adresse inconnue. Cette boîte n’existe plus.

En-têtes du message d’origine :
${copyOf(mail)}`,
    ),
  'an old Exchange': (mail) =>
    plain(
      `From: System Administrator <postmaster@exemple.fr>
Subject: Undeliverable: Trouvez votre alternance`,
      `Your message did not reach some or all of the intended recipients.

The following recipient(s) could not be reached:

      ${mail.to} on 24/11/2026 10:02
            The e-mail account does not exist at the organization this message was sent to.
            <mx.exemple.fr #5.1.1>

Original message headers:
${copyOf(mail)}`,
    ),
};

/** Given up after days, for a reason that may pass. */
export const givenUpForms: Record<string, Form> = {
  Postfix: postfix('failed', '4.4.1', 'connect to mx.exemple.fr[192.0.2.4]:25: timed out'),
  'a full mailbox': postfix('failed', '4.2.2', '452 4.2.2 Mailbox full'),
  'a forwarded mail': (mail) =>
    refusedForms['Postfix']?.({ ...mail, to: 'autre@ailleurs.example' }) ?? '',
};

/** All that says nothing of an address. */
export const otherForms: Record<string, Form> = {
  'a report of a delay': postfix('delayed', '4.4.1', 'connect to mx.exemple.fr: timed out'),
  'a report of success': postfix('relayed', '2.0.0', '250 2.0.0 Ok'),
  'a warning of Exim': (mail) =>
    plain(
      `From: Mail Delivery System <Mailer-Daemon@mx.centre.example>
Subject: Warning: message delayed 24 hours`,
      `The message has not yet been delivered to ${mail.to}: 550 5.1.1 was told once.
This is a warning message only. You do not need to resend.
${copyOf(mail)}`,
    ),
  'a French warning': (mail) =>
    plain(
      `From: Postmaster <postmaster@fournisseur.example>
Subject: Remise =?utf-8?Q?retard=C3=A9e?=`,
      `Votre message à ${mail.to} n’a pas encore pu être remis. De nouvelles tentatives suivront.
${copyOf(mail)}`,
    ),
  'somebody who is away': (mail) =>
    plain(
      `From: Inès Morel <${mail.to}>
Auto-Submitted: auto-replied
In-Reply-To: ${mail.messageId}
Subject: Absente`,
      `Je ne suis plus à ${mail.to}, cette adresse n’existe plus. 550 5.1.1 User unknown`,
    ),
  'somebody who answers': (mail) =>
    plain(
      `From: ${mail.to}
References: ${mail.messageId}
Subject: Re: Undelivered Mail Returned to Sender`,
      '550 euros me vont.',
    ),
  'a receipt of reading': (mail) =>
    report(mail, {
      from: mail.to,
      subject: 'Lu',
      words: ['text/plain', '550 5.1.1'],
      status: 'Disposition: automatic-action; deleted',
    }).replace('report-type=delivery-status', 'report-type=disposition-notification'),
};
