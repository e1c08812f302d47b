import type { App } from '@atrium/contracts';
import { formatNumber, t, Trans, translate } from '@atrium/sdk';
import { Icon, iconNamed, RelativeTime, Switch, type DataColumn } from '@atrium/ui';

type OnSwitch = (app: App, enabled: boolean) => void;

function AppName({ app }: { app: App }) {
  return (
    <span className="at-row gap-3 py-3">
      <span className="at-av at-av-sq at-av-32 at-h8">
        <Icon name={iconNamed(app.icon)} size={18} />
      </span>
      <span className="at-grow">
        <span className="d-block at-clip">{translate(app.title)}</span>
        <span className="at-12 at-muted d-block at-clip at-not-phone">{translate(app.summary)}</span>
      </span>
    </span>
  );
}

function LastChange({ changedAt, changedBy }: App) {
  if (!changedAt) return <span className="at-faint">–</span>;
  const time = <RelativeTime at={changedAt} />;
  return changedBy ? <Trans id="{time} by {changedBy}" values={{ time, changedBy }} /> : time;
}

/** On a phone's card no heading says what the number counts. */
function People({ people }: App) {
  return (
    <>
      <span className="at-not-phone">{formatNumber(people)}</span>
      <span className="at-only-phone">
        {t('{people, plural, one {# person} other {# people}}', { people })}
      </span>
    </>
  );
}

export const appColumns = (onSwitch: OnSwitch): readonly DataColumn<App>[] => [
  { id: 'app', header: t('App'), weight: 'name', card: 'name', cell: (app) => <AppName app={app} /> },
  { id: 'version', header: t('Version'), cell: (app) => <bdi dir="ltr">{app.version}</bdi> },
  {
    id: 'published',
    header: t('Published'),
    cell: (app) => <RelativeTime at={app.publishedAt} />,
  },
  { id: 'changed', header: t('Last switched'), cell: LastChange },
  { id: 'people', header: t('People'), align: 'end', card: 'text', cell: People },
  {
    id: 'enabled',
    header: t('On'),
    align: 'end',
    card: 'state',
    cell: (app) => (
      <Switch
        checked={app.enabled}
        label={translate(app.title)}
        onChange={(enabled) => onSwitch(app, enabled)}
      />
    ),
  },
];
