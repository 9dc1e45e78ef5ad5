import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { useHeadingFocus } from '../../../ui/layout/use-heading-focus.ts';
import { homeMessages as messages } from '../messages.ts';
import { Tagline } from './Tagline.tsx';
import { TandemPicture } from './TandemPicture.tsx';
import classes from './VisitorHome.module.css';
import { WhatItDoes } from './WhatItDoes.tsx';

export const VisitorHome = () => {
  const heading = useHeadingFocus();
  return (
    <>
      <title>Tandem</title>
      <div className={classes.root}>
        <div className={classes.words}>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            <Tagline />
          </h1>
          <p className={classes.lead}>{messages.lead}</p>
          <div className={classes.ways}>
            <ButtonLink to="/login" variant="main" size="lg">
              {messages.signIn}
            </ButtonLink>
            <ButtonLink to="/contact" size="lg">
              {messages.contact}
            </ButtonLink>
          </div>
        </div>
        <TandemPicture />
      </div>
      <WhatItDoes />
    </>
  );
};
