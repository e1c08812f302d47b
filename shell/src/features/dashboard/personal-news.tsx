import { useCompanyPath } from '@atrium/sdk';
import { Card, Icon, iconNamed, ListRow } from '@atrium/ui';
import { useListNextStepsQuery } from './next-steps.api.js';

/** What is new for the person; it goes once they have opened it. */
export function PersonalNews() {
  const { data } = useListNextStepsQuery();
  const pathOf = useCompanyPath();
  const news = data?.news ?? [];
  if (news.length === 0) return null;
  return (
    <Card fill="rows">
      {news.map(({ id, title, text, path, icon }) => (
        <ListRow
          key={id}
          to={pathOf(path)}
          lead={<Icon name={iconNamed(icon)} />}
          title={title}
          text={text}
          end={<Icon name="arrow-right" className="at-faint" />}
        />
      ))}
    </Card>
  );
}
