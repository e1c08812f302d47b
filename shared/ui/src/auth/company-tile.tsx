import { t } from '@atrium/sdk';
import type { ReactNode } from 'react';
import { CompanyMark } from '../avatar/company-mark.js';

export interface CompanyTileProps {
  name: string;
  code: string;
  /** URL of its logo. */
  logo?: string | null;
  /** A "Change" link. */
  action?: ReactNode;
}

/** The company a person is about to sign in to. */
export function CompanyTile({ name, code, logo, action }: CompanyTileProps) {
  return (
    <div className="at-auth-co">
      <CompanyMark name={name} logo={logo} />
      <div className="at-grow at-13">
        <div className="at-strong at-clip">{name}</div>
        <div className="at-12 at-muted at-clip">{t('Company code {code}', { code })}</div>
      </div>
      {action}
    </div>
  );
}
