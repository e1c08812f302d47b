import { t, useCompanyPath, useUser } from '@atrium/sdk';
import { Avatar, Button } from '@atrium/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PortalAnswer } from '../company/use-portal.js';
import { SidebarItem } from './sidebar-item.js';
import { useNavigation } from './use-navigation.js';

interface SidebarProps {
  answer: PortalAnswer;
  /** On a phone: larger items, and a way to close. */
  touch?: boolean;
  close?: ReactNode;
}

/** The company, leading to its dashboard, and everything the person may open. */
export function Sidebar({ answer, touch, close }: SidebarProps) {
  const groups = useNavigation(answer.portal);
  return (
    <>
      <div className="at-row">
        <CompanyLink />
        {close}
      </div>
      <div className={touch ? 'at-nav at-nav-touch' : 'at-nav'}>
        {groups.map(({ id, title, items }) => (
          <div key={id} role="group" aria-label={title ?? undefined}>
            {title && (
              <div className="at-nav-h" aria-hidden="true">
                {title}
              </div>
            )}
            {items.map((item) => (
              <SidebarItem key={item.id} item={item} />
            ))}
          </div>
        ))}
        {answer.error ? <MissingApps onRetry={answer.retry} /> : null}
      </div>
    </>
  );
}

function CompanyLink() {
  const { name, code } = useUser().company;
  const pathOf = useCompanyPath();
  return (
    <Link className="at-co at-grow" to={pathOf('dashboard')}>
      <Avatar name={name} size={32} square />
      <span className="at-grow at-clip">
        {name}
        <small>{code}</small>
      </span>
    </Link>
  );
}

function MissingApps({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="at-12 at-muted p-2" role="alert">
      {t('Your apps could not be loaded.')}{' '}
      <Button variant="ghost" size="xs" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </div>
  );
}
