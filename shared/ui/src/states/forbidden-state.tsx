import { t } from '@atrium/sdk';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';

/** The person may not open this page. Product specification 6 gives the heading. */
export function ForbiddenState({ actions }: { actions?: ReactNode }) {
  return (
    <div className="at-blank">
      <span className="at-glyph">
        <Icon name="lock" size={24} />
      </span>
      <h1>{t('401 - Access Denied')}</h1>
      <p>{t('Your role does not include this page. Ask your admin if you need it.')}</p>
      {actions && <div className="acts">{actions}</div>}
    </div>
  );
}
