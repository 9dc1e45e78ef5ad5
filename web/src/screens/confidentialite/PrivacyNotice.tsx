import { mailtoOf } from '@tandem/domain/accounts/email';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/layout/Card.tsx';
import { LoadFailure } from '../../ui/feedback/Loaded.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { callQuery } from '../../platform/data/calls.ts';
import {
  dataUseLabels,
  dataUses,
  privacyMessages as messages,
  privacySections as sections,
  privacyTexts as texts,
  type DataUse,
} from '../../areas/privacy/notice.ts';
import { useSession } from '../../platform/session/session.ts';
import classes from './PrivacyNotice.module.css';

const Use = ({ use }: { use: DataUse }) => (
  <section className={classes.use}>
    <h3>{use.title}</h3>
    <dl>
      {(['what', 'why', 'basis', 'howLong'] as const).map((key) => (
        <div key={key}>
          <dt>{dataUseLabels[key]}</dt>
          <dd>{use[key]}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const Sentences = ({ of }: { of: readonly string[] }) => (
  <ul className={classes.list}>
    {of.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

/** Which data, why, on what ground, for how long, and whom to ask (RGPD, articles 13 and 14). */
const PrivacyNotice = () => {
  const { role } = useSession();
  const privacy = useQuery(callQuery('GET /privacy/'));
  const { centre = null, email = null, contract_sheet_months: months } = privacy.data ?? {};
  return (
    <Page title={messages.title} lead={messages.lead} width="medium">
      <LoadFailure query={privacy} failure={messages.loadFailed} />
      <Card as="section" aria-labelledby="responsible" className={classes.section ?? ''}>
        <h2 id="responsible">{sections.responsible}</h2>
        <p>{texts.responsible(centre)}</p>
        <p>
          {email ? (
            <>
              {texts.writeTo} <a href={mailtoOf(email)}>{email}</a>
            </>
          ) : (
            <Link to="/contact">{texts.contact}</Link>
          )}
        </p>
      </Card>
      <Card as="section" aria-labelledby="uses" className={classes.section ?? ''}>
        <h2 id="uses">{sections.uses}</h2>
        {dataUses(months).map((use) => (
          <Use key={use.title} use={use} />
        ))}
      </Card>
      <Card as="section" aria-labelledby="readers" className={classes.section ?? ''}>
        <h2 id="readers">{sections.readers}</h2>
        <Sentences of={texts.readers} />
      </Card>
      <Card as="section" aria-labelledby="scores" className={classes.section ?? ''}>
        <h2 id="scores">{sections.scores}</h2>
        <Sentences of={texts.scores} />
      </Card>
      <Card as="section" aria-labelledby="rights" className={classes.section ?? ''}>
        <h2 id="rights">{sections.rights}</h2>
        <Sentences of={texts.rights} />
        {role !== 'visitor' && (
          <p>
            <Link to="/profile">{texts.profile}</Link>
          </p>
        )}
        <p>
          {texts.complaint}{' '}
          <a href="https://www.cnil.fr/fr/plaintes" rel="noreferrer">
            www.cnil.fr/fr/plaintes
          </a>
        </p>
      </Card>
      <Card as="section" aria-labelledby="device" className={classes.section ?? ''}>
        <h2 id="device">{sections.device}</h2>
        <p>{texts.device}</p>
      </Card>
    </Page>
  );
};

export default PrivacyNotice;
