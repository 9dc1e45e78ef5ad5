import { sendingMessages as messages } from './messages.ts';
import { MailIcon, PhoneMessageIcon } from '../../ui/icons.tsx';
import classes from './SendingSigns.module.css';
import { mailLines, smsLines, type MailSending, type SmsSending } from './sending-lines.ts';
import { Sign } from '../../ui/feedback/Sign.tsx';

/** How the invitation of a person went: by mail, and by SMS where there is a number. */
export const SendingSigns = ({ mail, sms }: { mail: MailSending; sms?: SmsSending }) => (
  <span className={classes.signs}>
    <Sign good={mail.email_sent} lines={[messages.mail, ...mailLines(mail)]}>
      <MailIcon />
    </Sign>
    {sms && (
      <Sign good={sms.sms_sent} lines={[messages.sms, ...smsLines(sms)]}>
        <PhoneMessageIcon />
      </Sign>
    )}
  </span>
);
