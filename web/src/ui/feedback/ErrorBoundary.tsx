import { Component, type ReactNode } from 'react';
import { shellMessages } from '../../shell/messages.ts';
import { Rings } from '../../platform/theme/Rings.tsx';
import classes from './ErrorBoundary.module.css';

/** What is shown instead of a screen that broke. It stands on nothing that may have broken with it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div className={classes.root} role="alert">
        <title>{`${shellMessages.brokenTitle} – Tandem`}</title>
        <Rings apart={34} height={64} />
        <h1>{shellMessages.brokenTitle}</h1>
        <p>{shellMessages.brokenText}</p>
        <p className={classes.ways}>
          <button type="button" onClick={() => window.location.reload()}>
            {shellMessages.reloadPage}
          </button>
          <a href="/">{shellMessages.backHome}</a>
        </p>
      </div>
    );
  }
}
