import type { App } from '@atrium/contracts';
import { Icon, iconNamed, RelativeTime, Switch, type DataColumn } from '@atrium/ui';

type OnSwitch = (app: App, enabled: boolean) => void;

function AppName({ app }: { app: App }) {
  return (
    <span className="at-row gap-3 py-3">
      <span className="at-av at-av-sq at-av-32 at-h8">
        <Icon name={iconNamed(app.icon)} size={18} />
      </span>
      <span className="at-grow">
        <span className="d-block">{app.title}</span>
        <span className="at-12 at-muted d-block at-not-phone">{app.summary}</span>
      </span>
    </span>
  );
}

function LastChange({ changedAt, changedBy }: App) {
  if (!changedAt) return <span className="at-faint">–</span>;
  return (
    <>
      <RelativeTime at={changedAt} />
      {changedBy && ` by ${changedBy}`}
    </>
  );
}

/** On a phone's card no heading says what the figure counts. */
function People({ people }: App) {
  return (
    <>
      {people} <span className="at-only-phone">{people === 1 ? 'person' : 'people'}</span>
    </>
  );
}

export const appColumns = (onSwitch: OnSwitch): readonly DataColumn<App>[] => [
  { id: 'app', header: 'App', weight: 'name', card: 'name', cell: (app) => <AppName app={app} /> },
  { id: 'version', header: 'Version', wide: true, cell: (app) => <bdi dir="ltr">{app.version}</bdi> },
  { id: 'published', header: 'Published', wide: true, cell: (app) => <RelativeTime at={app.publishedAt} /> },
  { id: 'changed', header: 'Last switched', wide: true, cell: LastChange },
  { id: 'people', header: 'People', align: 'end', card: 'text', cell: People },
  {
    id: 'enabled',
    header: 'On',
    align: 'end',
    card: 'state',
    cell: (app) => (
      <Switch checked={app.enabled} label={app.title} onChange={(enabled) => onSwitch(app, enabled)} />
    ),
  },
];
