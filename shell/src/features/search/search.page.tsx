import { SEARCH_TEXT_MAX } from '@atrium/contracts';
import { t, useCompanyPath } from '@atrium/sdk';
import {
  Card,
  EmptyState,
  Icon,
  iconNamed,
  ListRow,
  Loaded,
  Page,
  SearchBox,
  SkeletonCards,
  Toolbar,
  useSearchParams,
} from '@atrium/ui';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../app/use-page-title.js';
import { useNavigation } from '../../navigation/use-navigation.js';
import { usePortal } from '../../navigation/use-portal.js';
import { useSearchQuery } from '../../search/search.api.js';
import { findPages, toHitGroups, type HitGroup, type PageHit } from '../../search/search-hits.rules.js';
import { useSearchKinds } from '../../search/use-search-kinds.js';

const MOST = 50;

/** All results by kind; the search text is in the URL. */
export default function SearchPage() {
  const [params, setParams] = useSearchParams();
  const text = (params.get('q') ?? '').trim().slice(0, SEARCH_TEXT_MAX);
  usePageTitle(text ? t('{text} · Search', { text }) : t('Search'));
  return (
    <Page
      title={t('Search')}
      subtitle={text ? t('Results for “{text}”', { text }) : undefined}
      toolbar={
        <Toolbar>
          <SearchBox
            label={t('Search for')}
            placeholder={t('Name, email, code or page')}
            value={text}
            onSearch={(q) => setParams(q ? { q } : {}, { replace: true })}
          />
        </Toolbar>
      }
    >
      {text ? <Results text={text} /> : <NothingAsked />}
    </Page>
  );
}

function Results({ text }: { text: string }) {
  const { portal } = usePortal();
  const pages = findPages(useNavigation(portal), text);
  const kinds = useSearchKinds(portal);
  const query = useSearchQuery({ q: text, limit: MOST });
  return (
    <Loaded
      of={query}
      current
      title={t('Search is not responding')}
      skeleton={<SkeletonCards />}
      frame={(waiting) => <Groups groups={pages}>{waiting}</Groups>}
    >
      {(found) => {
        const groups = [...toHitGroups(found, kinds), ...pages];
        return groups.length === 0 ? <NothingFound text={text} /> : <Groups groups={groups} />;
      }}
    </Loaded>
  );
}

function Groups({ groups, children }: { groups: readonly HitGroup<PageHit>[]; children?: ReactNode }) {
  return (
    <>
      {groups.map((group) => (
        <GroupCard key={group.key} group={group} />
      ))}
      {children}
    </>
  );
}

function GroupCard({ group: { title, count, hits } }: { group: HitGroup<PageHit> }) {
  const pathOf = useCompanyPath();
  return (
    <Card
      title={title}
      note={count && t('The best {shown} of {count}', { shown: hits.length, count })}
      fill="rows"
    >
      {hits.map(({ key, icon, title: name, detail, act }) => (
        <ListRow
          key={key}
          lead={<Icon name={iconNamed(icon)} size={18} />}
          title={name}
          text={detail}
          to={pathOf(act)}
        />
      ))}
    </Card>
  );
}

function NothingAsked() {
  return (
    <EmptyState
      title={t('What are you looking for?')}
      text={t('Search by name, email, code or page. Small typos are fine.')}
    />
  );
}

function NothingFound({ text }: { text: string }) {
  return (
    <EmptyState
      title={t('Nothing found for “{text}”', { text })}
      text={t(
        'Try fewer or different words. Search covers what you can open, in the apps your company has switched on.',
      )}
    />
  );
}
