import { OVERVIEW_SOON, type OverviewPeople, type OverviewScope } from '@atrium/contracts';
import { formatDate, formatNumber, t, translate, useCan, useCompanyPath } from '@atrium/sdk';
import { Avatar, Drawer, EmptyState, ListRow, Loaded, Note, SkeletonCards } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { useListOverviewPeopleQuery } from '../overview.api.js';
import { daysInWords, DEFINITIONS, FIGURE_NAMES } from '../overview.format.js';
import type { OpenedFigure } from '../use-overview.js';

interface FigureDrawerProps {
  of: OverviewScope;
  opened: OpenedFigure;
  onClose: () => void;
}

/** Exactly the people whom a number counts, and what it counts. */
export function FigureDrawer({ of, opened: { figure, days, department }, onClose }: FigureDrawerProps) {
  const query = useListOverviewPeopleQuery({
    of,
    figure,
    ...days,
    ...(department && { department }),
  });
  return (
    <Drawer
      open
      title={translate(FIGURE_NAMES[figure])}
      subtitle={OVERVIEW_SOON.some((each) => each === figure) ? undefined : daysInWords(days)}
      onClose={onClose}
    >
      <p className="at-13 at-muted">{translate(DEFINITIONS[figure])}</p>
      <Loaded
        of={query}
        current
        title={t('The rows did not load')}
        skeleton={<SkeletonCards cards={1} rows={5} label={t('Loading the rows')} />}
      >
        {(currentData) => <Rows {...currentData} />}
      </Loaded>
    </Drawer>
  );
}

function Rows({ items, total }: OverviewPeople) {
  const mayOpen = useCan('hrOperations', 'addEmployee', 'read');
  const path = useCompanyPath();
  if (items.length === 0)
    return <EmptyState title={t('No one')} text={t('This number counts no one in the range.')} />;
  return (
    <>
      <p className="at-13 at-muted m-0">
        {t('{count, plural, one {# row} other {# rows}}', { count: total })}
      </p>
      {total > items.length && (
        <Note tone="info">{t('The first {count} are shown.', { count: formatNumber(items.length) })}</Note>
      )}
      {items.map(({ id, name, code, designation, day, what }) => (
        <ListRow
          key={`${id} ${day} ${what ?? ''}`}
          lead={<Avatar name={name} size={32} />}
          title={mayOpen ? <Link to={path(`employee/Management?open=${id}`)}>{name}</Link> : name}
          text={[what ?? designation, code].filter(Boolean).join(' · ')}
          end={<span className="at-13">{formatDate(day)}</span>}
        />
      ))}
    </>
  );
}
