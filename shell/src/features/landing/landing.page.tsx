import '@atrium/ui/frame.scss';
import '@atrium/ui/app.scss';
import { t, useSession } from '@atrium/sdk';
import { addIcons, APP_ICONS, Brand, ButtonLink } from '@atrium/ui';
import { use } from 'react';
import { usePageTitle } from '../../app/use-page-title.js';
import { getPortalInfo } from '../../portal/portal-info.js';
import { COMPANY_CODE_PATH, homePath, signInPath } from '../../session/access.rules.js';
import { LandingLook } from './landing-look.js';
import { LandingSections } from './landing-sections.js';
import { LandingShot } from './landing-shot.js';
import { HOME } from './shots.js';

addIcons(APP_ICONS);

export default function LandingPage() {
  usePageTitle('Atrium');
  const { user } = useSession();
  return (
    <>
      <header className="at-lp-nav">
        <Brand />
        <nav className="at-actions" aria-label={t('Account')}>
          {user ? (
            <ButtonLink variant="primary" size="sm" to={homePath(user)}>
              {t('Continue to {name}', { name: user.company.name })}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink variant="ghost" size="sm" to={COMPANY_CODE_PATH}>
                {t('Sign in')}
              </ButtonLink>
              <ButtonLink variant="primary" size="sm" to="/signup">
                {t('Sign up')}
              </ButtonLink>
            </>
          )}
        </nav>
      </header>
      <main className="at-lp">
        <Hero />
        <LandingShot shot={HOME} alt={t('Home: the day, what waits for you, and what comes next')} />
        <LandingLook />
        <LandingSections />
        <Closing />
        <footer className="at-lp-foot">
          <span>Atrium</span>
          <span>{t('One portal, an app for every team.')}</span>
        </footer>
      </main>
    </>
  );
}

/** Links to one's own company, to sign-up, and to the demo company. */
function Ways() {
  const { user } = useSession();
  const { demo } = use(getPortalInfo());
  return (
    <div className="d-flex flex-wrap gap-3 mt-8">
      {user ? (
        <ButtonLink variant="primary" size="lg" to={homePath(user)}>
          {t('Continue to {name}', { name: user.company.name })}
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" size="lg" to="/signup">
          {t('Create your company')}
        </ButtonLink>
      )}
      {demo && (
        <ButtonLink size="lg" to={signInPath(demo.code)}>
          {t('See the demo company')}
        </ButtonLink>
      )}
    </div>
  );
}

function Closing() {
  return (
    <section>
      <h2>{t('Start today')}</h2>
      <p className="at-muted">{t('Create your own company, or look around the demo first.')}</p>
      <Ways />
    </section>
  );
}

function Hero() {
  return (
    <div className="at-lp-hero">
      <h1>{t('Run the whole agency from one place.')}</h1>
      <p className="lead">
        {t(
          'People, leave, tasks, the calendar, leads, proposals and projects in one portal. Your people sign in once and see only what they need.',
        )}
      </p>
      <Ways />
      <p className="at-13 at-faint mt-3">
        {t('From sign-up to first clock-in in minutes. No credit card, nothing to install.')}
      </p>
    </div>
  );
}
