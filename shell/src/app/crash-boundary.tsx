import { t } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { Component, type ReactNode } from 'react';

/** The last resort, for errors of the shell itself. Errors of remotes are handled by their own card. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <main className="at-auth is-single">
        <div className="at-blank" role="alert">
          <h1>{t('Something went wrong on this page')}</h1>
          <p>{t('Your saved work is safe. Reload the page; if this happens again, tell your admin.')}</p>
          <div className="acts">
            <Button variant="primary" onClick={() => window.location.reload()}>
              {t('Reload')}
            </Button>
          </div>
        </div>
      </main>
    );
  }
}
