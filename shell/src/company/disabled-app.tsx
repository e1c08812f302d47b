import { t, translate, useCan } from '@atrium/sdk';
import { ButtonLink, Icon } from '@atrium/ui';
import { useSession } from '@atrium/sdk';
import { usePageTitle } from '../app/use-page-title.js';
import { LogoutButton } from '../session/logout-button.js';

/**
 * Shown in place of a page whose remote the company has switched off, also when that happens while the page is open.
 */
export function DisabledApp({ title: name }: { title: string }) {
  const title = translate(name);
  usePageTitle(t('{title} is switched off', { title }));
  const { user } = useSession();
  const mayManage = useCan('admin', 'apps');
  return (
    <div className="at-body at-fill">
      <div className="at-blank" role="status">
        <span className="at-glyph">
          <Icon name="plug-off" size={24} />
        </span>
        <h1>{t('{title} is switched off for your company', { title })}</h1>
        <p>{sentenceFor(mayManage)}</p>
        <div className="acts">
          {user && mayManage && (
            <ButtonLink variant="primary" to={`/${user.company.code}/admin/apps`}>
              {t('Go to Apps')}
            </ButtonLink>
          )}
          {user?.role === 'client' && <LogoutButton />}
        </div>
      </div>
    </div>
  );
}

const sentenceFor = (mayManage: boolean) =>
  mayManage
    ? t('It was switched off. Its data is kept; switch it on again to use it.')
    : t('An admin has switched it off. Its data is kept and comes back with it.');
