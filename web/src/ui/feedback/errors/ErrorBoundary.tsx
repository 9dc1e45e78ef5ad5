import { Component, type ReactNode } from 'react';
import { brokenMessages as messages } from '../../messages.ts';
import { Rings } from '../../../platform/theme/Rings.tsx';
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
        <title>{`${messages.title} – Tandem`}</title>
        <Rings apart={34} height={64} />
        <h1>{messages.title}</h1>
        <p>{messages.text}</p>
        <p className={classes.ways}>
          <button type="button" onClick={() => window.location.reload()}>
            {messages.reloadPage}
          </button>
          <a href="/">{messages.backHome}</a>
        </p>
      </div>
    );
  }
}
