import { t, translate, useCan } from '@atrium/sdk';
import { FormSection, Icon, iconNamed, ListRow, Loaded, Switch } from '@atrium/ui';
import { useListAppsQuery } from '../apps/apps.api.js';
import { useAppSwitch } from '../apps/use-app-switch.js';

/** The company's apps; each switch takes effect at once, like on the page of the apps. */
export function AreasSection() {
  return useCan('admin', 'apps', 'update') ? <Areas /> : null;
}

function Areas() {
  const query = useListAppsQuery();
  const onSwitch = useAppSwitch();
  return (
    <FormSection title={t('Areas')} text={t('Changes apply to everyone immediately. Data is kept.')}>
      <div className="is-wide">
        <Loaded of={query} title={t('The areas could not be loaded')}>
          {(apps) =>
            apps.map((app) => (
              <ListRow
                key={app.id}
                lead={<Icon name={iconNamed(app.icon)} />}
                title={translate(app.title)}
                text={translate(app.summary)}
                wrap
                end={
                  <Switch
                    checked={app.enabled}
                    label={translate(app.title)}
                    onChange={(enabled) => void onSwitch(app, enabled)}
                  />
                }
              />
            ))
          }
        </Loaded>
      </div>
    </FormSection>
  );
}
